import type { DatabaseReader } from '@quits/firestore';
import { createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import type { Database } from '../database.ts';
import { type History, wholeHistory } from '../history/whole-history.ts';

/** Observes the whole histories of several groups, by their ids; reads nothing before the first subscription. */
export function wholeHistories(
  database: DatabaseReader & Pick<Database, 'liveDocument' | 'liveQuery'>,
  groupIds: readonly string[],
): ReadonlyStore<ReadonlyMap<string, History>> {
  const each = groupIds.map((id) => [id, wholeHistory(database, id)] as const);
  const now = () => new Map(each.map(([id, history]) => [id, history.getState()]));
  const state = createValueStore<ReadonlyMap<string, History>>(now());
  let watchers = 0;
  let ends: readonly (() => void)[] = [];
  return {
    getState: state.getState,
    subscribe(listener) {
      watchers += 1;
      if (watchers === 1) {
        ends = each.map(([, history]) => history.subscribe(() => state.set(now())));
        state.set(now());
      }
      const stop = state.subscribe(listener);
      return () => {
        stop();
        watchers -= 1;
        if (watchers === 0) for (const end of ends) end();
      };
    },
  };
}
