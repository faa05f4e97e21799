import type { Document, RpcError } from '@quits/service-base';
import { parseDocumentName } from '../name/resource-name.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import type { Change, Commit } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { identicalFields } from '../value/identical.ts';
import { timestampFromMicros } from '../value/timestamp.ts';

/** A state of all documents that can be restored. */
export interface FirestoreSnapshot {
  /** The latest version at which the documents have this state, in microseconds. */
  version: number;
}

/** Dependencies of {@link DatabaseSnapshots}. */
export interface SnapshotHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly published: (commit: Commit) => void;
}

/**
 * Snapshots of all documents. Taking one notes a version and keeps the history since then; restoring it
 * commits the former revisions of what has changed, so that listeners receive the difference.
 */
export class DatabaseSnapshots {
  readonly #host: SnapshotHost;
  readonly #kept = new Set<FirestoreSnapshot>();

  constructor(host: SnapshotHost) {
    this.#host = host;
  }

  take(): FirestoreSnapshot {
    const { store, clock } = this.#host;
    store.flush();
    const snapshot = { version: clock.read() };
    this.#kept.add(snapshot);
    return snapshot;
  }

  /** Restores a snapshot, which stays valid; returns the number of documents that changed. */
  restore(snapshot: FirestoreSnapshot): number {
    const { store, clock } = this.#host;
    let count = 0;
    for (const database of store.collections.databaseNames()) {
      const scope = { database, parent: '', allDescendants: true };
      const changes = store.changesSince(scope, snapshot.version);
      if (changes === undefined) throw new Error('The history of a snapshot is missing.');
      count += this.#commit(database, (version) =>
        changes.flatMap((change) => reversed(change, version)),
      );
    }
    // Restoring it again has only to undo what follows.
    snapshot.version = clock.read();
    return count;
  }

  /** Discards a snapshot, so that its history can be removed. */
  release(snapshot: FirestoreSnapshot): void {
    this.#kept.delete(snapshot);
  }

  /** Whether any snapshot is kept. */
  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  /** The latest version whose history may be removed. */
  limit(version: number): number {
    return Math.min(version, ...[...this.#kept].map((snapshot) => snapshot.version));
  }

  /** Deletes all documents of a database in a commit that can be undone. */
  clear(database: string): void {
    this.#commit(database, () =>
      [...this.#host.store.scanDatabase(database)].map((before) => ({
        name: parseDocumentName(before.name),
        before,
        after: null,
      })),
    );
  }

  #commit(database: string, changesAt: (version: number) => Change[]): number {
    const { store, clock, published } = this.#host;
    const version = clock.commit();
    const changes = changesAt(version);
    if (changes.length === 0) return 0;
    const commit = { database, version, changes };
    let failure: RpcError | undefined;
    store.commit(commit, (failed) => {
      failure = failed;
      if (failed === undefined) published(commit);
    });
    store.flush();
    if (failure !== undefined) throw failure;
    return changes.length;
  }
}

/** The change that undoes changes since a snapshot; none if they cancel out. */
function reversed({ name, before, after }: Change, version: number): Change[] {
  if (before === null && after === null) return [];
  if (before !== null && after !== null && isSame(before, after)) return [];
  // An older revision than the one that clients know would be ignored by them.
  const restored = before && { ...before, updateTime: timestampFromMicros(version) };
  return [{ name, before: after, after: restored }];
}

function isSame(before: Document, after: Document): boolean {
  return (
    before.createTime === after.createTime &&
    identicalFields(before.fields ?? {}, after.fields ?? {})
  );
}
