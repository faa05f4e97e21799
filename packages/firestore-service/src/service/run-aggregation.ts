import type { Message } from '@quits/service-base';
import { projectOf } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { aggregate, parseAggregations } from '../read/aggregate.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { executionStats, explainMode, planSummary } from './explain.ts';
import { readPlace } from './transactions.ts';

/** Answers RunAggregationQuery with one message. */
export function runAggregation(engine: Engine, request: Message, context: CallContext): Message[] {
  const aggregationQuery = messageAt(request, 'structuredAggregationQuery') ?? {};
  const structuredQuery = messageAt(aggregationQuery, 'structuredQuery');
  if (structuredQuery === undefined) throw invalidArgument('structuredQuery is missing.');
  const query = parseQuery(stringAt(request, 'parent'), structuredQuery);
  const aggregations = parseAggregations(aggregationQuery);
  const caller = callerOf(engine, context, projectOf(query.database));
  const { reader, begun } = readPlace(engine, request, query.database);
  const { readTime } = reader;
  engine.access.query(caller, readTime, query, structuredQuery);
  const wish = explainMode(request);
  if (wish === 'plan') return [{ explainMetrics: { planSummary: planSummary(engine, query) } }];
  const started = performance.now();
  const aggregateFields = aggregate(aggregations, query, reader);
  const transaction = begun === undefined ? {} : { transaction: begun };
  const answer = { ...transaction, result: { aggregateFields }, readTime };
  if (wish === 'nothing') return [answer];
  const stats = executionStats(performance.now() - started, 1, reader.count(query));
  const explainMetrics = { planSummary: planSummary(engine, query), executionStats: stats };
  return [{ ...answer, explainMetrics }];
}
