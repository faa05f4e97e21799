/** Limits of a commit: operations besides the sums, and a request of a few megabytes. */
const LIMITS = { expenses: 250, characters: 2_000_000, keys: 400 } as const;

/** Fields of an expense that determine its size in a commit. */
export interface Sized {
  readonly payers: Readonly<Record<string, number>>;
  readonly shares: Readonly<Record<string, number>>;
  readonly category: string;
}

/**
 * Splits expenses into as many commits as necessary, in order: the provider limits the operations
 * of a commit, its size, and the computed fields of one document.
 */
export function* chunkIntoBatches<Item extends Sized>(
  items: Iterable<Item>,
): Generator<readonly Item[]> {
  let commit: Item[] = [];
  let characters = 0;
  let keys = new Set<string>();
  for (const item of items) {
    const own = keysOf(item);
    const size = JSON.stringify(item).length;
    const all = new Set([...keys, ...own]);
    const full =
      commit.length >= LIMITS.expenses ||
      characters + size > LIMITS.characters ||
      all.size > LIMITS.keys;
    if (full && commit.length > 0) {
      yield commit;
      [commit, characters, keys] = [[], 0, own];
    } else {
      keys = all;
    }
    commit.push(item);
    characters += size;
  }
  if (commit.length > 0) yield commit;
}

function keysOf({ payers, shares, category }: Sized): Set<string> {
  return new Set([
    `c ${category}`,
    ...Object.keys(payers).map((id) => `p ${id}`),
    ...Object.keys(shares).map((id) => `s ${id}`),
  ]);
}
