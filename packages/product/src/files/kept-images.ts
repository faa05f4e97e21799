/** How many are kept on this device: small ones cost next to nothing, whole ones up to some megabytes. */
const MOST = { small: 300, full: 40 } as const;
const NAME = 'quits-receipts';

/** A stored image, and who looks at it. */
export interface KeptImage {
  readonly uid: string;
  readonly path: string;
  readonly size: keyof typeof MOST;
}

/** What was kept of an image that was looked at before, to be seen without a connection too. */
export async function keptImage(image: KeptImage): Promise<Blob | undefined> {
  try {
    const found = await (await open(image)).match(addressOf(image));
    return await found?.blob();
  } catch {
    // Where the browser keeps nothing, the network has it.
    return undefined;
  }
}

/** Keeps an image that is being looked at; the ones seen longest ago make room. */
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
    // A host that lets pages show a file, but not read it, has it seen with a connection only.
  }
}

/** Forgets images of files that are deleted. */
export async function dropImages(uid: string, paths: readonly string[]): Promise<void> {
  try {
    for (const size of ['small', 'full'] as const) {
      const cache = await open({ uid, size });
      await Promise.all(paths.map((path) => cache.delete(addressOf({ path }))));
    }
  } catch {
    // What was never kept need not be forgotten.
  }
}

/** Forgets every image that this device keeps, whoever looked at it. */
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
