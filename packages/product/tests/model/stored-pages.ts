import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Gives Node an IndexedDB for the SDK's cache and queue; returns a function that removes it. */
export function storePages(): () => void {
  const given = { indexedDB: new IDBFactory(), IDBKeyRange };
  Object.assign(globalThis, given);
  return () => {
    for (const name of Object.keys(given)) Reflect.deleteProperty(globalThis, name);
  };
}
