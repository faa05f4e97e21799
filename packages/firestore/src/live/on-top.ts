import type { RawData } from '../collection/raw-data.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { applyPatch, mergeFields } from '../value/apply.ts';
import { flatten } from '../value/flatten.ts';
import { isSentinel } from '../value/sentinel.ts';
import type { WriteBook } from '../write/write-book.ts';

/** A document that held nothing of this page's that was not confirmed. */
export interface Confirmed {
  readonly read: () => RawData;
  /** Ids of the writes that it holds already, as far as the server has applied them. */
  readonly holds: ReadonlySet<string>;
  /** Writes that add have been shown on top of it. */
  isAddedTo: boolean;
}

/** What was last confirmed, by what a page has given to the SDK: a listener may be opened anew meanwhile. */
const documents = new WeakMap<WriteBook['handed'], Map<string, Confirmed>>();

/** The documents that were read beside the writes of a page, as they were last confirmed, by path. */
export function confirmedBy(handed: WriteBook['handed']): Map<string, Confirmed> {
  const known = documents.get(handed) ?? new Map<string, Confirmed>();
  documents.set(handed, known);
  return known;
}

/** Whether a write changes a document. */
export const isAt =
  (path: string) =>
  ({ operations }: JournalEntry): boolean =>
    operations.some((one) => one.path === path);

/** Whether a write adds to numbers of a document. */
export function isAdding({ operations }: JournalEntry, path: string): boolean {
  const own = operations.filter((one) => one.path === path);
  return own.some((one) =>
    Object.values(fieldsOf(one)).some((value) => isSentinel(value) && value['~'] === 'increment'),
  );
}

function fieldsOf(operation: WriteOperation): RawData {
  if (operation.kind === 'update') return operation.patch;
  return operation.kind === 'delete' ? {} : flatten(operation.data);
}

/** The document after a write; the server's time is when it was made. */
export function onTop(data: RawData, { operations, at }: JournalEntry, path: string): RawData {
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
