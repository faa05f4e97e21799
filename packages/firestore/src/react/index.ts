export { DatabaseProvider, type DatabaseProviderProps, useDatabase } from './database-context.tsx';
export {
  useConnection,
  usePendingCreates,
  useDocumentSyncStatus,
  useLiveAggregate,
  useLiveDocument,
  useLiveDocuments,
  useLiveList,
  useLiveQuery,
  useSuspenseDocument,
  useSuspenseQuery,
  useSyncStatus,
} from './hooks.ts';
export { useLive, useSuspenseLive } from './use-live.ts';
