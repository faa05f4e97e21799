import type { Files } from '../files/create-files.ts';
import { readStoredFile } from '../files/read-stored-file.ts';
import { dropOtherPhotos, keepPhoto, keptPhoto } from './kept-photos.ts';

/** Photos that a group shows. */
export interface LoadPhotosRequest {
  /** The account that sees them. */
  readonly uid: string;
  readonly groupId: string;
  readonly paths: readonly string[];
  /** Returns the stored files; called only if a photo isn't cached. */
  readonly files: () => Promise<Pick<Files, 'downloads'>>;
  /** Called with the object URL of each photo as soon as it is there. */
  readonly onLoad: (path: string, url: string) => void;
}

/** Photos that are loaded concurrently. */
const AT_ONCE = 4;

const urls = new Map<string, string>();

/**
 * Loads the photos of a group, from the device if possible. A photo that can't be loaded is left
 * out; calling it again retries.
 */
export async function loadPhotos(request: LoadPhotosRequest): Promise<void> {
  const { uid, groupId, paths, onLoad } = request;
  const waiting = [...paths];
  async function loadNext(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const url = urls.get(keyOf(uid, path)) ?? (await load(request, path));
      if (url !== undefined) onLoad(path, url);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
  await dropOtherPhotos(uid, groupId, paths);
}

async function load({ uid, files }: LoadPhotosRequest, path: string): Promise<string | undefined> {
  const photo = (await keptPhoto({ uid, path })) ?? (await fetchPhoto());
  if (photo === undefined) return undefined;
  const url = urls.get(keyOf(uid, path)) ?? URL.createObjectURL(photo);
  urls.set(keyOf(uid, path), url);
  return url;

  async function fetchPhoto(): Promise<Blob | undefined> {
    if (!navigator.onLine) return undefined;
    const found = await readStoredFile((await files()).downloads, path);
    if (!found.ok) return undefined;
    await keepPhoto({ uid, path }, found.value);
    return found.value;
  }
}

function keyOf(uid: string, path: string): string {
  return `${uid} ${path}`;
}
