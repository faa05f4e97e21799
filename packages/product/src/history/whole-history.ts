import { observeConnection, type RestPage, type Doc } from '@quits/firestore';
import type { Database } from '../database.ts';
import { createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import { expenses } from '../expense/collections.ts';
import { groups } from '../group/collections.ts';
import type { Expense } from '../expense/schema.ts';
import { countLive, mergeHistory, newestChange } from './merge-history.ts';
import { allPages, onDevice } from './read-history.ts';

/** What is known of all expenses that a group ever had. */
export interface History {
  /** `asking` means that the server is asked for all, with what is known meanwhile. */
  readonly status: 'loading' | 'asking' | 'ready';
  /** Deleted ones included; newest day first. */
  readonly expenses: readonly Doc<Expense>[];
  /** Nothing is missing: there are as many as the group counts, or the server gave all it has. */
  readonly complete: boolean;
}

/** The state before anything is known. */
export const NO_HISTORY: History = { status: 'loading', expenses: [], complete: false };

/**
 * Follows the whole history of a group at little cost: first what the device holds, then only what
 * changed since; everything is asked of the server once when that does not add up to the number of
 * expenses that the group counts. Reads nothing until someone subscribes.
 */
export function wholeHistory(
  database: Pick<Database, 'core' | 'liveDocument' | 'liveQuery'>,
  groupId: string,
): ReadonlyStore<History> {
  const state = createValueStore<History>(NO_HISTORY);
  const group = database.liveDocument(groups, { id: groupId });
  const connection = observeConnection(database);
  let base: readonly Doc<Expense>[] | undefined;
  let all: 'unasked' | 'asking' | 'given' = 'unasked';
  /** What is shown besides the news. */
  let shown: readonly Doc<Expense>[] = [];
  let watchers = 0;
  let look = () => {};
  let stop = () => {};

  async function start(): Promise<void> {
    base ??= await onDevice(database, groupId);
    if (watchers > 0) follow(base);
  }

  /** Listens to what is newer than what is known. */
  function follow(known: readonly Doc<Expense>[]): void {
    stop();
    shown = known;
    const since = newestChange(known);
    const live = database.liveQuery(expenses, { groupId }, (query) =>
      query.where('updatedAt', '>', since).orderBy('updatedAt', 'asc'),
    );
    look = () => {
      const news = live.getState();
      const now = mergeHistory(shown, news.status === 'ready' ? news.data : []);
      const counted = group.getState();
      const total = counted.status === 'ready' ? counted.data?.data.expenseCount : undefined;
      const complete = all === 'given' || countLive(now) === total;
      const current = news.status === 'ready' && !news.fromCache && total !== undefined;
      if (!complete && current && all === 'unasked') void askForAll();
      // Without a connection nothing more will come.
      const more = !complete && connection.getState().status !== 'offline';
      state.set({ status: more ? 'asking' : 'ready', expenses: now, complete });
    };
    const stops = [live, group, connection].map(({ subscribe }) => subscribe(() => look()));
    stop = () => {
      for (const end of stops) end();
    };
    look();
  }

  async function askForAll(): Promise<void> {
    all = 'asking';
    const pages: RestPage<Expense>[] = [];
    for await (const page of allPages(database, groupId)) {
      if (page === undefined || watchers === 0) {
        all = 'unasked';
        state.set({ ...state.getState(), status: 'ready' });
        return;
      }
      pages.push(page);
      // Each page shows as it comes; what is gone at the server goes when all have come.
      shown = mergeHistory(shown, page.data);
      look();
    }
    all = 'given';
    base = mergeHistory(
      [],
      pages.flatMap(({ data }) => data),
    );
    if (watchers > 0) follow(base);
    void keepAll(pages);
  }

  /** What was read is for the next visit, and for the time without a connection; nobody waits for it. */
  async function keepAll(pages: readonly RestPage<Expense>[]): Promise<void> {
    for (const { cache } of pages) await cache();
  }

  return {
    getState: state.getState,
    subscribe(listener) {
      const end = state.subscribe(listener);
      watchers += 1;
      if (watchers === 1) void start();
      return () => {
        end();
        watchers -= 1;
        if (watchers > 0) return;
        stop();
        // What was still unsent may be refused meanwhile; the device knows.
        if (state.getState().expenses.some(({ pending }) => pending)) base = undefined;
        else if (state.getState().status === 'ready') base = state.getState().expenses;
      };
    },
  };
}
