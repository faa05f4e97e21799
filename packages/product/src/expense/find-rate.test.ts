import { expect, it } from 'vitest';
import { findRate } from './find-rate.ts';

const pounds = { currency: 'GBP', date: '2026-11-02' };
const rated = { ...pounds, groupCurrency: 'EUR', groupAmount: 116, rate: '1.16' };

it('finds the newest rate between two currencies, in either direction', () => {
  const expenses = [pounds, { ...rated, rateDate: '2026-11-01' }, { ...rated, rate: '1.2' }];
  expect(findRate(expenses, { from: 'GBP', to: 'EUR' })).toEqual({
    rate: '1.16',
    date: '2026-11-01',
  });
  expect(findRate(expenses, { from: 'EUR', to: 'GBP' })).toEqual({
    rate: '0.86206897',
    date: '2026-11-01',
  });
  expect(findRate(expenses, { from: 'USD', to: 'EUR' })).toBeUndefined();
});
