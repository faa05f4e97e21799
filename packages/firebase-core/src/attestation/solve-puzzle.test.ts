import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { leadingZeros } from './sha256-bits.ts';
import { solvePuzzle } from './solve-puzzle.ts';

function zerosOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readInt32BE(0));
}

it('hashes texts of every length as SHA-256 does', () => {
  for (let length = 0; length <= 55; length += 1) {
    for (let n = 0; n < 50; n += 1) {
      const text = `${n}${'ab~ 9'.repeat(12)}`.slice(0, length);
      expect(leadingZeros(text)).toBe(zerosOf(text));
    }
  }
});

it('finds a solution as hard as demanded', () => {
  const challenge = '12.mhx0zq1k.Zm9vYmFy.c2lnbmF0dXJl';
  const solution = solvePuzzle({ challenge, difficulty: 12 });
  expect(zerosOf(`${challenge}.${solution}`)).toBeGreaterThanOrEqual(12);
});

it('refuses a challenge that it could not hash', () => {
  expect(solvePuzzle({ challenge: 'x'.repeat(50), difficulty: 1 })).toBeUndefined();
});
