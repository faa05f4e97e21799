import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Gives Node the storage that the SDK keeps its cache and its queue in, and returns the way back. */
export function storePages(): () => void {
  const given = { indexedDB: new IDBFactory(), IDBKeyRange };
  Object.assign(globalThis, given);
  return () => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name);
  };
}
