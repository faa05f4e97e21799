import { observeConnection, type DatabaseReader, type RestPage, type Doc } from '@quits/firestore';
import type { Database } from '../database.ts';
import { createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import { expenses } from '../expense/collections.ts';
import { groups } from '../group/collections.ts';
import type { Expense } from '../expense/schema.ts';
import { countLive, mergeHistory, newestChange } from './merge-history.ts';
import { allPages, onDevice } from './read-history.ts';

/** The known part of a group's complete expense history. */
export interface History {
  /**
   * `asking` means that all expenses are being requested from the server; shows the known ones
   * until then.
   */
  readonly status: 'loading' | 'asking' | 'ready';
  /** Deleted ones included; newest day first. */
  readonly expenses: readonly Doc<Expense>[];
  /**
   * Whether the history is complete: it matches the group's count, or the server returned
   * everything.
   */
  readonly complete: boolean;
}

/** Number of missing expenses above which changes since the last visit can't be the only reason. */
export const LARGE_GAP = 500;

/** Shortest time between two displays of arriving pages, in milliseconds. */
const SHOW_EVERY = 300;
/** Largest share of the time that displaying them may take: on a slow device, reading them needs the rest. */
const SHOW_SHARE = 0.15;

/** A group's history and what can be done before it is needed. */
export interface HistoryStore extends ReadonlyStore<History> {
  /** Reads the cached expenses ahead, so that the first subscription requests the others at once. */
  readonly prepare: () => void;
}

/** Initial state. */
export const NO_HISTORY: History = { status: 'loading', expenses: [], complete: false };

/**
 * Observes the whole history of a group cheaply: first the cached expenses, then only changes
 * since; requests everything once if the result doesn't match the group's expense count. Reads
 * nothing before the first subscription.
 */
export function wholeHistory(
  database: DatabaseReader & Pick<Database, 'liveDocument' | 'liveQuery'>,
  groupId: string,
): HistoryStore {
  const state = createValueStore<History>(NO_HISTORY);
  const group = database.liveDocument(groups, { id: groupId });
  const connection = observeConnection(database);
  let base: readonly Doc<Expense>[] | undefined;
  let ahead: Promise<readonly Doc<Expense>[]> | undefined;
  let all: 'unasked' | 'asking' | 'given' = 'unasked';
  /** Expenses shown besides new changes. */
  let shown: readonly Doc<Expense>[] = [];
  let watchers = 0;
  let look = () => {};
  let stop = () => {};

  async function start(): Promise<void> {
    const prepared = await ahead;
    ahead = undefined;
    // Pending changes may have been rejected in the meantime.
    const isCurrent = prepared?.some(({ pending }) => pending) === false;
    base ??= isCurrent ? prepared : await onDevice(database, groupId);
    if (watchers > 0) follow(base);
  }

  /** Listens to changes newer than the known expenses. */
  function follow(known: readonly Doc<Expense>[]): void {
    stop();
    shown = known;
    const since = newestChange(known);
    const changes = database.liveQuery(expenses, { groupId }, (query) =>
      query.where('updatedAt', '>', since).orderBy('updatedAt', 'asc'),
    );
    look = () => {
      const news = changes.getState();
      const now = mergeHistory(shown, news.status === 'ready' ? news.data : []);
      const counted = group.getState();
      const total = counted.status === 'ready' ? counted.data?.data.expenseCount : undefined;
      const live = countLive(now);
      const complete = all === 'given' || live === total;
      const current = news.status === 'ready' && !news.fromCache && total !== undefined;
      // Nothing more will arrive while offline.
      const more = !complete && connection.getState().status !== 'offline';
      // Don't wait for the changes if so many are missing: they wouldn't complete the history.
      const hasLargeGap = more && total !== undefined && total - live > LARGE_GAP;
      if (!complete && (current || hasLargeGap) && all === 'unasked') void askForAll();
      state.set({ status: more ? 'asking' : 'ready', expenses: now, complete });
    };
    const stops = [changes, group, connection].map(({ subscribe }) => subscribe(() => look()));
    stop = () => {
      for (const end of stops) end();
    };
    look();
  }

  async function askForAll(): Promise<void> {
    all = 'asking';
    const pages: RestPage<Expense>[] = [];
    let waiting: Doc<Expense>[] = [];
    let nextShown = -Infinity;
    for await (const page of allPages(database, groupId)) {
      if (page === undefined || watchers === 0) {
        all = 'unasked';
        shown = mergeHistory(shown, waiting);
        const known = mergeHistory(state.getState().expenses, waiting);
        state.set({ ...state.getState(), expenses: known, status: 'ready' });
        return;
      }
      pages.push(page);
      waiting.push(...page.data);
      // The whole list is sorted and searched again for each display, so on a fast connection pages are shown together.
      // Expenses deleted on the server disappear after the last page.
      const now = performance.now();
      if (now < nextShown) continue;
      shown = mergeHistory(shown, waiting);
      waiting = [];
      look();
      nextShown = now + Math.max(SHOW_EVERY, (performance.now() - now) / SHOW_SHARE);
    }
    all = 'given';
    base = mergeHistory(
      [],
      pages.flatMap(({ data }) => data),
    );
    if (watchers > 0) follow(base);
    void keepAll(pages);
  }

  /** Caches the pages for the next visit and for offline use; runs in the background. */
  async function keepAll(pages: readonly RestPage<Expense>[]): Promise<void> {
    for (const { cache } of pages) await cache();
  }

  return {
    getState: state.getState,
    prepare() {
      if (base === undefined && watchers === 0) ahead ??= onDevice(database, groupId);
    },
    subscribe(listener) {
      const end = state.subscribe(listener);
      watchers += 1;
      if (watchers === 1) void start();
      return () => {
        end();
        watchers -= 1;
        if (watchers > 0) return;
        stop();
        // Pending changes may be rejected in the meantime, so read the cache again next time.
        if (state.getState().expenses.some(({ pending }) => pending)) base = undefined;
        else if (state.getState().status === 'ready') base = state.getState().expenses;
      };
    },
  };
}
