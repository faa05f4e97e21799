import type { Below, JournalEntry } from '../journal/journal-entry.ts';
import type { WriteBook } from '../write/write-book.ts';
import { confirmedBy, isAdding, isAt, onTop } from './on-top.ts';

/**
 * What a new write adds to, as it shows under the write: what was last confirmed, with everything on top that
 * this page has made before and that waits. What was never read is left out.
 */
export function belowOf(
  { mine, handed }: Pick<WriteBook, 'mine' | 'handed'>,
  entry: JournalEntry,
  tracked: ReadonlyMap<string, unknown>,
): Readonly<Record<string, Below>> {
  const open = mine();
  const confirmed = confirmedBy(handed);
  const toHand = open.filter(({ id }) => tracked.has(id) && !handed.has(id));
  const under = [...handed.values(), ...toHand].filter(({ id }) => id !== entry.id);
  const below: Record<string, Below> = {};
  for (const path of new Set(entry.operations.map((operation) => operation.path))) {
    const known = confirmed.get(path);
    if (known === undefined || !isAdding(entry, path)) continue;
    const waiting = under.filter((one) => !known.holds.has(one.id) && isAt(path)(one));
    const data = waiting.reduce((shown, one) => onTop(shown, one, path), known.read());
    // What an earlier page has left is in it, or is shown once the server has been asked about it.
    const held = open.filter((one) => one.refusal === undefined && isAt(path)(one));
    below[path] = { data, holds: held.map(({ id }) => id).filter((id) => id !== entry.id) };
  }
  return below;
}
