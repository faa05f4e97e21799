import type { ZeroSet, ZeroSets } from './zero-sets.ts';

/** Disjoint sets, and how many groups there can be at most. */
export interface Packing {
  readonly sets: readonly ZeroSet[];
  /** No division of the people has more groups than this. */
  readonly most: number;
}

/**
 * So many times two sets are compared before the search gives up, a fraction of a second; what it
 * has found is then still good, but proves little.
 */
const MOST_WORK = 6_000_000;
/** So many packings are made in other orders where the search did not get to its end. */
const RESTARTS = 60;

/**
 * Chooses as many disjoint sets as can be found: by branch and bound as far as that gets to the
 * end, else the best of that and of many greedy packings, in orders that are the same each time.
 */
export function packSets(people: number, { sets, complete }: ZeroSets): Packing {
  const search = new Search(people, sets, complete);
  search.run();
  if (search.isExhausted) return { sets: search.best, most: search.bound };
  return { sets: packGreedily(sets, search.best), most: search.hopeAtFirst };
}

class Search {
  best: readonly ZeroSet[] = [];
  bound = 0;
  #work = 0;
  readonly #people: number;
  /** Who is in none of the sets is part of a group of more people than this. */
  readonly #complete: number;
  readonly #byPerson: readonly (readonly ZeroSet[])[];
  /** The largest part of a set that a person can be; 0 for who is in none. */
  readonly #worth: readonly number[];
  readonly #chosen: ZeroSet[] = [];

  constructor(people: number, sets: readonly ZeroSet[], complete: number) {
    this.#people = people;
    this.#complete = complete;
    this.#byPerson = Array.from({ length: people }, (_, place) =>
      sets.filter((one) => isMember(one, place)),
    );
    this.#worth = this.#byPerson.map((own) =>
      own.length === 0 ? 0 : 1 / Math.min(complete + 1, ...own.map(({ size }) => size)),
    );
  }

  get isExhausted(): boolean {
    return this.#work < MOST_WORK;
  }

  /** What holds without any search: nobody can be part of a smaller group than there is. */
  get hopeAtFirst(): number {
    return this.#hope({ low: 0, high: 0, skipped: 0 }, 0).groups;
  }

  run(): void {
    this.#go({ low: 0, high: 0, left: this.#people, skipped: 0 });
  }

  /** `left` people are undecided; `skipped` ones are in no small group. */
  #go(at: { low: number; high: number; left: number; skipped: number }): void {
    if (!this.isExhausted) return;
    const place = this.#hardest(at);
    if (place === undefined) {
      const rest = at.skipped + at.left;
      const groups = this.#chosen.length + Math.floor(rest / (this.#complete + 1));
      if (groups > this.bound) this.bound = groups;
      if (this.#chosen.length > this.best.length) this.best = [...this.#chosen];
      return;
    }
    const hope = this.#hope(at, this.#chosen.length);
    if (hope.groups <= this.bound && hope.sets <= this.best.length) return;
    for (const set of this.#byPerson[place] ?? []) {
      if ((set.low & at.low) !== 0 || (set.high & at.high) !== 0) continue;
      this.#chosen.push(set);
      this.#go({
        low: at.low | set.low,
        high: at.high | set.high,
        left: at.left - set.size,
        skipped: at.skipped,
      });
      this.#chosen.pop();
    }
    const alone = place < 30 ? { low: 1 << place, high: 0 } : { low: 0, high: 1 << (place - 30) };
    this.#go({
      low: at.low | alone.low,
      high: at.high | alone.high,
      left: at.left - 1,
      skipped: at.skipped + 1,
    });
  }

  /** The undecided person with the fewest sets left; undefined when nobody has one. */
  #hardest({ low, high }: { low: number; high: number }): number | undefined {
    let [found, fewest] = [-1, Infinity];
    for (let place = 0; place < this.#people; place += 1) {
      if (isIn(low, high, place)) continue;
      let count = 0;
      for (const set of this.#byPerson[place] ?? []) {
        this.#work += 1;
        if ((set.low & low) === 0 && (set.high & high) === 0) count += 1;
        if (count >= fewest) break;
      }
      if (count > 0 && count < fewest) [found, fewest] = [place, count];
    }
    return found === -1 ? undefined : found;
  }

  /** At most so many groups, and so many sets among them, can come of what is chosen. */
  #hope(
    { low, high, skipped }: { low: number; high: number; skipped: number },
    chosen: number,
  ): { readonly groups: number; readonly sets: number } {
    let [inSets, alone] = [0, skipped];
    for (let place = 0; place < this.#people; place += 1) {
      if (isIn(low, high, place)) continue;
      const worth = this.#worth[place] ?? 0;
      if (worth === 0) alone += 1;
      else inSets += worth;
    }
    // Sums of fractions fall a little short of the whole.
    return {
      groups: chosen + Math.floor(inSets + alone / (this.#complete + 1) + 1e-9),
      sets: chosen + Math.floor(inSets + 1e-9),
    };
  }
}

/** Small sets first, those of one size in any order. */
function packGreedily(sets: readonly ZeroSet[], first: readonly ZeroSet[]): readonly ZeroSet[] {
  const random = randomFrom(0x5eed);
  let best = first;
  for (let round = 0; round < RESTARTS; round += 1) {
    const order = sets
      .map((set) => ({ set, key: set.size + random() * (1 + (round % 3)) }))
      .sort((a, b) => a.key - b.key);
    const chosen: ZeroSet[] = [];
    let [low, high] = [0, 0];
    for (const { set } of order) {
      if ((set.low & low) !== 0 || (set.high & high) !== 0) continue;
      chosen.push(set);
      low |= set.low;
      high |= set.high;
    }
    const better = chosen.length < best.length ? chosen : exchanged(chosen, sets);
    if (better.length > best.length) best = better;
  }
  return best;
}

/** Takes one set out wherever two others fit in its place, until there is no such place. */
function exchanged(packed: readonly ZeroSet[], sets: readonly ZeroSet[]): readonly ZeroSet[] {
  let chosen = packed;
  for (let index = 0; index < chosen.length; index += 1) {
    const others = chosen.filter((_, place) => place !== index);
    const low = others.reduce((all, one) => all | one.low, 0);
    const high = others.reduce((all, one) => all | one.high, 0);
    const fitting = sets.filter((one) => (one.low & low) === 0 && (one.high & high) === 0);
    const pair = disjointPair(fitting);
    if (pair === undefined) continue;
    chosen = [...others, ...pair];
    index = -1;
  }
  return chosen;
}

function disjointPair(sets: readonly ZeroSet[]): readonly ZeroSet[] | undefined {
  for (const [index, one] of sets.entries()) {
    const other = sets.find(
      (two, place) => place > index && (one.low & two.low) === 0 && (one.high & two.high) === 0,
    );
    if (other !== undefined) return [one, other];
  }
  return undefined;
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tells whether the person at a place is in a set. */
export function isMember({ low, high }: Pick<ZeroSet, 'low' | 'high'>, place: number): boolean {
  return isIn(low, high, place);
}

function isIn(low: number, high: number, place: number): boolean {
  return place < 30 ? (low & (1 << place)) !== 0 : (high & (1 << (place - 30))) !== 0;
}
