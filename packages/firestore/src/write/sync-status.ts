import type { AppError } from '@quits/errors';
import type { Conflict } from '../journal/journal-entry.ts';
import type { WriteOperation } from '../journal/operation.ts';

/** How far one write has come. */
export type WriteStatus = 'pending' | 'synced' | 'rejected';

/** A write that the server refused; kept until it is tried again or given up. */
export interface RejectedWrite {
  readonly id: string;
  readonly label: string;
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
  readonly error: AppError;
  /** Documents that others changed first, in both versions. */
  readonly conflicts: readonly Conflict[];
  readonly operations: readonly WriteOperation[];
  readonly draft: unknown;
  /**
   * What was made on top of it and falls with it, in order; some may still be waiting for their own
   * refusal.
   */
  readonly followers: readonly RejectedWrite[];
}

/** All writes of this account on this device that the server has not confirmed. */
export interface SyncStatus {
  /** Those that the server has not answered. */
  readonly pending: number;
  /** Those that it refused, without what falls with them. */
  readonly rejected: readonly RejectedWrite[];
}

/** The status when there is nothing to tell. */
export const ALL_SYNCED: SyncStatus = { pending: 0, rejected: [] };
