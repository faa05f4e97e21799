/** Deterministic pseudo-random numbers. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, `below`. */
  readonly int: (below: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** Returns true once in `times` calls on average. */
  readonly oneIn: (times: number) => boolean;
}

/** Creates a generator (mulberry32) of 32-bit numbers. */
export function seeded(seed: number): Random {
  let state = Math.trunc(seed);
  function next(): number {
    state = Math.trunc(state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (items) => items[int(items.length)],
    oneIn: (times) => int(times) === 0,
  };
}
