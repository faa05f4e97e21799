import { AppError } from '@quits/errors';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { findRefusedChains } from './refused-chains.ts';
import { ALL_SYNCED, type RejectedWrite, type SyncStatus } from './sync-status.ts';

type Refusal = NonNullable<JournalEntry['refusal']>;

/** Inputs of a cached view. */
interface Made {
  readonly refusal: Refusal;
  readonly followers: readonly RejectedWrite[];
  readonly view: RejectedWrite;
}

const views = new WeakMap<JournalEntry, Made>();

/**
 * Summarizes journal entries, oldest first; a rejected write stays the same object until it
 * changes.
 */
export function summarize(entries: readonly JournalEntry[]): SyncStatus {
  if (entries.length === 0) return ALL_SYNCED;
  const refused = [...findRefusedChains(entries).heads].flatMap(([head, below]) => {
    const { refusal } = head;
    if (refusal === undefined) return [];
    const followers = below.map((entry) => viewOf(entry, entry.refusal ?? refusal, []));
    return viewOf(head, refusal, followers);
  });
  return {
    pending: entries.filter(({ refusal }) => refusal === undefined).length,
    rejected: refused,
  };
}

function viewOf(
  entry: JournalEntry,
  refusal: Refusal,
  followers: readonly RejectedWrite[],
): RejectedWrite {
  const made = views.get(entry);
  if (made?.refusal === refusal && isSameList(made.followers, followers)) return made.view;
  const { id, label, at, operations, draft } = entry;
  const { code, message } = refusal;
  const view = {
    id,
    label,
    at,
    error: new AppError(code, { message }),
    conflicts: entry.refusal?.conflicts ?? [],
    operations,
    draft,
    followers,
  };
  views.set(entry, { refusal, followers, view });
  return view;
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((one, at) => one === right[at]);
}
