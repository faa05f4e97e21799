import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuerySpec } from '../query/query-spec.ts';
import { createLiveList, type PageData } from './live-list.ts';
import type { LiveQuery, LiveState } from './live-state.ts';

interface Row {
  readonly rank: number;
}

/**
 * Fake server that answers queries by rank and notifies its listeners in the order that the test
 * chooses.
 */
function fakeServer() {
  const rows = new Map<string, number>();
  const told = new Set<() => void>();

  const sorted = () => [...rows].sort(([left, a], [right, b]) => a - b || (left < right ? -1 : 1));

  const isBehind = (id: string, rank: number, [bound, boundId]: readonly unknown[]) =>
    rank > Number(bound) || (rank === Number(bound) && id > String(boundId));

  function answer({ start, end, limit }: QuerySpec): LiveState<PageData<Row>> {
    const found = sorted()
      .filter(([id, rank]) => start === undefined || isBehind(id, rank, start.values))
      .filter(([id, rank]) => end === undefined || !isBehind(id, rank, end.values))
      .slice(0, limit?.count);
    return {
      status: 'ready',
      data: {
        docs: found.map(([id, rank]) => ({
          id,
          path: `rows/${id}`,
          data: { rank },
          pending: false,
        })),
        paths: found.map(([id]) => `rows/${id}`),
      },
      fromCache: false,
      pending: false,
      syncedAt: 1,
      invalid: [],
    };
  }

  function openPage(spec: QuerySpec): LiveQuery<LiveState<PageData<Row>>> {
    let state = answer(spec);
    return {
      key: JSON.stringify(spec),
      getState: () => state,
      subscribe(listener) {
        const look = () => {
          const next = answer(spec);
          if (JSON.stringify(next) === JSON.stringify(state)) return;
          state = next;
          listener();
        };
        state = answer(spec);
        told.add(look);
        return () => told.delete(look);
      },
      preload: () => undefined,
    };
  }

  return {
    rows,
    sorted,
    openPage,
    tell(backwards: boolean) {
      const listeners = [...told];
      for (const look of backwards ? listeners.toReversed() : listeners) look();
    },
    seen: (path: string) => {
      const rank = rows.get(path.slice('rows/'.length));
      return rank === undefined ? undefined : { rank };
    },
  };
}

const id = fc.constantFrom(...'abcdefghijklmnop'.split(''));
const rank = fc.integer({ min: 0, max: 8 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id, rank, backwards: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), id, backwards: fc.boolean() }),
  fc.record({ kind: fc.constant('more' as const) }),
);

describe('a list that grows page by page', () => {
  it('is always the beginning of the whole, whatever comes, goes and moves', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, rank), { maxLength: 12 }),
        fc.array(step, { maxLength: 25 }),
        (initial, steps) => {
          const server = fakeServer();
          for (const [key, value] of initial) server.rows.set(key, value);
          const list = createLiveList<Row>({
            key: 'rows',
            spec: { filters: [], orders: [{ field: 'rank', direction: 'asc' }] },
            pageSize: 3,
            openPage: server.openPage,
            seen: server.seen,
          });
          const stop = list.subscribe(() => undefined);
          for (const one of steps) {
            if (one.kind === 'more') {
              list.loadMore();
            } else {
              if (one.kind === 'put') server.rows.set(one.id, one.rank);
              else server.rows.delete(one.id);
              server.tell(one.backwards);
            }
            const state = list.getState();
            const shown = state.status === 'ready' ? state.data.map((row) => row.id) : [];
            const all = server.sorted().map(([key]) => key);
            const isWhole = state.status === 'ready' && !state.hasMore;
            expect(shown).toEqual(isWhole ? all : all.slice(0, shown.length));
          }
          stop();
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

it('holds what others read already before anyone listens, and tells nobody of it twice', () => {
  const { rows, openPage, seen } = fakeServer();
  rows.set('a', 1);
  const { subscribe: _, ...page } = openPage({ filters: [], orders: [] });
  const list = createLiveList<Row>({
    key: 'rows',
    spec: { filters: [], orders: [] },
    pageSize: 3,
    openPage: () => ({ ...page, subscribe: () => () => undefined }),
    seen,
  });
  const before = list.getState();
  expect(before).toMatchObject({ status: 'ready', data: [{ id: 'a' }] });
  let told = 0;
  const stop = list.subscribe(() => (told += 1));
  expect([list.getState() === before, told]).toEqual([true, 0]);
  stop();
});

it('looks only at the documents of a page that is added', () => {
  const { rows, openPage, seen } = fakeServer();
  for (let rank = 0; rank < 400; rank += 1) rows.set(String(rank).padStart(3, '0'), rank);
  let looks = 0;
  /** Counts how often the documents' paths are read. */
  function counted(live: ReturnType<typeof openPage>): ReturnType<typeof openPage> {
    const state = live.getState();
    if (state.status !== 'ready') return live;
    const docs = state.data.docs.map((row) => ({
      ...row,
      get path() {
        looks += 1;
        return row.path;
      },
    }));
    const ready = { ...state, data: { ...state.data, docs } };
    return { ...live, getState: () => ready };
  }
  const list = createLiveList<Row>({
    key: 'rows',
    spec: { filters: [], orders: [{ field: 'rank', direction: 'asc' }] },
    pageSize: 10,
    openPage: (spec) => counted(openPage(spec)),
    seen,
  });
  const stop = list.subscribe(() => undefined);
  const costs = Array.from({ length: 30 }, () => {
    looks = 0;
    list.loadMore();
    return looks;
  });
  const state = list.getState();
  expect(state.status === 'ready' && state.data).toHaveLength(310);
  expect(Math.max(...costs)).toBe(Math.min(...costs));
  stop();
});
