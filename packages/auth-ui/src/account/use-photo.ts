import { useProfile, useUser } from '@quits/auth/react';
import { useEffect, useRef, useState } from 'react';
import { photoPath } from './photo-path.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { sendPhoto } from './send-photo.ts';

/** Progress of a new photo. */
export type PhotoState =
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly error: { readonly code: string } };

/** Changes and removes the account's photo, stored below a folder. */
export function usePhoto(files: PhotoStorage | undefined, folder: string) {
  const user = useUser();
  const { update } = useProfile();
  const [state, setState] = useState<PhotoState>({ status: 'ready' });
  const shown = photoPath(user?.photoURL, folder);
  const replaced = useRef<string>(undefined);

  useEffect(() => {
    // Delete the old photo only when the account no longer uses it.
    if (replaced.current === undefined || replaced.current === shown) return;
    files?.remove([replaced.current]);
    replaced.current = undefined;
  }, [files, shown]);

  function show(photoURL: string | null): void {
    replaced.current = shown;
    update({ photoURL });
  }

  async function send(file: File): Promise<void> {
    if (files === undefined || user === undefined) return;
    setState({ status: 'sending' });
    const sent = await sendPhoto(files, `${folder}${files.newName()}`, file);
    if ('error' in sent) {
      setState({ status: 'failed', error: sent.error });
      return;
    }
    show(sent.url);
    setState({ status: 'ready' });
  }

  return {
    state,
    change: (file: File) => void send(file),
    remove: () => show(null),
  };
}
