import type { Database } from '../database.ts';
import { type HistoryStore, wholeHistory } from './whole-history.ts';

const last = new WeakMap<Database, { readonly key: string; readonly history: HistoryStore }>();

/** Returns a group's history for an account; kept until that of another group is needed. */
export function historyOf(database: Database, groupId: string, uid: string): HistoryStore {
  const key = `${uid} ${groupId}`;
  const known = last.get(database);
  if (known?.key === key) return known.history;
  const history = wholeHistory(database, groupId);
  last.set(database, { key, history });
  return history;
}
