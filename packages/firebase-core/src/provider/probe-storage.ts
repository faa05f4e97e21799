import type { FirestoreCache } from './readiness.ts';

const PROBE = 'quits-storage-probe';

/** Finds out whether this page may keep data: private windows and embedded views may not. */
export async function probeStorage(
  factory: IDBFactory | undefined = globalThis.indexedDB,
): Promise<FirestoreCache> {
  if (factory === undefined) return { kind: 'memory', reason: 'no-indexed-db' };
  try {
    const database = await opened(factory.open(PROBE));
    database.close();
    factory.deleteDatabase(PROBE);
    return { kind: 'persistent' };
  } catch {
    return { kind: 'memory', reason: 'storage-denied' };
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB refused to open.')),
    );
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}
