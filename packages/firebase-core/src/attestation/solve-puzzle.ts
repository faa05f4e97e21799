import { leadingZeros, LONGEST_TEXT } from './sha256-bits.ts';

/** A puzzle: find a number so that the SHA-256 of `challenge.number` starts with enough zero bits. */
export interface Puzzle {
  readonly challenge: string;
  /** Number of zero bits, at most 32; each more doubles the expected work. */
  readonly difficulty: number;
}

/** Numbers that are tried; a server's puzzle has a solution long before, except by extreme bad luck. */
const MOST = 2 ** 31;

/**
 * Returns the solution of a puzzle, by trying about 2 ** difficulty numbers; `undefined` if it has none, or the
 * challenge is too long.
 */
export function solvePuzzle({ challenge, difficulty }: Puzzle): number | undefined {
  if (challenge.length + 1 + String(MOST).length > LONGEST_TEXT) return undefined;
  for (let solution = 0; solution < MOST; solution += 1) {
    if (leadingZeros(`${challenge}.${solution}`) >= difficulty) return solution;
  }
  return undefined;
}
