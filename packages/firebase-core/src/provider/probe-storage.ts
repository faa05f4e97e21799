import type { FirestoreCache } from './service-status.ts';

const PROBE = 'quits-probe';

/** Checks whether this page can store data; private windows and embedded views may not. */
export async function probeStorage(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<FirestoreCache> {
  if (factory === undefined) return { status: 'memory', reason: 'no-indexed-db' };
  try {
    const database = await opened(factory.open(PROBE));
    database.close();
    factory.deleteDatabase(PROBE);
    return { status: 'persistent' };
  } catch {
    return { status: 'memory', reason: 'storage-denied' };
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const refused = () => reject(new Error('refused', { cause: request.error }));
    request.onsuccess = () => resolve(request.result);
    request.onerror = refused;
    request.onblocked = refused;
  });
}
