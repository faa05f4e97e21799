import { withoutLookAlikes } from './look-alikes.ts';

/** A similar name in use. */
export interface SimilarName {
  readonly id: string;
  readonly name: string;
  /** Whether they differ only in case, accents, spaces and punctuation. */
  readonly isSame: boolean;
}

/** Minimum length of a name for one allowed typo, and for two. */
const SLIPS = { from: 4, twoFrom: 8 } as const;

/**
 * Returns the name in use that is most likely the same person's: equal except for case, accents,
 * spaces and punctuation, one or two typos away, the first of several names, or one that looks the
 * same in another alphabet. `undefined` if there is none.
 */
export function similarName(
  names: Readonly<Record<string, string>>,
  typed: string,
): SimilarName | undefined {
  const own = folded(typed);
  if (own === '') return undefined;
  const known = Object.entries(names).map(([id, name]) => ({ id, name, key: folded(name) }));
  const same = known.find(({ key }) => key === own);
  if (same !== undefined) return { id: same.id, name: same.name, isSame: true };
  const seen = withoutLookAlikes(typed);
  const alike = known.find(({ key, name }) => {
    const other = withoutLookAlikes(name);
    return isSlip(own, key) || folded(seen) === folded(other) || isFirstName(seen, other);
  });
  return alike === undefined ? undefined : { id: alike.id, name: alike.name, isSame: false };
}

/** Letters and digits only, unless a name has none. */
function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  const letters = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? plain.replaceAll(/\s/gu, '') : letters;
}

function isSlip(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  if (length < SLIPS.from) return false;
  const most = length < SLIPS.twoFrom ? 1 : 2;
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

/** "Ann" and "Ann Smith", but not "Ann Smith" and "Ann Jones". */
function isFirstName(one: string, other: string): boolean {
  const [first, second] = [words(one), words(other)];
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return short.length === 1 && long.length > 1 && short[0] === long[0];
}

function words(name: string): readonly string[] {
  return name
    .trim()
    .split(/\s+/u)
    .map(folded)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Returns the edit distance: letters added, removed, replaced or swapped with the next. */
function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cheapest = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwapped ? Math.min(cheapest, (older[j - 2] ?? 0) + 1) : cheapest);
    }
    [older, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
