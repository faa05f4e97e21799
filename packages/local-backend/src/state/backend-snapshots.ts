import type { FirestoreSnapshot } from '@quits/firestore-service';
import type { RulesSnapshot } from '@quits/security-rules';
import type { StorageRulesSnapshot } from '../storage/create-storage.ts';
import type { RestoredRow, UndoLog } from './undo-log.ts';

/** A state of a backend that can be restored. */
export interface Snapshot {
  readonly id: string;
}

/** Number of changes that restoring a snapshot undid. */
export interface Restored {
  /** Documents that differed. */
  readonly documents: number;
  /** Changed rows of accounts, objects, messages, settings and the like. */
  readonly rows: number;
}

/** Parts of a backend that snapshots include. */
export interface SnapshotParts {
  readonly undo: UndoLog;
  readonly documents: {
    snapshot(): FirestoreSnapshot;
    restore(snapshot: FirestoreSnapshot): number;
    release(snapshot: FirestoreSnapshot): void;
  };
  readonly rules: {
    snapshot(): RulesSnapshot;
    /** Returns whether any rules changed. */
    restore(snapshot: RulesSnapshot): boolean;
    /** Evaluates them again for live listeners. */
    changed(): void;
  };
  readonly storage: {
    snapshot(): StorageRulesSnapshot;
    restore(snapshot: StorageRulesSnapshot): void;
    /** Whether the bytes of deleted objects are kept. */
    keepBytes(isKept: boolean): void;
  };
  /** Called with the rows that were restored, before documents are. */
  readonly restored: (rows: readonly RestoredRow[]) => void;
}

/** Snapshots of a whole backend. They nest: restoring one discards those taken after it. */
export interface BackendSnapshots {
  take(): Snapshot;
  /** @throws {RangeError} if the snapshot was discarded */
  restore(snapshot: Snapshot): Restored;
  /** Discards a snapshot and those taken after it; does nothing if it was discarded already. */
  release(snapshot: Snapshot): void;
}

interface Kept extends Snapshot {
  readonly mark: number;
  readonly documents: FirestoreSnapshot;
  readonly rules: RulesSnapshot;
  readonly storage: StorageRulesSnapshot;
}

/** Creates the snapshots of a backend. None copies data: each is a position in logs of changes. */
export function createBackendSnapshots(parts: SnapshotParts): BackendSnapshots {
  const kept: Kept[] = [];
  let taken = 0;

  const positionOf = ({ id }: Snapshot) => kept.findIndex((each) => each.id === id);

  function discardAfter(count: number): void {
    for (const { documents } of kept.splice(count)) parts.documents.release(documents);
    if (kept.length > 0) return;
    parts.undo.stop();
    parts.storage.keepBytes(false);
  }

  return {
    take() {
      taken += 1;
      parts.storage.keepBytes(true);
      const snapshot: Kept = {
        id: String(taken),
        mark: parts.undo.mark(),
        documents: parts.documents.snapshot(),
        rules: parts.rules.snapshot(),
        storage: parts.storage.snapshot(),
      };
      kept.push(snapshot);
      return { id: snapshot.id };
    },
    restore(snapshot) {
      const position = positionOf(snapshot);
      const found = kept[position];
      if (found === undefined) {
        throw new RangeError(
          `The snapshot ${snapshot.id} was discarded: it was released, or an earlier one was restored.`,
        );
      }
      discardAfter(position + 1);
      const rows = parts.undo.restore(found.mark);
      parts.storage.restore(found.storage);
      const isRulesChange = parts.rules.restore(found.rules);
      parts.restored(rows);
      const documents = parts.documents.restore(found.documents);
      // Only now: rules may read documents.
      if (isRulesChange) parts.rules.changed();
      return { documents, rows: rows.length };
    },
    release(snapshot) {
      const position = positionOf(snapshot);
      if (position >= 0) discardAfter(position);
    },
  };
}
