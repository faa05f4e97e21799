import { CORE } from '../live/core-key.ts';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { DatabaseReader } from './database.ts';
import { queryTarget, specTarget } from '../query/query-target.ts';
import { ID } from '../query/query-spec.ts';
import { listen } from '../live/listen.ts';
import { type Doc, IDLE, type LiveQuery, LOADING, type QueryState } from '../live/live-state.ts';
import { mergeReady } from '../live/merge-ready.ts';

/** Maximum number of ids in one query. */
const IDS_AT_ONCE = 30;

/** Returns the live documents with these ids, in their order; missing documents are left out. */
export function liveDocuments<Path extends string, Output extends object>(
  { [CORE]: core }: DatabaseReader,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  ids: readonly string[],
): LiveQuery<QueryState<Output>> {
  const question = queryTarget(collection, params);
  const distinct = [...new Set(ids)];
  const parts: LiveQuery<QueryState<Output>>[] = [];
  for (let at = 0; at < distinct.length; at += IDS_AT_ONCE) {
    const value = distinct.slice(at, at + IDS_AT_ONCE);
    const spec = { filters: [{ field: ID, operator: 'in', value }], orders: [] } as const;
    parts.push(listen(core, specTarget(collection, question.path, spec), (reading) => reading));
  }
  return joinQueries(`${question.key} ${ids.join(' ')}`, parts, distinct);
}

/**
 * Joins several queries into one in the order of the ids: ready when all are, failed when one is.
 */
function joinQueries<Data>(
  key: string,
  parts: readonly LiveQuery<QueryState<Data>>[],
  ids: readonly string[],
): LiveQuery<QueryState<Data>> {
  let from: readonly QueryState<Data>[] | undefined;
  let joined: QueryState<Data> = IDLE;

  return {
    key,
    getState() {
      const states = parts.map((part) => part.getState());
      if (from === undefined || states.some((state, at) => state !== from?.[at])) {
        from = states;
        joined = join(states, ids);
      }
      return joined;
    },
    subscribe(listener) {
      const stops = parts.map((part) => part.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
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
  const byId = new Map(ready.flatMap(({ data }) => data.map((found) => [found.id, found])));
  const data = ids.flatMap((id): readonly Doc<Data>[] => {
    const found = byId.get(id);
    return found === undefined ? [] : [found];
  });
  return mergeReady(ready, data);
}
