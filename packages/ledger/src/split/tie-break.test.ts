import { expect, it } from 'vitest';
import { split } from './split.ts';
import { tieRanker } from './tie-break.ts';

// Devices with different app versions share a group, so these values must never change.

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

it('goes by the people where even their hashes are the same', () => {
  const [first, second] = ['p12099', 'p270312'] as const;
  const rank = tieRanker('e');
  expect(rank(first)).toBe(rank(second));
  for (const inputs of [
    [first, second],
    [second, first],
  ]) {
    const shares = split({ expenseId: 'e', amount: 3, split: { mode: 'equal', inputs } });
    expect(shares).toEqual({ ok: true, value: { [first]: 2, [second]: 1 } });
  }
});
