import type { ReadableCollection } from '../collection/define-collection.ts';
import { documentPath, fillPath, type PathParams } from '../collection/path.ts';
import {
  type AggregateContext,
  type AggregateResult,
  type Aggregates,
  openAggregate,
} from '../live/live-aggregate.ts';
import { IDS_AT_ONCE, joinQueries } from '../live/live-documents.ts';
import { createLiveList, type LiveList, type PageData } from '../live/live-list.ts';
import type {
  Doc,
  DocumentState,
  Live,
  LiveState,
  QueryState,
  Reading,
} from '../live/live-state.ts';
import type { ListenerPool } from '../live/listener-pool.ts';
import type { QueryReading } from '../live/query-reader.ts';
import { type ListenContext, openListener } from '../live/open-listener.ts';
import { collectionKey } from '../query/collection-key.ts';
import { type BuildQuery, queryBuilder } from '../query/query-builder.ts';
import { EVERYTHING, queryKey, type QuerySpec } from '../query/query-spec.ts';

/** Options of a list that grows page by page. */
export interface ListOptions {
  /** Documents in a page. @default 50 */
  readonly pageSize?: number;
}

/** Everything that can be read live. */
export interface Reads {
  /** One document. Asking twice for the same gives the same listener. */
  liveDocument<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path> & { readonly id: string },
  ): Live<DocumentState<Output>>;
  /** The documents of a query. Equal queries share a listener, wherever they are written. */
  liveQuery<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
  ): Live<QueryState<Output>>;
  /** The documents of these ids, in their order; those that do not exist are left out. */
  liveDocuments<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    ids: readonly string[],
  ): Live<QueryState<Output>>;
  /** The documents of a query page by page, live as a whole; a limit in the query is ignored. */
  liveList<Path extends string, Output extends object>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    build?: BuildQuery<Output>,
    options?: ListOptions,
  ): LiveList<Output>;
  /**
   * Counts, sums and averages that the server works out over a query: asked when first read, after
   * own writes and when the connection comes back. `fromCache` means that the answer is an old one.
   */
  liveAggregate<Path extends string, Output extends object, const Asked extends Aggregates<Output>>(
    collection: ReadableCollection<Path, Output>,
    params: PathParams<Path>,
    asked: Asked,
    build?: BuildQuery<Output>,
  ): Live<LiveState<AggregateResult<Asked>>>;
}

/** Creates the reads of a database. */
export function createReads(
  pool: ListenerPool,
  context: ListenContext,
  aggregates: AggregateContext,
): Reads {
  function page<Output extends object>(
    collection: ReadableCollection<string, Output>,
    path: string,
    spec: QuerySpec,
  ): Live<LiveState<PageData<Output>>> {
    const target = { path, scope: collection.scope };
    return pool.live(
      `page ${keyOf(collection, path, spec)}`,
      openListener(
        context,
        collection,
        ({ db, sdk }, next, fail) => sdk.listenToQuery(db, target, spec, next, fail),
        ({ paths, data, ...reading }) => ({ ...reading, data: { docs: data, paths } }),
      ),
    );
  }

  const liveQuery: Reads['liveQuery'] = (collection, params, build) => {
    const target = { path: fillPath(collection.path, params), scope: collection.scope };
    const spec = specOf(build);
    return pool.live(
      keyOf(collection, target.path, spec),
      openListener(
        context,
        collection,
        ({ db, sdk }, next, fail) => sdk.listenToQuery(db, target, spec, next, fail),
        withoutPaths,
      ),
    );
  };

  return {
    liveQuery,
    liveDocument(collection, params) {
      const path = documentPath(fillPath(collection.path, params), params.id);
      return pool.live(
        `${collectionKey(collection)} ${path}`,
        openListener(
          context,
          collection,
          ({ db, sdk }, next, fail) => sdk.listenToDocument(db, path, next, fail),
          (reading) => ({ ...withoutPaths(reading), data: reading.data[0] }),
        ),
      );
    },
    liveDocuments(collection, params, ids) {
      const distinct = [...new Set(ids)];
      const chunks: string[][] = [];
      for (let at = 0; at < distinct.length; at += IDS_AT_ONCE) {
        chunks.push(distinct.slice(at, at + IDS_AT_ONCE));
      }
      const parts = chunks.map((chunk) =>
        liveQuery(collection, params, (query) => query.whereId('in', chunk)),
      );
      const path = fillPath(collection.path, params);
      return joinQueries(`${collectionKey(collection)} ${path} ${ids.join(' ')}`, parts, distinct);
    },
    liveList(collection, params, build, { pageSize = 50 } = {}) {
      const path = fillPath(collection.path, params);
      const spec = specOf(build);
      return createLiveList({
        key: `${pageSize} ${keyOf(collection, path, spec)}`,
        spec,
        pageSize,
        openPage: (pageSpec) => page(collection, path, pageSpec),
        seen: context.seen.get,
      });
    },
    liveAggregate(collection, params, asked, build) {
      const target = { path: fillPath(collection.path, params), scope: collection.scope };
      const query = specOf(build);
      const key = `${keyOf(collection, target.path, query)} ${JSON.stringify(asked)}`;
      const question = { key, target, query, spec: asked };
      return pool.live(key, openAggregate(aggregates, question), { watched: false });
    },
  };
}

function withoutPaths<Data>(reading: QueryReading<Data>): Reading<readonly Doc<Data>[]> {
  const { data, fromCache, pending, invalid } = reading;
  return { data, fromCache, pending, invalid };
}

function specOf<Output>(build: BuildQuery<Output> = (query) => query): QuerySpec {
  return build(queryBuilder<Output>(EVERYTHING)).spec;
}

function keyOf(collection: object, path: string, spec: QuerySpec): string {
  return `${collectionKey(collection)} ${path}?${queryKey(spec)}`;
}
