import { type Caller, type Document, type Message, RpcError } from '@quits/service-base';
import type { Access } from '../access/access.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { applyWrite } from './apply-write.ts';
import { checkDocumentSize } from './check-document-size.ts';
import { requestTime } from './request-time.ts';
import type { WriteOp } from './write-op.ts';

/** Parts of the service that a commit uses. */
export interface CommitHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly access: Access;
  readonly log: (line: string) => void;
  /** Called with every commit once it is durable. */
  readonly published: (commit: Commit) => void;
}

/** A commit's answer in the service's JSON form. */
export type CommitResponse = {
  readonly writeResults: readonly Message[];
  readonly commitTime: string;
};

const MAX_COMMIT_BYTES = 10 * 1024 * 1024;
/** Maximum for one document, over all writes of a commit. */
const MAX_TRANSFORMS = 500;

/** State of one document while a commit is evaluated. */
interface Working {
  readonly name: WriteOp['name'];
  readonly before: Document | null;
  current: Document | null;
  written: boolean;
  /** Size of the latest write, in bytes. */
  size: number;
  /** Field transforms of all its writes so far. */
  transforms: number;
}

/** Called once with the result of a commit. */
export type Committed = (outcome: CommitResponse | RpcError) => void;

/**
 * Applies writes atomically and durably.
 * @throws {RpcError} for a failed precondition, a refusal by the rules or an exceeded limit
 */
export function commitWrites(
  host: CommitHost,
  database: string,
  ops: readonly WriteOp[],
  caller: Caller,
): CommitResponse {
  let outcome: CommitResponse | RpcError | undefined;
  commitSoon(host, database, ops, caller, (ended) => {
    outcome = ended;
  });
  host.store.flush();
  if (outcome === undefined) throw new Error('The commit did not end.');
  if (outcome instanceof RpcError) throw outcome;
  return outcome;
}

/**
 * Like {@link commitWrites}, but in one storage transaction with all other commits of this tick of
 * the event loop. Later commits are based on this one.
 * @throws {RpcError} for a failed precondition, a refusal by the rules or an exceeded limit
 */
export function commitSoon(
  host: CommitHost,
  database: string,
  ops: readonly WriteOp[],
  caller: Caller,
  committed: Committed,
): void {
  const version = host.clock.commit();
  const commitTime = timestampFromMicros(version);
  const working = new Map<string, Working>();
  const apply = {
    store: host.store,
    working,
    commitTime,
    time: requestTime(host.clock, commitTime),
  };
  const writeResults = ops.map((op) => applyOne(apply, op));
  const states = [...working.values()];
  if (states.reduce((sum, { size }) => sum + size, 0) > MAX_COMMIT_BYTES) {
    throw invalidArgument('Transaction too big. Decrease transaction size.');
  }
  host.access.writes(caller, commitTime, written(states), verified(states));
  const changes = states.flatMap(toChange);
  const answer = { writeResults, commitTime };
  if (changes.length === 0) {
    // It may be based on commits that aren't durable yet, and a stream answers in order.
    host.store.afterCommits((failure) => committed(failure ?? answer));
    return;
  }
  const commit = { database, version, caller, changes };
  host.store.commit(commit, (failure) => {
    if (failure === undefined) {
      committed(answer);
      publish(host, commit);
      return;
    }
    if (failure.cause !== undefined) host.log(failure.message);
    committed(failure);
  });
}

/** Publishes a commit, which was acknowledged: a failure must not affect others of its group. */
function publish(host: CommitHost, commit: Commit): void {
  try {
    host.published(commit);
  } catch (error) {
    host.log(
      `The commit at ${commit.version} could not be published: ${toRpcError(error).message}`,
    );
  }
}

/** A commit that is being evaluated. */
interface Evaluation {
  readonly store: DocumentStore;
  readonly working: Map<string, Working>;
  readonly commitTime: string;
  /** Time of server timestamps. */
  readonly time: string;
}

function applyOne({ store, working, commitTime, time }: Evaluation, op: WriteOp): Message {
  const state = working.get(op.name.full) ?? startWorking(store, working, op);
  checkSequence(op, state);
  if (op.kind === 'update') state.transforms += op.transforms.length;
  if (state.transforms > MAX_TRANSFORMS) {
    throw invalidArgument(
      `A document can have at most ${MAX_TRANSFORMS} field transforms in one commit.`,
    );
  }
  const { document, transformResults } = applyWrite(op, state.current, commitTime, time);
  if (document !== null && document !== state.current) state.size = checkDocumentSize(document);
  state.current = document;
  if (op.kind !== 'verify') state.written = true;
  return {
    ...(document === null ? {} : { updateTime: document.updateTime }),
    ...(transformResults.length === 0 ? {} : { transformResults }),
  };
}

function startWorking(store: DocumentStore, working: Map<string, Working>, op: WriteOp): Working {
  const before = store.latest(op.name);
  const state = { name: op.name, before, current: before, written: false, size: 0, transforms: 0 };
  working.set(op.name.full, state);
  return state;
}

/** A document that this very commit deletes, be it missing or not, can't be required to exist. */
function checkSequence(op: WriteOp, { current, written: isWritten }: Working): void {
  const needsDocument = op.precondition?.kind === 'exists' && op.precondition.exists;
  if (needsDocument && isWritten && current === null) {
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
