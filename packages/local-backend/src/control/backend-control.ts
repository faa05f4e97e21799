import type { DecidedRequest, DecisionLog } from '@quits/security-rules';
import type { BackendSnapshots, Restored, Snapshot } from '../state/backend-snapshots.ts';
import type { MovableClock } from '../state/movable-clock.ts';

/** Clock of a backend: of its tokens, times to live, `request.time`, server timestamps and limits. */
type BackendClock = Omit<MovableClock, 'onMove'>;

/** A position in the log of the rules' decisions. */
export interface DecisionMark {
  readonly firestore: number;
  readonly storage: number;
}

/** State and clock of a backend, for tests. */
export interface BackendControl {
  readonly clock: BackendClock;
  /** Takes a snapshot of documents, accounts, objects, messages, settings and rules; copies nothing. */
  snapshot(): Snapshot;
  /**
   * Restores a snapshot, as often as needed; open listeners receive the difference. Discards the snapshots
   * taken after it. Limits for wrong passwords and quotas start over. The clock stays where it is.
   * @throws {RangeError} if the snapshot was discarded
   */
  restore(snapshot: Snapshot): Restored;
  /** Discards a snapshot and those taken after it; until then, former states are kept. */
  release(snapshot: Snapshot): void;
  /**
   * Writes documents to the default database, given as plain JSON by path like a seed file; returns their number.
   * @throws {RpcError} `INVALID_ARGUMENT` naming the invalid document; then nothing is written
   */
  seed(documents: unknown): number;
  /** The current end of the log of the rules' decisions. */
  decisionMark(): DecisionMark;
  /** Decisions of the rules of Firestore and Storage since a mark, each oldest first; at most 1000 each. */
  decisionsSince(mark: DecisionMark): DecidedRequest[];
}

/** Parts of a backend that its control uses. */
export interface ControlParts {
  readonly clock: MovableClock;
  readonly snapshots: BackendSnapshots;
  readonly seed: (documents: unknown) => number;
  readonly firestore: DecisionLog;
  readonly storage: DecisionLog;
}

/** Creates the control of a backend. */
export function createBackendControl(parts: ControlParts): BackendControl {
  const { clock, snapshots, seed, firestore, storage } = parts;
  return {
    clock: {
      now: () => clock.now(),
      set: (time) => clock.set(time),
      advance: (milliseconds) => clock.advance(milliseconds),
      reset: () => clock.reset(),
    },
    snapshot: () => snapshots.take(),
    restore: (snapshot) => snapshots.restore(snapshot),
    release: (snapshot) => snapshots.release(snapshot),
    seed,
    decisionMark: () => ({ firestore: firestore.count, storage: storage.count }),
    decisionsSince: (mark) => [...firestore.since(mark.firestore), ...storage.since(mark.storage)],
  };
}
