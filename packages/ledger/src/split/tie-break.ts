import type { PersonId } from '../model/expense.ts';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns a function that ranks people for an expense's spare minor units: lowest first. Depends
 * only on the two ids, so every device agrees offline, and on the expense, so that the extra cent
 * doesn't always hit the same person. FNV-1a with murmur's finalizer.
 */
export function tieRanker(expenseId: string): (person: PersonId) => number {
  const seed = Math.imul(mix(OFFSET, expenseId) ^ 0xff, PRIME);
  return (person) => {
    let hash = mix(seed, person);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
}

function mix(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  }
  return hash;
}
