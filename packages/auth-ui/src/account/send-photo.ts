import type { PhotoStorage } from './photo-storage.ts';

/** Dependencies of {@link sendPhoto}. */
export type PhotoFiles = Pick<PhotoStorage, 'uploads' | 'downloads'>;

/** URL of an uploaded photo, or the error. */
export type SentPhoto = { readonly url: string } | { readonly error: { readonly code: string } };

const MIB = 1024 * 1024;

/**
 * Uploads a photo, re-encoded and scaled down, and returns its URL. Doesn't wait for a connection,
 * which changing the account requires anyway.
 */
export async function sendPhoto(
  { uploads, downloads }: PhotoFiles,
  path: string,
  file: File,
): Promise<SentPhoto> {
  if (!navigator.onLine) return { error: { code: 'network/offline' } };
  const added = await uploads.add({
    path,
    file,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
    maxBytes: 20 * MIB,
    image: { maxDimension: 512 },
  });
  if (!added.ok) return { error: added.error };
  const error = await arrival(uploads, added.value);
  return error === undefined ? addressOf(downloads, path) : { error };
}

/** Waits until an upload is done; returns the error if it fails. */
function arrival(
  uploads: PhotoFiles['uploads'],
  id: string,
): Promise<{ readonly code: string } | undefined> {
  return new Promise((resolve) => {
    let stop = () => {};
    const check = () => {
      const state = uploads.list.getState().find((upload) => upload.id === id)?.state;
      const error = state?.status === 'failed' ? state.error : undefined;
      if (state?.status !== 'done' && error === undefined) return;
      stop();
      // The user sees the error now, so the upload must not be retried later.
      if (state?.status === 'failed' && state.retrying) uploads.cancel(id);
      else uploads.dismiss(id);
      resolve(error);
    };
    stop = uploads.list.subscribe(check);
    check();
  });
}

function addressOf(downloads: PhotoFiles['downloads'], path: string): Promise<SentPhoto> {
  return new Promise((resolve) => {
    const address = downloads.url(path);
    let stop = () => {};
    const check = () => {
      const state = address.getState();
      if (state.status === 'ready') resolve({ url: state.url });
      else if (state.status === 'failed') resolve({ error: state.error });
      else return;
      stop();
    };
    stop = address.subscribe(check);
    check();
  });
}
