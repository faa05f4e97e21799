import { useDatabase } from '@quits/firestore/react';
import type { Database } from '@quits/firestore';
import type { ReadonlyStore } from '@quits/firebase-core';
import { useSyncExternalStore } from 'react';
import { prepareHistory } from '@quits/product/history/prepare-history.ts';
import {
  type History,
  LARGE_GAP,
  NO_HISTORY,
  wholeHistory,
} from '@quits/product/history/whole-history.ts';

const followed = new WeakMap<
  Database,
  { readonly key: string; readonly history: ReadonlyStore<History> }
>();

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

/** Returns a function that prepares reading the history of a large group; call it when a search is likely. */
export function usePrepareHistory(groupId: string, count: number): () => void {
  const database = useDatabase();
  return () => {
    if (count <= LARGE_GAP || prepared.get(database) === groupId) return;
    prepared.set(database, groupId);
    void prepareHistory(database, groupId);
  };
}

const prepared = new WeakMap<Database, string>();

const never = () => () => undefined;
const nothing = () => NO_HISTORY;

function historyOf(database: Database, groupId: string, uid: string): ReadonlyStore<History> {
  const key = `${uid} ${groupId}`;
  const known = followed.get(database);
  if (known?.key === key) return known.history;
  const history = wholeHistory(database, groupId);
  followed.set(database, { key, history });
  return history;
}
