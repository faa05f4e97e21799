import type { Access } from '../access/access.ts';
import type { CommitClock } from '../rpc/commit-clock.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { FanOut } from './fan-out.ts';
import type { Listeners } from './listeners.ts';
import type { TargetRequest } from './parse-target.ts';
import type { TargetPool } from './target-pool.ts';

/** Parts of the service that listening uses. */
export interface ListenHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly access: Access;
  readonly listeners: Listeners;
  readonly fanOut: FanOut;
  readonly targets: TargetPool;
  /** The token of a version. */
  resumeToken(version: number): string;
  /** Returns the version to resume from; `undefined` if there is none or it is too old. */
  resumeVersion(request: TargetRequest, database: string): number | undefined;
}
