/**
 * Imports of an app with typed collections, live queries and tracked writes, and of the optional
 * parts.
 */
export const weighed = {
  sources: new URL('../src/', import.meta.url),
  parts: {
    common: [
      'createDatabase',
      'defineCollection',
      'generateId',
      'fieldPath',
      'increment',
      'serverTimestamp',
      'arrayUnion',
      'arrayRemove',
      'deleteField',
      'DatabaseProvider',
      'useDatabase',
      'useLiveDocument',
      'useLiveQuery',
      'useSyncStatus',
    ],
    connection: ['observeConnection', 'useConnection'],
    lists: ['liveList', 'useLiveList'],
    'documents by id': ['liveDocuments', 'useLiveDocuments'],
    aggregates: ['liveAggregate', 'useLiveAggregate'],
    'reading once': ['getOnce'],
    'reading past the SDK': ['readViaRest', 'getViaRest'],
    transactions: ['runTransaction'],
    'writes in parts': ['writeInBatches'],
    drain: ['waitForPendingWrites', 'clearPendingWrites'],
    migrations: ['migrations', 'defineCollectionGroup'],
    'typed values': ['geoPoint', 'reference', 'vector'],
    suspense: ['useSuspenseDocument', 'useSuspenseQuery', 'firstResult'],
    'only just made': ['pendingCreates', 'usePendingCreates'],
    'status of one document': ['observeSyncStatus', 'useDocumentSyncStatus'],
  },
} as const;
