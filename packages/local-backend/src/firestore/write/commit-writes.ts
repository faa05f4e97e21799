import type { Caller } from '../../identity/caller.ts';
import type { Access } from '../access/access.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import type { Message } from '../rpc/rpc.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import type { Document } from '../value/value.ts';
import { applyWrite } from './apply-write.ts';
import { checkDocumentSize } from './check-document-size.ts';
import { storageFailure } from './storage-failure.ts';
import type { WriteOp } from './write-op.ts';

/** What a commit needs of the service. */
export interface CommitHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly access: Access;
  readonly log: (line: string) => void;
  /** Told of every commit once it is durable. */
  readonly published: (commit: Commit) => void;
}

/** A commit's answer in the service's JSON form. */
export type CommitResponse = {
  readonly writeResults: readonly Message[];
  readonly commitTime: string;
};

const MAX_COMMIT_BYTES = 10 * 1024 * 1024;

/** State of one document while a commit is worked out. */
interface Working {
  readonly name: WriteOp['name'];
  readonly before: Document | null;
  current: Document | null;
  written: boolean;
  /** Bytes of what was written last. */
  size: number;
}

/**
 * Applies writes as one: all of them, durably, or none.
 * @throws {RpcError} for a failed precondition, a refusal of the rules or a limit
 */
export function commitWrites(
  host: CommitHost,
  database: string,
  ops: readonly WriteOp[],
  caller: Caller,
): CommitResponse {
  const version = host.clock.commit();
  const commitTime = timestampFromMicros(version);
  const working = new Map<string, Working>();
  const writeResults = ops.map((op) => applyOne(host.store, working, op, commitTime));
  const states = [...working.values()];
  if (states.reduce((sum, { size }) => sum + size, 0) > MAX_COMMIT_BYTES) {
    throw invalidArgument('Transaction too big. Decrease transaction size.');
  }
  host.access.writes(caller, commitTime, written(states), verified(states));
  const changes = states.flatMap(toChange);
  if (changes.length > 0) {
    const commit = { database, version, changes };
    store(host, commit);
    host.store.remember(commit);
    host.published(commit);
  }
  return { writeResults, commitTime };
}

function applyOne(
  store: DocumentStore,
  working: Map<string, Working>,
  op: WriteOp,
  commitTime: string,
): Message {
  const state = working.get(op.name.full) ?? startWorking(store, working, op);
  checkSequence(op, state);
  const { document, transformResults } = applyWrite(op, state.current, commitTime);
  if (document !== null && document !== state.current) state.size = checkDocumentSize(document);
  state.current = document;
  if (op.kind !== 'verify') state.written = true;
  return {
    ...(document === null ? {} : { updateTime: document.updateTime }),
    ...(transformResults.length === 0 ? {} : { transformResults }),
  };
}

function startWorking(store: DocumentStore, working: Map<string, Working>, op: WriteOp): Working {
  const before = store.get(op.name);
  const state = { name: op.name, before, current: before, written: false, size: 0 };
  working.set(op.name.full, state);
  return state;
}

/** A document that this very commit deletes can't be required to exist. */
function checkSequence(op: WriteOp, { before, current, written: isWritten }: Working): void {
  const needsDocument = op.precondition?.kind === 'exists' && op.precondition.exists;
  if (needsDocument && isWritten && before !== null && current === null) {
    throw invalidArgument(`A document cannot be updated after it is deleted: ${op.name.full}`);
  }
}

function* written(states: readonly Working[]): Generator<Change> {
  for (const { name, before, current, written: isWritten } of states) {
    if (isWritten) yield { name, before, after: current };
  }
}

function* verified(states: readonly Working[]): Generator<Change> {
  for (const { name, before, current, written: isWritten } of states) {
    if (!isWritten) yield { name, before, after: current };
  }
}

function toChange({ name, before, current }: Working): Change[] {
  return before === current ? [] : [{ name, before, after: current }];
}

function store({ store: documents, log }: CommitHost, commit: Commit): void {
  try {
    documents.transaction(() => documents.writer.apply(commit));
  } catch (cause) {
    const failure = storageFailure(cause);
    if (failure !== cause) log(failure.message);
    throw failure;
  }
}
