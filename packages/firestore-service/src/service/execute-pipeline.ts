import { type Document, type Message, RpcError } from '@quits/service-base';
import { documentNameOf, parseDocumentName, projectOf } from '../name/resource-name.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { Row } from '../pipeline/row.ts';
import { planQuery } from '../plan/query-plan.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { isMeasured, PipelineMeter, pipelineOptions } from './explain-pipeline.ts';
import { readPlace } from './transactions.ts';
import { requestTime } from '../write/request-time.ts';

/** Results in one message of the stream. */
const PAGE = 100;

/** Answers ExecutePipeline; rules judge each source as the query that it is. */
export function executePipeline(engine: Engine, request: Message, context: CallContext): Message[] {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const structured = messageAt(request, 'structuredPipeline') ?? {};
  const pipeline = messageAt(structured, 'pipeline');
  if (pipeline === undefined) throw invalidArgument('structuredPipeline is missing.');
  const options = pipelineOptions(structured);
  const meter = isMeasured(options) ? new PipelineMeter(options) : undefined;
  const isPlanOnly = options.mode === 'explain';
  const measured = (documents: readonly Document[]) => meter?.countReads(documents) ?? documents;
  const { reader, begun } = readPlace(engine, request, database);
  const { readTime } = reader;
  const rows = runPipeline(
    {
      database,
      query(path, structuredQuery) {
        const root = `${database}/documents`;
        const parent = path === '' ? root : documentNameOf(database, path);
        const query = parseQuery(parent, structuredQuery);
        engine.access.query(caller, readTime, query, structuredQuery);
        return isPlanOnly ? [] : measured(reader.run(readable(engine, query)));
      },
      get(names) {
        const found = names.flatMap((full) => {
          const name = parseDocumentName(full);
          const document = reader.get(name);
          engine.access.get(caller, readTime, name, document);
          return document === null ? [] : [document];
        });
        return isPlanOnly ? [] : measured(found);
      },
    },
    pipeline,
    requestTime(engine.clock, readTime),
    meter === undefined
      ? undefined
      : (stage, after) => {
          meter.recordStage(stage, after);
        },
  );
  const results = isPlanOnly ? [] : rows.map(resultOf);
  const transaction = begun === undefined ? {} : { transaction: begun };
  const pages: Message[] = [];
  for (let i = 0; i < Math.max(results.length, 1); i += PAGE) {
    pages.push({ results: results.slice(i, i + PAGE), executionTime: readTime });
  }
  const explainStats = meter?.stats(results.length);
  return pages.map((page, i) => ({
    ...(i === 0 ? transaction : {}),
    ...page,
    ...(explainStats !== undefined && i === pages.length - 1 ? { explainStats } : {}),
  }));
}

/** Pipelines need no index: a query that has none is read without its filters. */
function readable(engine: Engine, query: Query): Query {
  try {
    planQuery(engine.store.indexConfig, query);
    return query;
  } catch (error) {
    if (!(error instanceof RpcError) || error.status !== 'FAILED_PRECONDITION') throw error;
    const { filter: _filter, ...all } = query;
    return { ...all, orderBy: [{ path: ['__name__'], descending: false }] };
  }
}

function resultOf({ name, createTime, updateTime, fields }: Row): Message {
  return {
    ...(name === undefined ? {} : { name, createTime, updateTime }),
    fields,
  };
}
