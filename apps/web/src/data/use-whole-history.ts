import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { prepareHistory } from '@quits/product/history/prepare-history.ts';
import { historyOf } from '@quits/product/history/history-of.ts';
import { type History, LARGE_GAP, NO_HISTORY } from '@quits/product/history/whole-history.ts';

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

/** Opens the connection for a large group's history when the page is idle. Call the returned function when a search is likely. */
export function usePrepareHistory(groupId: string, count: number): () => void {
  const database = useDatabase();
  const uid = useUser()?.uid;
  const isLarge = count > LARGE_GAP;
  useEffect(() => {
    if (isLarge) whenIdle(() => void prepareHistory(database, groupId));
  }, [database, groupId, isLarge]);
  return () => {
    if (!isLarge || uid === undefined) return;
    void prepareHistory(database, groupId);
    historyOf(database, groupId, uid).prepare();
  };
}

const never = () => () => undefined;
const nothing = () => NO_HISTORY;
