import type { ImportBuilder } from './import-builder.ts';

/** Names in a file, certain and joined. */
export interface NameSources {
  /** Names that appear alone somewhere, so they are certain. */
  readonly known: readonly string[];
  /** Cells that join names by commas. */
  readonly lists: readonly string[];
}

/**
 * Splits people joined by commas. A name may contain a comma: certain names and those confirmed by
 * the user are recognized. Two names that never appear alone or apart may be one; they are split
 * and reported.
 */
export class JoinedNames {
  readonly #known: readonly string[];

  constructor(builder: ImportBuilder, { known, lists }: NameSources) {
    const certain = new Set(known);
    this.#known = [...new Set([...known, ...(builder.options.names ?? [])])];
    const pairs = pairsOf(
      lists.map((list) => this.split(list)),
      certain,
    );
    if (pairs.length > 0) builder.group({ joinedNames: pairs });
  }

  /** Returns the names in one cell. */
  split(list: string): string[] {
    return readNames(list, this.#known);
  }
}

/**
 * Maximum number of names to report; if every entry is shared by all, any two are always adjacent.
 */
const MOST = 20;

/** Returns pairs of names that are always adjacent, in the same order. */
function pairsOf(lists: readonly (readonly string[])[], certain: ReadonlySet<string>): string[] {
  const single = new Map<string, number>();
  const double = new Map<string, [string, string, number]>();
  for (const names of lists) {
    for (const [index, name] of names.entries()) {
      if (certain.has(name)) continue;
      single.set(name, (single.get(name) ?? 0) + 1);
      const next = names[index + 1];
      if (next === undefined || certain.has(next)) continue;
      const both = `${name}, ${next}`;
      double.set(both, [name, next, (double.get(both)?.[2] ?? 0) + 1]);
    }
  }
  return [...double]
    .filter(([, [a, b, count]]) => single.get(a) === count && single.get(b) === count)
    .slice(0, MOST)
    .map(([both]) => both);
}

/**
 * Splits a list of names. The longest known name wins at every position; unknown names end at the
 * next comma.
 */
export function readNames(text: string, known: readonly string[]): string[] {
  const longest = [...known].sort((a, b) => b.length - a.length);
  const names: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const begins = longest.find((one) => one !== '' && rest.startsWith(one) && endsName(rest, one));
    const name = begins ?? (rest.split(',')[0] ?? '').trim();
    rest = rest
      .slice((begins ?? rest.split(',')[0] ?? '').length)
      .replace(/^\s*,\s*/, '')
      .trimStart();
    if (name !== '') names.push(name);
  }
  return names;
}

function endsName(text: string, name: string): boolean {
  return /^\s*(,|$)/.test(text.slice(name.length));
}
