import type { ContentsCheck } from '@quits/local-backend';
import { expect, it } from 'vitest';
import { GROUP_ID, sampleExpenses, sampleGroup, sampleMonths } from '../testing/sample-group.ts';
import checkBackup from './backup-check.ts';

// The backend loads it by this interface.
const check: ContentsCheck = checkBackup;

const documents = (but: Parameters<typeof sampleGroup>[0] = {}) =>
  Object.entries({
    ...sampleExpenses(),
    ...sampleMonths(),
    [`groups/${GROUP_ID}`]: sampleGroup(but),
    'users/ana': { name: 'Ana' },
  }).map(([path, data]) => ({ database: '(default)', path, data: { ...data } }));

it('names groups whose sums differ from their expenses, and what differs', async () => {
  expect(await check(documents())).toEqual({
    summary: 'sums of 1 groups with 6 expenses',
    problems: [],
  });
  const { problems } = await check(documents({ balances: { EUR: { a: 1 } }, expenseCount: 7 }));
  expect(problems).toEqual([
    'The sums of the group rail differ from its expenses (balances in EUR, number of expenses). An editor can recalculate them in the app.',
  ]);
});
