/** The part of the Storage Buckets API that gives a database a quota of its own. */
interface Buckets {
  open(
    name: string,
    options: { readonly quota: number },
  ): Promise<{ readonly indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

/**
 * Lets the page store only so many bytes in IndexedDB from now on, and nothing that it has stored; the
 * browser itself refuses what is more. Returns the way back.
 * @throws {Error} where the browser has no storage buckets
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
