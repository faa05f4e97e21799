import type { Message } from '@quits/service-base';
import { projectOf } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { project } from '../read/project.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { executionStats, explainMode, planSummary } from './explain.ts';
import { readPlace } from './transactions.ts';

/**
 * Handles RunQuery: one message per document, and a single one without a document for an empty
 * result.
 */
export function answerQuery(engine: Engine, request: Message, context: CallContext): Message[] {
  const structuredQuery = messageAt(request, 'structuredQuery');
  if (structuredQuery === undefined) throw invalidArgument('structuredQuery is missing.');
  const query = parseQuery(stringAt(request, 'parent'), structuredQuery);
  const caller = callerOf(engine, context, projectOf(query.database));
  const wish = explainMode(request);
  const { reader, begun } = readPlace(engine, request, query.database);
  const { readTime } = reader;
  engine.access.query(caller, readTime, query, structuredQuery);
  if (wish === 'plan') return [{ explainMetrics: { planSummary: planSummary(engine, query) } }];
  const started = performance.now();
  const documents = reader.run(query);
  const answers: Message[] = documents.map((document) => ({
    document: project(document, query.select),
    readTime,
  }));
  if (begun !== undefined) return [{ transaction: begun }, ...answers, { readTime }];
  if (wish === 'plan and statistics') {
    const stats = executionStats(performance.now() - started, documents.length, documents.length);
    const explainMetrics = { planSummary: planSummary(engine, query), executionStats: stats };
    // The service sends them with the last document.
    return [...answers.slice(0, -1), { readTime, ...answers.at(-1), explainMetrics }];
  }
  return answers.length === 0 ? [{ readTime }] : answers;
}
