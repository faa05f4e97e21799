import { expect, it } from 'vitest';
import { importConversion } from './import-conversion.ts';

const entry = { currency: 'USD', groupAmount: 900, rate: '0.9' };
const both = { from: 'EUR', to: 'EUR' };

it('counts in the group’s currency where the file has the same', () => {
  const counted = { groupAmount: 900, groupCurrency: 'EUR', rate: '0.9' };
  expect(importConversion(entry, both)).toEqual(counted);
  expect(importConversion(entry, { from: 'EUR', to: 'JPY' })).toBeUndefined();
  expect(importConversion(entry, { from: undefined, to: 'EUR' })).toBeUndefined();
});

it.each([
  { groupAmount: 0 },
  { groupAmount: -900 },
  { groupAmount: 1.5 },
  { groupAmount: 1e13 },
  { rate: '0' },
  { rate: 'x' },
  { rate: '0.123456789' },
  { currency: 'EUR' },
])('leaves an entry with %j as it is', (fault) => {
  expect(importConversion({ ...entry, ...fault }, both)).toBeUndefined();
});

it('is all or nothing', () => {
  expect(importConversion({ currency: 'USD', groupAmount: 900 }, both)).toBeUndefined();
  expect(importConversion({ currency: 'USD', rate: '0.9' }, both)).toBeUndefined();
});

it('keeps a conversion of the past, whatever the group has now', () => {
  const converted = { currency: 'JPY', amount: 1500, rate: '150' };
  expect(importConversion({ currency: 'USD', converted }, both)).toEqual({
    groupAmount: 1500,
    groupCurrency: 'JPY',
    rate: '150',
  });
});
