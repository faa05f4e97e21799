import { type AppError, err, ok, type Result } from '@quits/errors';
import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { WriteStatus } from './sync-status.ts';

/** How a write ended. */
export type WriteResult = Result<undefined, AppError>;

/** A write that has been made and shows at once; the server's answer comes later. */
export interface WriteHandle {
  readonly id: string;
  readonly status: ReadonlyStore<WriteStatus>;
  /** The server's answer; never rejects. It waits while offline, or while its account is signed out. */
  readonly settled: Promise<WriteResult>;
}

/** A handle and the way to settle it. */
export interface TrackedWrite {
  readonly handle: WriteHandle;
  /** Without an error it has been applied. */
  readonly settle: (error: AppError | undefined) => void;
}

/** Makes the handle of a write that is under way. */
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
