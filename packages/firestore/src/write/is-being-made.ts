import type { JournalEntry } from '../journal/journal-entry.ts';

/** Whether a path is of a document that a write is only just making, or of something below one. */
export function isBeingMade(writes: readonly JournalEntry[], path: string): boolean {
  return writes.some(
    ({ refusal, operations }) =>
      refusal === undefined &&
      operations.some(
        (operation) => operation.kind === 'create' && `${path}/`.startsWith(`${operation.path}/`),
      ),
  );
}
