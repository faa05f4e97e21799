import type { JournalEntry } from '../journal/journal-entry.ts';

/** Returns whether a path is that of a document that a pending write creates, or below one. */
export function isBeingMade(writes: readonly JournalEntry[], path: string): boolean {
  return writes.some(
    ({ refusal, operations }) =>
      refusal === undefined &&
      operations.some(
        (operation) => operation.kind === 'create' && `${path}/`.startsWith(`${operation.path}/`),
      ),
  );
}
