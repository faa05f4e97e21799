import { useMemo, useSyncExternalStore } from 'react';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { Connection } from '../connection/connection-tracker.ts';
import type { DocumentState, QueryState } from '../live/live-state.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { ALL_SYNCED, type SyncStatus, type WriteStatus } from '../write/sync-status.ts';
import { useDatabase } from './database-context.tsx';
import { useLive } from './use-live.ts';

/** One live document; `undefined` instead of parameters reads nothing. */
export function useLiveDocument<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: (PathParams<Path> & { readonly id: string }) | undefined,
): DocumentState<Output> {
  const database = useDatabase();
  return useLive(params === undefined ? undefined : database.liveDocument(collection, params));
}

/** The live documents of a query; `undefined` instead of parameters reads nothing. */
export function useLiveQuery<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> | undefined,
  build?: BuildQuery<Output>,
): QueryState<Output> {
  const database = useDatabase();
  return useLive(params === undefined ? undefined : database.liveQuery(collection, params, build));
}

/** All writes of this account that the server has not confirmed. */
export function useSyncStatus(): SyncStatus {
  const { syncStatus } = useDatabase();
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.get, () => ALL_SYNCED);
}

/** How far the writes that touch one document have come. */
export function useDocumentSyncStatus(path: string): WriteStatus {
  const database = useDatabase();
  const status = useMemo(() => database.syncStatusOf(path), [database, path]);
  return useSyncExternalStore(status.subscribe, status.get, () => 'synced');
}

const UNKNOWN: Connection = { state: 'unknown' };

/** Whether the database can be reached. */
export function useConnection(): Connection {
  const { connection } = useDatabase();
  return useSyncExternalStore(connection.subscribe, connection.get, () => UNKNOWN);
}
