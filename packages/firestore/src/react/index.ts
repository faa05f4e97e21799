export { DatabaseProvider, type DatabaseProviderProps, useDatabase } from './database-context.tsx';
export {
  useConnection,
  useDocumentSyncStatus,
  useLiveDocument,
  useLiveQuery,
  useSyncStatus,
} from './hooks.ts';
export { useLive } from './use-live.ts';
