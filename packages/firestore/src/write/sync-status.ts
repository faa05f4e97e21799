import type { AppError } from '@quits/errors';
import type { Conflict } from '../journal/journal-entry.ts';
import type { WriteOperation } from '../journal/operation.ts';

/** Status of one write. */
export type WriteStatus = 'pending' | 'synced' | 'rejected';

/** A write that the server rejected; kept until it is retried or discarded. */
export interface RejectedWrite {
  readonly id: string;
  readonly label: string;
  /** Creation time, in epoch milliseconds. */
  readonly at: number;
  readonly error: AppError;
  /** Documents that others changed first, in both versions. */
  readonly conflicts: readonly Conflict[];
  readonly operations: readonly WriteOperation[];
  readonly draft: unknown;
  /** Dependent writes in order, which fail with it; some may not have been refused yet. */
  readonly followers: readonly RejectedWrite[];
}

/** All writes of this account on this device that the server has not confirmed. */
export interface SyncStatus {
  /** Number of unanswered writes. */
  readonly pending: number;
  /** Rejected writes, without their dependent writes. */
  readonly rejected: readonly RejectedWrite[];
}

/** Status without pending or rejected writes. */
export const ALL_SYNCED: SyncStatus = { pending: 0, rejected: [] };
