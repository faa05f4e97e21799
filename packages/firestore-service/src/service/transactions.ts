import type { Message } from '@quits/service-base';
import { projectOf } from '../name/resource-name.ts';
import { currentReader, pastReader, type SnapshotReader } from '../read/snapshot-reader.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import type { TransactionMode } from '../transaction/transactions.ts';
import { canonicalTimestamp, microsFromTimestamp } from '../value/timestamp.ts';
import { callerOf, type Engine } from './engine.ts';

/** Snapshot that a read request uses, and the transaction that it started, if requested. */
export interface ReadPlace {
  readonly reader: SnapshotReader;
  readonly begun?: string;
  /** The transaction that is read in. */
  readonly transaction?: string;
}

/** Answers BeginTransaction. */
export function beginTransaction(engine: Engine, request: Message, context: CallContext): Message {
  const database = stringAt(request, 'database');
  callerOf(engine, context, projectOf(database));
  const mode = parseMode(engine, messageAt(request, 'options') ?? {});
  return { transaction: engine.transactions.begin(database, mode) };
}

/** Answers Rollback. */
export function rollback(engine: Engine, request: Message, context: CallContext): Message {
  const database = stringAt(request, 'database');
  callerOf(engine, context, projectOf(database));
  engine.transactions.rollback(stringAt(request, 'transaction'), database);
  return {};
}

/** Reads a request's consistency selector: a transaction, a new one, a past time, or now. */
export function readPlace(engine: Engine, request: Message, database: string): ReadPlace {
  const transaction = stringAt(request, 'transaction');
  if (transaction !== '') {
    return { transaction, reader: engine.transactions.reader(transaction, database) };
  }
  const options = messageAt(request, 'newTransaction');
  if (options !== undefined) {
    const begun = engine.transactions.begin(database, parseMode(engine, options));
    return { begun, transaction: begun, reader: engine.transactions.reader(begun, database) };
  }
  const readTime = stringAt(request, 'readTime');
  if (readTime !== '') {
    return { reader: pastReader(engine.store, database, readVersion(engine, readTime)) };
  }
  return { reader: currentReader(engine.store, engine.clock.read()) };
}

function parseMode(engine: Engine, options: Message): TransactionMode {
  const readOnly = messageAt(options, 'readOnly');
  if (readOnly === undefined) return { kind: 'read-write' };
  const readTime = stringAt(readOnly, 'readTime');
  if (readTime === '') return { kind: 'read-only' };
  return { kind: 'read-only', readVersion: readVersion(engine, readTime) };
}

function readVersion(engine: Engine, readTime: string): number {
  const version = microsFromTimestamp(canonicalTimestamp(readTime));
  if (version > engine.clock.read()) throw invalidArgument('readTime is in the future.');
  return version;
}
