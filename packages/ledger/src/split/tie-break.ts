import type { PersonId } from '../model/expense.ts';

/**
 * Where a person stands in the queue for an expense's spare minor units: lower goes first. Depends on the two ids alone,
 * so every device agrees offline, and on the expense, so nobody always pays the cent. FNV-1a with murmur's finisher.
 */
export function tieRank(expenseId: string, personId: PersonId): number {
  let hash = mix(0x811c9dc5, expenseId);
  hash = Math.imul(hash ^ 0xff, 0x01000193);
  hash = mix(hash, personId);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function mix(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}
