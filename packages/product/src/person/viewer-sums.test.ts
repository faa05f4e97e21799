import { expect, it } from 'vitest';
import type { Group } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { largestBalances, viewerSums } from './viewer-sums.ts';

const group = (balances: Group['balances'], uid = 'u'): Group =>
  sampleGroup({ people: { p: { name: 'P', defaultWeight: 1, uid } }, balances });

const groups = [
  group({ EUR: { p: 500, q: -500 }, USD: { p: -3 } }),
  group({ EUR: { p: -500 }, JPY: { p: 7 } }),
  group({ EUR: { p: 900 } }, 'someone else'),
];

it('adds up what is owed, what is due and both by currency, and leaves out what is even', () => {
  expect(viewerSums(groups, 'u')).toEqual({
    owed: [
      { currency: 'EUR', minor: -500 },
      { currency: 'USD', minor: -3 },
    ],
    due: [
      { currency: 'EUR', minor: 500 },
      { currency: 'JPY', minor: 7 },
    ],
    total: [
      { currency: 'JPY', minor: 7 },
      { currency: 'USD', minor: -3 },
    ],
  });
});

it('finds the largest balance of each currency', () => {
  expect([...largestBalances(groups, 'u')]).toEqual([
    ['EUR', 500],
    ['USD', 3],
    ['JPY', 7],
  ]);
});
