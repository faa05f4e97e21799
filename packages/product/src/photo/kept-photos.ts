/** Prefix of the caches' names; the rest is the uid of the account that saw the photos. */
const NAME = 'quits-photos-';

/** A photo in a group, and the account that sees it. */
export interface KeptPhoto {
  readonly uid: string;
  readonly path: string;
}

/** Returns a cached photo. */
export async function keptPhoto({ uid, path }: KeptPhoto): Promise<Blob | undefined> {
  try {
    const found = await (await caches.open(NAME + uid)).match(addressOf(path));
    return await found?.blob();
  } catch {
    // Without a cache, load the photo from the network.
    return undefined;
  }
}

/** Caches a photo. */
export async function keepPhoto({ uid, path }: KeptPhoto, photo: Blob): Promise<void> {
  try {
    await (await caches.open(NAME + uid)).put(addressOf(path), new Response(photo));
  } catch {
    // The storage is full or blocked, so the photo isn't shown offline.
  }
}

/** Deletes the cached photos of a group that it no longer shows. */
export async function dropOtherPhotos(
  uid: string,
  groupId: string,
  paths: readonly string[],
): Promise<void> {
  try {
    const cache = await caches.open(NAME + uid);
    const shown = new Set(paths.map(addressOf));
    const old = (await cache.keys()).filter(({ url }) => {
      const { pathname } = new URL(url);
      return pathname.startsWith(addressOf(`groups/${groupId}/`)) && !shown.has(pathname);
    });
    await Promise.all(old.map((one) => cache.delete(one)));
  } catch {
    // Nothing is cached.
  }
}

/** Deletes every cached photo of all users. */
export async function dropAllPhotos(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(NAME)).map((name) => caches.delete(name)),
    );
  } catch {
    // Nothing is cached.
  }
}

function addressOf(path: string): string {
  return `/kept/${path}`;
}
