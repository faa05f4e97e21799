import { projectOf } from '../name/resource-name.ts';
import { messagesAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext, Message } from '../rpc/rpc.ts';
import { commitWrites } from '../write/commit-writes.ts';
import { parseWrite } from '../write/parse-write.ts';
import { callerOf, type Engine } from './engine.ts';

/** Answers Commit. */
export function commit(engine: Engine, request: Message, context: CallContext): Message {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const ops = messagesAt(request, 'writes').map((write) => parseWrite(write, database));
  return commitWrites(engine, database, ops, caller);
}
