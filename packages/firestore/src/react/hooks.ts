import { useMemo, useSyncExternalStore } from 'react';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import { observeConnection } from '../database/observe-connection.ts';
import type { Connection } from '../connection/connection-tracker.ts';
import { pendingCreates } from '../live/pending-creates.ts';
import { liveList, type ListOptions } from '../database/live-list-query.ts';
import {
  type AggregateResult,
  type Aggregates,
  liveAggregate,
} from '../database/live-aggregate.ts';
import { liveDocuments } from '../database/live-documents.ts';
import type { ListState } from '../live/live-list.ts';
import {
  type Doc,
  type DocumentState,
  IDLE,
  type LiveState,
  type QueryState,
  type ReadyState,
} from '../live/live-state.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { ALL_SYNCED, type SyncStatus, type WriteStatus } from '../write/sync-status.ts';
import { observeSyncStatus } from '../database/observe-sync-status.ts';
import { useDatabase } from './database-context.tsx';
import { useLive, useSuspenseLive } from './use-live.ts';

/** Returns one live document; `undefined` parameters read nothing. */
export function useLiveDocument<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: (PathParams<Path> & { readonly id: string }) | undefined,
): DocumentState<Output> {
  const database = useDatabase();
  return useLive(params === undefined ? undefined : database.liveDocument(collection, params));
}

/** Returns the live documents of a query; `undefined` parameters read nothing. */
export function useLiveQuery<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> | undefined,
  build?: BuildQuery<Output>,
): QueryState<Output> {
  const database = useDatabase();
  return useLive(params === undefined ? undefined : database.liveQuery(collection, params, build));
}

/** The live documents of these ids, in their order. */
export function useLiveDocuments<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> | undefined,
  ids: readonly string[],
): QueryState<Output> {
  const database = useDatabase();
  return useLive(
    params === undefined ? undefined : liveDocuments(database, collection, params, ids),
  );
}

/** Returns live counts, sums and averages over a query, computed by the server. */
export function useLiveAggregate<
  Path extends string,
  Output extends object,
  const Asked extends Aggregates<Output>,
>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> | undefined,
  asked: Asked,
  build?: BuildQuery<Output>,
): LiveState<AggregateResult<Asked>> {
  const database = useDatabase();
  return useLive(
    params === undefined ? undefined : liveAggregate(database, collection, params, asked, build),
  );
}

/** Returns a live list and a function that loads its next page. */
export function useLiveList<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
  options?: ListOptions,
): readonly [state: ListState<Output>, loadMore: () => void] {
  const database = useDatabase();
  const asked = liveList(database, collection, params, build, options);
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  const list = useMemo(() => asked, [asked.key]);
  return [useSyncExternalStore(list.subscribe, list.getState, () => IDLE), list.loadMore];
}

/** Returns the unconfirmed documents that this device creates in a collection, newest first. */
export function usePendingCreates<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
): readonly Doc<Output>[] {
  const asked = pendingCreates(useDatabase(), collection, params);
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  const { getState: get, subscribe } = useMemo(() => asked, [asked.key]);
  return useSyncExternalStore(subscribe, get, nothing);
}

/** Like {@link useLiveDocument}, but suspends until it has arrived and throws when it fails. */
export function useSuspenseDocument<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path> & { readonly id: string },
): ReadyState<Doc<Output> | undefined> {
  return useSuspenseLive(useDatabase().liveDocument(collection, params));
}

/** Like {@link useLiveQuery}, but suspends until it has arrived and throws when it fails. */
export function useSuspenseQuery<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
): ReadyState<readonly Doc<Output>[]> {
  return useSuspenseLive(useDatabase().liveQuery(collection, params, build));
}

/** All writes of this account that the server has not confirmed. */
export function useSyncStatus(): SyncStatus {
  const { syncStatus } = useDatabase();
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.getState, () => ALL_SYNCED);
}

/** Returns the status of the writes to one document. */
export function useDocumentSyncStatus(path: string): WriteStatus {
  const database = useDatabase();
  const status = useMemo(() => observeSyncStatus(database, path), [database, path]);
  return useSyncExternalStore(status.subscribe, status.getState, () => 'synced');
}

const NOTHING: readonly never[] = [];
const nothing = () => NOTHING;

const UNKNOWN: Connection = { status: 'unknown' };

/** Returns whether the database can be reached. */
export function useConnection(): Connection {
  const connection = observeConnection(useDatabase());
  return useSyncExternalStore(connection.subscribe, connection.getState, () => UNKNOWN);
}
