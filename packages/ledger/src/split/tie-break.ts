import type { PersonId } from '../model/expense.ts';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Where people stand in the queue for an expense's spare minor units: lower goes first. Depends on
 * the two ids alone, so every device agrees offline, and on the expense, so nobody always pays the
 * cent. FNV-1a with murmur's finisher.
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
