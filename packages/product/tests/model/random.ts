/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  readonly int: (below: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** True once in so many times. */
  readonly oneIn: (times: number) => boolean;
}

/** Makes a generator (mulberry32) of 32-bit numbers. */
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
