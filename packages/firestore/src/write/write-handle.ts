import { type AppError, err, ok, type Result } from '@quits/errors';
import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { WriteStatus } from './sync-status.ts';

/** Result of a write. */
export type WriteResult = Result<undefined, AppError>;

/** A write that was made and is visible already; the server's answer comes later. */
export interface WriteHandle {
  readonly id: string;
  readonly status: ReadonlyStore<WriteStatus>;
  /**
   * Resolves with the server's answer; never rejects. Pending while offline, or while the account
   * is signed out.
   */
  readonly settled: Promise<WriteResult>;
}

/** A handle and the function that settles it. */
export interface TrackedWrite {
  readonly handle: WriteHandle;
  /** Settles the write; without an error it was applied. */
  readonly settle: (error: AppError | undefined) => void;
}

/** Creates the handle of a pending write. */
export function trackWrite(id: string): TrackedWrite {
  const status = createValueStore<WriteStatus>('pending');
  const { promise: settled, resolve } = Promise.withResolvers<WriteResult>();
  return {
    handle: { id, status, settled },
    settle(error) {
      status.set(error === undefined ? 'synced' : 'rejected');
      resolve(error === undefined ? ok(undefined) : err(error));
    },
  };
}
