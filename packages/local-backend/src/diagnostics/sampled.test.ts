import { expect, it } from 'vitest';
import { sampled } from './sampled.ts';

it('passes on so many lines a minute, and says how many it left out', () => {
  let time = 1_000_000;
  const lines: string[] = [];
  const log = sampled((line) => lines.push(line), { most: 2, now: () => time });
  for (const line of ['a', 'b', 'c', 'd', 'e']) log(line);
  expect(lines).toEqual(['a', 'b']);
  time += 60_000;
  log('f');
  expect(lines).toEqual(['a', 'b', '3 more refusals were left out.', 'f']);
  time += 60_000;
  log('g');
  expect(lines.at(-1)).toBe('g');
});
