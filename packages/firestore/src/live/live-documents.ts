import type { Doc, Live, QueryState } from './live-state.ts';
import { IDLE, LOADING } from './live-state.ts';

/** The most ids that one query may name. */
export const IDS_AT_ONCE = 30;

/** Several queries as one: ready when all are, failed when one is; in the order of the ids. */
export function joinQueries<Data>(
  key: string,
  parts: readonly Live<QueryState<Data>>[],
  ids: readonly string[],
): Live<QueryState<Data>> {
  let from: readonly QueryState<Data>[] = [];
  let joined: QueryState<Data> = IDLE;

  function get(): QueryState<Data> {
    const states = parts.map((part) => part.get());
    if (states.length !== from.length || states.some((state, at) => state !== from[at])) {
      from = states;
      joined = join(states, ids);
    }
    return joined;
  }

  return {
    key,
    get,
    subscribe(listener) {
      const stops = parts.map((part) => part.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    async ready() {
      await Promise.all(parts.map((part) => part.ready()));
    },
    preload() {
      for (const part of parts) part.preload();
    },
  };
}

function join<Data>(states: readonly QueryState<Data>[], ids: readonly string[]): QueryState<Data> {
  const ready = states.flatMap((state) => (state.status === 'ready' ? state : []));
  if (ready.length < states.length) {
    const failed = states.find(({ status }) => status === 'failed');
    return failed ?? (states.every(({ status }) => status === 'idle') ? IDLE : LOADING);
  }
  const byId = new Map(
    ready.flatMap(({ data }) => data.map((found) => [found.id, found] as const)),
  );
  const synced = ready.map(({ syncedAt }) => syncedAt ?? 0);
  return {
    status: 'ready',
    data: ids.flatMap((id): readonly Doc<Data>[] => {
      const found = byId.get(id);
      return found === undefined ? [] : [found];
    }),
    fromCache: ready.some(({ fromCache }) => fromCache),
    pending: ready.some(({ pending }) => pending),
    syncedAt: synced.includes(0) || synced.length === 0 ? undefined : Math.min(...synced),
    invalid: ready.flatMap(({ invalid }) => invalid),
  };
}
