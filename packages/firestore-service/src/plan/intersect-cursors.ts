import type { CursorEntry, EntryCursor } from './entry-cursor.ts';

/**
 * Yields the entries of documents for which all cursors have an entry with the same suffix, in order.
 * Each cursor skips to the position of the others, so the cost depends on the smallest.
 */
export function* intersectCursors(
  cursors: readonly [EntryCursor, ...EntryCursor[]],
): Generator<CursorEntry> {
  const [first, ...others] = cursors;
  for (;;) {
    const lead = first.current();
    if (lead === undefined) return;
    let target = lead.suffix;
    for (const other of others) {
      other.seek(target);
      const found = other.current();
      if (found === undefined) return;
      target = found.suffix;
    }
    if (Buffer.compare(target, lead.suffix) === 0) {
      yield lead;
      first.advance();
    } else {
      first.seek(target);
    }
  }
}
