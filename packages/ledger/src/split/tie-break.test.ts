import { expect, it } from 'vitest';
import { split } from './split.ts';
import { tieRanker } from './tie-break.ts';

// Devices with different versions of the app share one group, so these must never change.

it('ranks people as it always has', () => {
  expect(['ana', 'ben', 'Zoë'].map(tieRanker('expense-1'))).toEqual([
    876236344, 3979180973, 2025722592,
  ]);
});

it.each([
  ['e1', { ana: 334, ben: 333, cleo: 333 }],
  ['e2', { ana: 333, ben: 333, cleo: 334 }],
  ['e3', { ana: 333, ben: 334, cleo: 333 }],
])('gives the spare unit of %s as it always has', (expenseId, value) => {
  const how = { mode: 'equal', inputs: ['ana', 'ben', 'cleo'] } as const;
  expect(split({ expenseId, amount: 1000, split: how })).toEqual({ ok: true, value });
});

it('tells apart where one id ends and the other begins', () => {
  expect(tieRanker('ab')('c')).not.toBe(tieRanker('a')('bc'));
});
