import { projectOf } from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import { project } from '../read/project.ts';
import { runQuery } from '../read/run-query.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext, Message } from '../rpc/rpc.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { callerOf, type Engine } from './engine.ts';

/** Answers RunQuery: one message per document, one without when there is none. */
export function answerQuery(engine: Engine, request: Message, context: CallContext): Message[] {
  const structuredQuery = messageAt(request, 'structuredQuery');
  if (structuredQuery === undefined) throw invalidArgument('structuredQuery is missing.');
  const query = parseQuery(stringAt(request, 'parent'), structuredQuery);
  const caller = callerOf(engine, context, projectOf(query.database));
  const readTime = timestampFromMicros(engine.clock.read());
  engine.access.query(caller, readTime, query, structuredQuery);
  const documents = runQuery(engine.store, query);
  if (documents.length === 0) return [{ readTime }];
  return documents.map((document) => ({ document: project(document, query.select), readTime }));
}
