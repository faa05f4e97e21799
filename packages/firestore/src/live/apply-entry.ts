import type { RawData } from '../collection/raw-data.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { applyPatch, mergeFields } from '../value/apply.ts';
import { flatten } from '../value/flatten.ts';
import { isSentinel } from '../value/sentinel.ts';
import type { WriteRegistry } from '../write/write-registry.ts';

/** Last state of a document without unconfirmed writes of this page. */
export interface ConfirmedState {
  readonly read: () => RawData;
  /** Ids of writes that the state already includes if the server has applied them. */
  readonly holds: Set<string>;
  /** Whether increments have been applied on top of it. */
  hasIncrements: boolean;
}

/** Confirmed states by path, per page: they outlive a listener that is opened again. */
const documents = new WeakMap<WriteRegistry['handed'], Map<string, ConfirmedState>>();

/** Returns the confirmed states of the documents that a page has read, by path. */
export function confirmedBy(handed: WriteRegistry['handed']): Map<string, ConfirmedState> {
  const known = documents.get(handed) ?? new Map<string, ConfirmedState>();
  documents.set(handed, known);
  return known;
}

/** Whether a write has an operation on a document. */
export const writesTo =
  (path: string) =>
  ({ operations }: JournalEntry): boolean =>
    operations.some((one) => one.path === path);

/** Returns whether a write increments a field of a document. */
export function increments({ operations }: JournalEntry, path: string): boolean {
  const own = operations.filter((one) => one.path === path);
  return own.some((one) =>
    Object.values(fieldsOf(one)).some((value) => isSentinel(value) && value['~'] === 'increment'),
  );
}

function fieldsOf(operation: WriteOperation): RawData {
  if (operation.kind === 'update') return operation.patch;
  return operation.kind === 'delete' ? {} : flatten(operation.data);
}

/** Applies a write to a document; server timestamps become the time of the write. */
export function applyEntry(data: RawData, { operations, at }: JournalEntry, path: string): RawData {
  const now = new Date(at);
  let after = data;
  for (const operation of operations) {
    if (operation.path !== path) continue;
    if (operation.kind === 'update') after = applyPatch(after, operation.patch, now);
    else if (operation.kind === 'merge') after = mergeFields(after, operation.data, now);
    else if (operation.kind !== 'delete') after = mergeFields({}, operation.data, now);
  }
  return after;
}
