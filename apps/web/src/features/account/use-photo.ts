import { useProfile, useUser } from '@quits/auth/react';
import { newId } from '@quits/firestore';
import { useState } from 'react';
import type { Files } from '../../files/create-files.ts';
import { useFiles } from '../../files/files-context.tsx';
import { photoPath } from './photo-path.ts';

/** How far a new photo has come. */
export type PhotoState =
  | { readonly step: 'ready' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly error: { readonly code: string } };

const MIB = 1024 * 1024;

/** Changes and removes the account's photo; it is drawn anew, small, before it is sent. */
export function usePhoto() {
  const files = useFiles();
  const user = useUser();
  const { update } = useProfile();
  const [state, setState] = useState<PhotoState>({ step: 'ready' });

  function forgetOld(): void {
    const old = photoPath(user?.photoURL, user?.uid ?? '');
    if (old !== undefined) files?.remove([old]);
  }

  async function send(file: File): Promise<void> {
    if (files === undefined || user === undefined) return;
    setState({ step: 'sending' });
    const path = `users/${user.uid}/photo/${newId()}`;
    const added = await files.uploads.add({
      path,
      file,
      types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
      maxBytes: 20 * MIB,
      image: { maxEdge: 512 },
    });
    const error = added.ok ? await sent(files, added.value) : added.error;
    if (error !== undefined) {
      setState({ step: 'failed', error });
      return;
    }
    const stored = await addressOf(files, path);
    if ('error' in stored) {
      setState({ step: 'failed', error: stored.error });
      return;
    }
    update({ photoURL: stored.url });
    forgetOld();
    setState({ step: 'ready' });
  }

  return {
    state,
    change: (file: File) => void send(file),
    remove: () => {
      forgetOld();
      update({ photoURL: null });
    },
  };
}

/** Waits until an upload has arrived; gives why it has not. */
function sent({ uploads }: Files, id: string): Promise<{ readonly code: string } | undefined> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const state = uploads.list.get().find((upload) => upload.id === id)?.state;
      const failed = state?.status === 'failed' && !state.retrying;
      if (state?.status !== 'done' && !failed) return;
      stop();
      uploads.cancel(id);
      resolve(failed ? state.error : undefined);
    };
    stop = uploads.list.subscribe(look);
    look();
  });
}

type Address = { readonly url: string } | { readonly error: { readonly code: string } };

function addressOf({ downloads }: Files, path: string): Promise<Address> {
  return new Promise((resolve) => {
    const address = downloads.url(path);
    let stop = () => {};
    const look = () => {
      const state = address.get();
      if (state.status === 'ready') resolve({ url: state.url });
      else if (state.status === 'failed') resolve({ error: state.error });
      else return;
      stop();
    };
    stop = address.subscribe(look);
    look();
  });
}
