import type { Position } from './plan.ts';

/** Groups found, and the people in none of them. */
export interface Grouped {
  readonly groups: Position[][];
  readonly rest: Position[];
}

/**
 * Takes pairs of exactly opposite amounts, earliest first. Some optimal plan contains every such
 * pair: two groups that hold one half each can be joined without it.
 */
export function takePairs(positions: readonly Position[]): Grouped {
  const waiting = new Map<number, Position[]>();
  const groups: Position[][] = [];
  const paired = new Set<Position>();
  for (const position of positions) {
    const opposite = waiting.get(-position.amount)?.shift();
    if (opposite === undefined) {
      const queue = waiting.get(position.amount);
      if (queue === undefined) waiting.set(position.amount, [position]);
      else queue.push(position);
    } else {
      groups.push([opposite, position]);
      paired.add(opposite).add(position);
    }
  }
  return { groups, rest: positions.filter((position) => !paired.has(position)) };
}

/**
 * Takes triples that sum to 0, earliest first. Not always part of an optimal plan, but seldom far
 * from it.
 */
export function takeTriples(positions: readonly Position[]): Grouped {
  const free = new Set(positions);
  const groups: Position[][] = [];
  for (const first of positions) {
    const triple = free.has(first) ? findTriple(first, free) : undefined;
    if (triple === undefined) continue;
    groups.push(triple);
    for (const member of triple) free.delete(member);
  }
  return { groups, rest: [...free] };
}

function findTriple(first: Position, free: ReadonlySet<Position>): Position[] | undefined {
  const seen = new Map<number, Position>();
  for (const third of free) {
    if (third === first) continue;
    const second = seen.get(-first.amount - third.amount);
    if (second !== undefined) return [first, second, third];
    if (!seen.has(third.amount)) seen.set(third.amount, third);
  }
  return undefined;
}
