import type { ZeroSet, ZeroSets } from './zero-sets.ts';

/** Disjoint sets, and an upper bound on the number of groups. */
export interface Packing {
  readonly sets: readonly ZeroSet[];
  /** Upper bound on the number of groups in any partition of the people. */
  readonly most: number;
}

/**
 * Maximum number of set comparisons before the search stops, a fraction of a second; its result is
 * then still valid, but proves little.
 */
const MOST_WORK = 6_000_000;
/** Number of greedy packings in other orders if the search was stopped. */
const RESTARTS = 60;

/**
 * Chooses as many disjoint sets as it can find: by branch and bound if that completes, else the
 * best of its result and many greedy packings in deterministic orders.
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
  /** A person in none of the sets belongs to a group of more than this many people. */
  readonly #complete: number;
  readonly #byPerson: readonly (readonly ZeroSet[])[];
  /** Upper bound on a person's fraction of a set; 0 for people in none. */
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

  /**
   * Upper bound without a search: each person belongs to a group at least as large as their
   * smallest set.
   */
  get hopeAtFirst(): number {
    return this.#hope({ low: 0, high: 0, skipped: 0 }, 0).groups;
  }

  run(): void {
    this.#go({ low: 0, high: 0, left: this.#people, skipped: 0 });
  }

  /**
   * Branches on the next person: `left` people are undecided, `skipped` ones are in no small group.
   */
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

  /** Returns the undecided person with the fewest available sets; undefined if none has one. */
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

  /**
   * Returns upper bounds on the number of groups, and of sets among them, for the current choice.
   */
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
    // Compensates the rounding of fractions.
    return {
      groups: chosen + Math.floor(inSets + alone / (this.#complete + 1) + 1e-9),
      sets: chosen + Math.floor(inSets + 1e-9),
    };
  }
}

/** Packs small sets first, those of equal size in random order. */
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

/** Replaces one set by two others wherever possible, until nothing changes. */
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

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns whether the person at an index is in a set. */
export function isMember({ low, high }: Pick<ZeroSet, 'low' | 'high'>, place: number): boolean {
  return isIn(low, high, place);
}

function isIn(low: number, high: number, place: number): boolean {
  return place < 30 ? (low & (1 << place)) !== 0 : (high & (1 << (place - 30))) !== 0;
}
