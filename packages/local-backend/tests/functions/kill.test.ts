import { expect, test } from 'vitest';
import { killFunctions } from '../support/kill-functions.ts';

test('runs a function for every commit, under one id, though the process is killed', async () => {
  const { commits, lost, renamed } = await killFunctions([7, 60]);
  expect(commits).toBeGreaterThanOrEqual(67);
  expect(lost).toEqual([]);
  expect(renamed).toEqual([]);
}, 120_000);
