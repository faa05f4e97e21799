import { AppError } from '@quits/errors';
import type { Conflict, JournalEntry } from '../journal/journal-entry.ts';
import type { WriteOperation } from './operation.ts';

/** How far one write has come. */
export type WriteStatus = 'pending' | 'synced' | 'refused';

/** A write that the server refused; kept until it is tried again or given up. */
export interface RefusedWrite {
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
  readonly followers: readonly RefusedWrite[];
}

/** All writes of this account on this device that the server has not confirmed. */
export interface SyncStatus {
  readonly pending: number;
  readonly refused: readonly RefusedWrite[];
}

/** The status when there is nothing to tell. */
export const ALL_SYNCED: SyncStatus = { pending: 0, refused: [] };

const views = new WeakMap<JournalEntry, RefusedWrite>();

/** Sums up journal entries; a refused write stays the same object for as long as its entry does. */
export function summarise(entries: readonly JournalEntry[]): SyncStatus {
  if (entries.length === 0) return ALL_SYNCED;
  const refused = entries.flatMap((entry) => views.get(entry) ?? viewOf(entry));
  return { pending: entries.length - refused.length, refused };
}

function viewOf(entry: JournalEntry): readonly RefusedWrite[] {
  const { refusal, id, label, at, operations, draft } = entry;
  if (refusal === undefined) return [];
  const { code, message, conflicts } = refusal;
  const error = new AppError(code, { message });
  const view = { id, label, at, error, conflicts, operations, draft, followers: [] };
  views.set(entry, view);
  return [view];
}
