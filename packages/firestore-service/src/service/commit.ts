import { type Message, RpcError, STATUS_NUMBER } from '@quits/service-base';
import { projectOf } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messagesAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { commitSoon, type Committed, type CommitResponse } from '../write/commit-writes.ts';
import { parseWrite } from '../write/parse-write.ts';
import { callerOf, type Engine } from './engine.ts';

const MAX_BATCH_WRITES = 500;

/** Answers Commit, of a transaction or not. */
export function commit(engine: Engine, request: Message, context: CallContext): Promise<Message> {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const ops = messagesAt(request, 'writes').map((write) => parseWrite(write, database));
  const transaction = stringAt(request, 'transaction');
  if (transaction !== '') engine.transactions.finish(transaction, database, ops.length > 0);
  return new Promise((resolve, reject) => {
    commitSoon(engine, database, ops, caller, (outcome) => {
      if (outcome instanceof RpcError) reject(outcome);
      else resolve(outcome);
    });
  });
}

/** Handles BatchWrite: each write succeeds or fails on its own. */
export function batchWrite(engine: Engine, request: Message, context: CallContext): Message {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const writes = messagesAt(request, 'writes');
  if (writes.length > MAX_BATCH_WRITES) {
    throw invalidArgument(`A batch write can have at most ${MAX_BATCH_WRITES} writes.`);
  }
  const ops = writes.map((write) => attempt(() => parseWrite(write, database)));
  const names = ops.flatMap((op) => (op instanceof RpcError ? [] : [op.name.full]));
  if (new Set(names).size < names.length) {
    throw invalidArgument('Cannot write to the same document twice in one batch write.');
  }
  const outcomes: (CommitResponse | RpcError)[] = [];
  for (const [i, op] of ops.entries()) {
    const ended: Committed = (outcome) => {
      outcomes[i] = outcome;
    };
    if (op instanceof RpcError) ended(op);
    else {
      const refused = attempt(() => commitSoon(engine, database, [op], caller, ended));
      if (refused instanceof RpcError) ended(refused);
    }
  }
  engine.store.flush();
  return {
    writeResults: outcomes.map((outcome) =>
      outcome instanceof RpcError ? {} : (outcome.writeResults[0] ?? {}),
    ),
    status: outcomes.map((outcome) =>
      outcome instanceof RpcError
        ? { code: STATUS_NUMBER[outcome.status], message: outcome.message }
        : { code: 0 },
    ),
  };
}

function attempt<T>(run: () => T): T | RpcError {
  try {
    return run();
  } catch (error) {
    return toRpcError(error);
  }
}
