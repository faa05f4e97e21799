/**
 * Maximum number of cached images: small ones take little space, full ones up to some megabytes
 * each.
 */
const MOST = { small: 300, full: 40 } as const;
const NAME = 'quits-receipts';

/** A stored image and its viewer. */
export interface KeptImage {
  readonly uid: string;
  readonly path: string;
  readonly size: keyof typeof MOST;
}

/** Returns a cached image that was viewed before, also offline. */
export async function keptImage(image: KeptImage): Promise<Blob | undefined> {
  try {
    const found = await (await open(image)).match(addressOf(image));
    return await found?.blob();
  } catch {
    // Without a cache, load the image from the network.
    return undefined;
  }
}

/** Caches an image that is being viewed; evicts the ones viewed longest ago. */
export async function keepImage(image: KeptImage, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) return;
    const cache = await open(image);
    await cache.put(addressOf(image), response);
    const known = await cache.keys();
    const old = known.slice(0, Math.max(0, known.length - MOST[image.size]));
    await Promise.all(old.map((one) => cache.delete(one)));
  } catch {
    // A host without CORS lets pages show a file but not read it, so it can't be cached.
  }
}

/** Deletes cached images of deleted files. */
export async function dropImages(uid: string, paths: readonly string[]): Promise<void> {
  try {
    for (const size of ['small', 'full'] as const) {
      const cache = await open({ uid, size });
      await Promise.all(paths.map((path) => cache.delete(addressOf({ path }))));
    }
  } catch {
    // Nothing is cached.
  }
}

/** Deletes every cached image of all users. */
export async function dropAllImages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(NAME)).map((name) => caches.delete(name)),
  );
}

function open({ uid, size }: Pick<KeptImage, 'uid' | 'size'>): Promise<Cache> {
  return caches.open(`${NAME}-${size}-${uid}`);
}

function addressOf({ path }: Pick<KeptImage, 'path'>): string {
  return `/kept/${path}`;
}
