import { expect, test } from 'vitest';
import { createCallBudget } from './call-budget.ts';

test('calls are limited for each account, for all, at the same time, and anew in each period', async () => {
  let time = 0;
  const budget = createCallBudget({ each: 2, all: 4, atOnce: 2, period: 100 }, () => time);
  const run = (account: string) => budget.run(account, async () => 'done');
  expect([await run('a'), await run('a'), await run('a')]).toEqual(['done', 'done', undefined]);
  const waiting: (() => void)[] = [];
  const slow = (account: string) =>
    budget.run(account, () => new Promise<string>((done) => waiting.push(() => done('slow'))));
  const [first, second] = [slow('b'), slow('b')];
  expect(await run('c')).toBeUndefined();
  for (const end of waiting) end();
  expect(await Promise.all([first, second])).toEqual(['slow', 'slow']);
  // All have had four.
  expect(await run('c')).toBeUndefined();
  time = 100;
  expect(await run('a')).toBe('done');
  await expect(budget.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run('c')).toBe('done');
});
