import { projectOf } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { aggregate, parseAggregations } from '../read/aggregate.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext, Message } from '../rpc/rpc.ts';
import { callerOf, type Engine } from './engine.ts';
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
  const aggregateFields = aggregate(aggregations, query, reader);
  const transaction = begun === undefined ? {} : { transaction: begun };
  return [{ ...transaction, result: { aggregateFields }, readTime }];
}
