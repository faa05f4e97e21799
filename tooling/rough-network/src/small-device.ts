/** Part of the Storage Buckets API that gives a database its own quota. */
interface Buckets {
  open(
    name: string,
    options: { readonly quota: number },
  ): Promise<{ readonly indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

/**
 * Limits the page's IndexedDB to a number of bytes, without its existing data; the browser itself
 * refuses more. Returns a function that removes the limit.
 * @throws {Error} if the browser doesn't support storage buckets
 */
export async function smallDevice(bytes: number): Promise<() => Promise<void>> {
  if (!hasBuckets(navigator)) throw new Error('This browser has no storage buckets.');
  const { storageBuckets } = navigator;
  const name = `small-${crypto.randomUUID()}`;
  const { indexedDB: small } = await storageBuckets.open(name, { quota: bytes });
  const whole = globalThis.indexedDB;
  set(small);
  return async () => {
    set(whole);
    await storageBuckets.delete(name);
  };
}

function set(value: IDBFactory): void {
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true });
}

function hasBuckets(holder: Navigator): holder is Navigator & { readonly storageBuckets: Buckets } {
  return 'storageBuckets' in holder;
}
