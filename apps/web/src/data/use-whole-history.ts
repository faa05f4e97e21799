import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import type { Database } from '@quits/firestore';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { prepareHistory } from '@quits/product/history/prepare-history.ts';
import {
  type History,
  type HistoryStore,
  LARGE_GAP,
  NO_HISTORY,
  wholeHistory,
} from '@quits/product/history/whole-history.ts';

const followed = new WeakMap<Database, { readonly key: string; readonly history: HistoryStore }>();

/** Request for a group's whole history. */
export interface WholeHistoryRequest {
  readonly groupId: string;
  readonly uid: string | undefined;
  /** If false, nothing is read. */
  readonly needed: boolean;
}

/** Subscribes to the whole history of a group; cached for the next screen of the same group. */
export function useWholeHistory({ groupId, uid, needed }: WholeHistoryRequest): History {
  const database = useDatabase();
  const history = needed && uid !== undefined ? historyOf(database, groupId, uid) : undefined;
  return useSyncExternalStore(history?.subscribe ?? never, history?.getState ?? nothing, nothing);
}

/**
 * Prepares reading the history of a large group: opens the connection once the page is idle. Call the returned function when a
 * search is likely: it reads the cached expenses.
 */
export function usePrepareHistory(groupId: string, count: number): () => void {
  const database = useDatabase();
  const uid = useUser()?.uid;
  const isLarge = count > LARGE_GAP;
  useEffect(() => {
    if (isLarge) whenIdle(() => connect(database, groupId));
  }, [database, groupId, isLarge]);
  return () => {
    if (!isLarge || uid === undefined) return;
    connect(database, groupId);
    historyOf(database, groupId, uid).prepare();
  };
}

const connected = new WeakMap<Database, string>();

function connect(database: Database, groupId: string): void {
  if (connected.get(database) === groupId) return;
  connected.set(database, groupId);
  void prepareHistory(database, groupId);
}

const never = () => () => undefined;
const nothing = () => NO_HISTORY;

function historyOf(database: Database, groupId: string, uid: string): HistoryStore {
  const key = `${uid} ${groupId}`;
  const known = followed.get(database);
  if (known?.key === key) return known.history;
  const history = wholeHistory(database, groupId);
  followed.set(database, { key, history });
  return history;
}
