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
}

/** All writes of this account on this device that the server has not confirmed. */
export interface SyncStatus {
  readonly pending: number;
  readonly refused: readonly RefusedWrite[];
}

/** The status when there is nothing to tell. */
export const ALL_SYNCED: SyncStatus = { pending: 0, refused: [] };

/** Sums up journal entries. */
export function summarise(entries: readonly JournalEntry[]): SyncStatus {
  if (entries.length === 0) return ALL_SYNCED;
  const refused = entries.flatMap((entry) => refusedWrite(entry) ?? []);
  return { pending: entries.length - refused.length, refused };
}

/** How far the writes that touch one document have come. */
export function statusOfPath(entries: readonly JournalEntry[], path: string): WriteStatus {
  const touching = entries.filter(({ operations }) => operations.some((one) => one.path === path));
  if (touching.some(({ refusal }) => refusal !== undefined)) return 'refused';
  return touching.length > 0 ? 'pending' : 'synced';
}

const views = new WeakMap<JournalEntry, RefusedWrite>();

function refusedWrite(entry: JournalEntry): RefusedWrite | undefined {
  if (entry.refusal === undefined) return undefined;
  const known = views.get(entry);
  if (known !== undefined) return known;
  const { id, label, at, operations, draft, refusal } = entry;
  const { code, message, conflicts } = refusal;
  const error = new AppError(code, { message });
  const view = { id, label, at, error, conflicts, operations, draft };
  views.set(entry, view);
  return view;
}
