import { AppError, err, type Result } from '@quits/errors';
import { type Observable, observable } from '@quits/firebase-core';
import type { WriteStatus } from './sync-status.ts';

/** How a write ended. */
export type WriteResult = Result<undefined, AppError>;

/** A write that has been made and shows at once; the server's answer comes later. */
export interface WriteHandle {
  readonly id: string;
  readonly status: Observable<WriteStatus>;
  /** The server's answer; never rejects. It waits while offline, or while its account is signed out. */
  readonly settled: Promise<WriteResult>;
}

/** A handle and the way to settle it. */
export interface TrackedWrite {
  readonly handle: WriteHandle;
  readonly settle: (result: WriteResult) => void;
}

/** Makes the handle of a write that is under way. */
export function trackWrite(id: string): TrackedWrite {
  const status = observable<WriteStatus>('pending');
  let resolve: (result: WriteResult) => void = () => undefined;
  const settled = new Promise<WriteResult>((done) => {
    resolve = done;
  });
  return {
    handle: { id, status, settled },
    settle(result) {
      status.set(result.ok ? 'synced' : 'refused');
      resolve(result);
    },
  };
}

/** Makes the handle of a write that is not even sent. */
export function refusedAtOnce(
  id: string,
  code: string,
  reaction: 'fix-input' | 'reauthenticate',
  message = code,
): WriteHandle {
  const { handle, settle } = trackWrite(id);
  settle(err(new AppError(code, { reaction, message })));
  return handle;
}
