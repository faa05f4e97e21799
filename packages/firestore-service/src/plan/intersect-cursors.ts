import type { EntryCursor } from './entry-cursor.ts';

/**
 * The rows of documents that all cursors have an entry for with the same suffix, in their order.
 * Each cursor skips to where another one already is, so the work follows the rarest of them.
 */
export function* intersectCursors(
  cursors: readonly [EntryCursor, ...EntryCursor[]],
): Generator<number> {
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
      yield lead.document;
      first.advance();
    } else {
      first.seek(target);
    }
  }
}
