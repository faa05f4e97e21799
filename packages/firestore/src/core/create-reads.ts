import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadOnce } from '../database/reads.ts';
import {
  type AggregateContext,
  type AggregateResult,
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
import { type ListenContext, openListener } from '../live/open-listener.ts';
import { createQueryReader, type QueryReading } from '../live/query-reader.ts';
import { type DocumentQuestion, type QueryQuestion, reask } from '../query/question.ts';
import { ID, type QuerySpec } from '../query/query-spec.ts';
import type { AggregateSpec } from '../sdk/aggregate.ts';
import type { ReadFrom } from '../sdk/read-query.ts';
import { providerError } from './provider-error.ts';

/** Answers to questions. */
export interface CoreReads {
  readOnce<Output extends object>(
    question: QueryQuestion<Output>,
    from: ReadFrom,
  ): Promise<Result<ReadOnce<Output>, AppError>>;
  document<Output extends object>(question: DocumentQuestion<Output>): Live<DocumentState<Output>>;
  query<Output extends object>(question: QueryQuestion<Output>): Live<QueryState<Output>>;
  documents<Output extends object>(
    question: QueryQuestion<Output>,
    ids: readonly string[],
  ): Live<QueryState<Output>>;
  list<Output extends object>(question: QueryQuestion<Output>, pageSize: number): LiveList<Output>;
  aggregate<Asked extends AggregateSpec, Output extends object>(
    question: QueryQuestion<Output>,
    asked: Asked,
  ): Live<LiveState<AggregateResult<Asked>>>;
}

/** Creates the reads of a core. */
export function createReads(
  pool: ListenerPool,
  context: ListenContext,
  aggregates: AggregateContext,
): CoreReads {
  function openQuery<Output extends object, Data>(
    prefix: string,
    { key, collection, target, spec }: QueryQuestion<Output>,
    shape: (reading: QueryReading<Output>) => Reading<Data>,
  ): Live<LiveState<Data>> {
    return pool.live(
      prefix + key,
      openListener(
        context,
        collection,
        ({ db, sdk }, next, fail) => sdk.listenToQuery(db, target, spec, next, fail),
        shape,
      ),
    );
  }

  return {
    async readOnce({ collection, target, spec }, from) {
      try {
        const { db, sdk } = await context.connect();
        const snapshot = await sdk.readQuery(db, target, spec, from);
        context.seen.note(snapshot);
        const { data, invalid, paths, fromCache } = createQueryReader(
          collection,
          context.report,
        )(snapshot);
        return ok({ data, invalid, paths, fromCache });
      } catch (cause) {
        return err(providerError(cause));
      }
    },
    query: (question) => openQuery('', question, withoutPaths),
    document: ({ key, collection, path }) =>
      pool.live(
        key,
        openListener(
          context,
          collection,
          ({ db, sdk }, next, fail) => sdk.listenToDocument(db, path, next, fail),
          (reading) => ({ ...withoutPaths(reading), data: reading.data[0] }),
        ),
      ),
    documents(question, ids) {
      const distinct = [...new Set(ids)];
      const batches = Array.from({ length: Math.ceil(distinct.length / IDS_AT_ONCE) }, (_, at) =>
        distinct.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE),
      );
      const parts = batches.map((batch) =>
        openQuery('', reask(question, withIds(batch)), withoutPaths),
      );
      return joinQueries(`${question.key} ${ids.join(' ')}`, parts, distinct);
    },
    list: (question, pageSize) =>
      createLiveList({
        key: `${pageSize} ${question.key}`,
        spec: question.spec,
        pageSize,
        openPage: (spec) => openQuery('page ', reask(question, spec), pageOf),
        seen: context.seen.get,
      }),
    aggregate(question, asked) {
      const key = `${question.key} ${JSON.stringify(asked)}`;
      const { target, spec: query } = question;
      return pool.live(key, openAggregate(aggregates, { key, target, query, spec: asked }), {
        watched: false,
      });
    },
  };
}

function withIds(ids: readonly string[]): QuerySpec {
  return { filters: [{ field: ID, operator: 'in', value: ids }], orders: [] };
}

function withoutPaths<Data>(reading: QueryReading<Data>): Reading<readonly Doc<Data>[]> {
  const { data, fromCache, pending, invalid } = reading;
  return { data, fromCache, pending, invalid };
}

function pageOf<Data>(reading: QueryReading<Data>): Reading<PageData<Data>> {
  const { data, paths, fromCache, pending, invalid } = reading;
  return { data: { docs: data, paths }, fromCache, pending, invalid };
}
