import type { RawData } from '../collection/raw-data.ts';
import type { Below, JournalEntry } from '../journal/journal-entry.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';
import type { WriteBook } from '../write/write-book.ts';
import { belowOf } from './below.ts';
import { type Confirmed, confirmedBy, isAdding, isAt, onTop } from './on-top.ts';

/**
 * Shows a document that waiting writes add to as it was before them, with all of them on top. While an
 * increment waits, the SDK keeps the one number that it adds to as it was and lets everything beside
 * it follow the server, so that numbers which belong together come from different commits.
 */
export function createSteadySums({
  mine,
  handed,
  doubted,
  shown,
}: Pick<WriteBook, 'mine' | 'handed' | 'doubted' | 'shown'>): (
  snapshot: RawSnapshot,
) => RawSnapshot {
  const confirmed = confirmedBy(handed);
  shown.below = (entry, tracked) => belowOf({ mine, handed }, entry, tracked);

  /** What the SDK has taken back is never counted twice, and may be missing for a moment. */
  function answered(path: string): ReadonlySet<string> {
    const open = new Set(mine().map(({ id }) => id));
    const past = [...handed.values()].filter((one) => !open.has(one.id) && isAt(path)(one));
    return new Set([...past.map(({ id }) => id), ...doubted]);
  }

  /** Writes that earlier pages have left, which the SDK may hold. */
  const leftAt = (path: string) =>
    mine().filter((one) => one.refusal === undefined && !handed.has(one.id) && isAt(path)(one));
  const isLeft = (path: string) => leftAt(path).some((one) => isAdding(one, path));

  /** What is left is shown on what the page that made it showed under it, and stays so. */
  function begin({ path, read }: RawDocument): Confirmed | undefined {
    const left = leftAt(path);
    if (!left.some((one) => isAdding(one, path))) return undefined;
    const base = lastSound(mine(), left, path);
    const isHere = base === undefined && [...handed.values()].some(isAt(path));
    if (isHere) return undefined;
    const onBase = left.filter(({ id }) => base?.holds.includes(id) === false);
    const first: Confirmed = {
      // Of what an earlier version has left only the SDK knows.
      read: () =>
        base === undefined
          ? read()
          : onBase.reduce((data, one) => onTop(data, one, path), base.data),
      // What has not reached the SDK is given to it by this page.
      holds: new Set(base && [...base.holds, ...onBase.map(({ id }) => id)]),
      isAddedTo: true,
    };
    confirmed.set(path, first);
    return first;
  }

  function steady(document: RawDocument): RawDocument {
    const { path, pending } = document;
    const known = confirmed.get(path);
    const waiting = [...handed.values()].filter(
      (one) => known?.holds.has(one.id) !== true && isAt(path)(one),
    );
    // Where nothing is added, what an earlier page has left mixes nothing.
    const isSound = waiting.length === 0 && known?.isAddedTo !== true && !isLeft(path);
    if (!pending || isSound) {
      confirmed.set(path, { read: document.read, holds: answered(path), isAddedTo: false });
      return document;
    }
    const before = known ?? begin(document);
    if (before === undefined) return document;
    before.isAddedTo ||= isLeft(path) || waiting.some((entry) => isAdding(entry, path));
    const after = (): RawData =>
      waiting.reduce((data, entry) => onTop(data, entry, path), before.read());
    // What was refused meanwhile has left the SDK's numbers as mixed as before.
    return before.isAddedTo ? { ...document, read: after } : document;
  }
  return (snapshot) => ({ ...snapshot, changed: snapshot.changed.map(steady) });
}

/**
 * What a page showed last under what it wrote, without what was refused since; a refused write tells it of those that
 * were made after it.
 */
function lastSound(
  entries: readonly JournalEntry[],
  left: readonly JournalEntry[],
  path: string,
): Below | undefined {
  const refused = new Set(entries.flatMap(({ id, refusal }) => (refusal === undefined ? [] : id)));
  const held = new Set(left.flatMap(({ below }) => below?.[path]?.holds ?? []));
  return entries
    .filter(({ id, refusal }) => refusal === undefined || held.has(id))
    .flatMap(({ below }) => below?.[path] ?? [])
    .findLast(({ holds }) => !holds.some((id) => refused.has(id)));
}
