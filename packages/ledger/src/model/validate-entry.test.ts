import { expect, it } from 'vitest';
import { dinner } from '../../tests/entries.ts';
import { validateEntry } from './validate-entry.ts';

const payment = { ...dinner, kind: 'payment' as const, shares: { ben: 10000 } };

it.each([
  [dinner, undefined],
  [payment, undefined],
  [{ ...dinner, amount: 0 }, { code: 'bad-amount' }],
  [{ ...dinner, amount: 1e12 + 1 }, { code: 'bad-amount' }],
  [
    { ...dinner, payers: { ana: 9999 } },
    { code: 'unbalanced', side: 'payers', left: 1 },
  ],
  [
    { ...dinner, shares: { ana: 10001 } },
    { code: 'unbalanced', side: 'shares', left: -1 },
  ],
  [
    { ...dinner, shares: { ana: 10001, ben: -1 } },
    { code: 'invalid-share', side: 'shares' },
  ],
  [
    { ...dinner, payers: {} },
    { code: 'unbalanced', side: 'payers', left: 10000 },
  ],
  [{ ...payment, shares: { ana: 10000 } }, { code: 'not-a-payment' }],
  [{ ...payment, shares: { ben: 5000, cleo: 5000 } }, { code: 'not-a-payment' }],
])('judges %j', (entry, fault) => {
  expect(validateEntry(entry)).toEqual(fault);
});
