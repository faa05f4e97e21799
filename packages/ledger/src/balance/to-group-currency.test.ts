import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEntry, dinner } from '../../tests/entries.ts';
import { toGroupCurrency } from './to-group-currency.ts';

const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((all, one) => all + one, 0);

it('brings payers and shares to the group amount exactly', () => {
  fc.assert(
    fc.property(anyEntry(), fc.integer({ min: 1, max: 1e12 }), (entry, groupAmount) => {
      const converted = toGroupCurrency({ ...entry, groupAmount }, 'USD');
      expect(converted.currency).toBe('USD');
      expect(sum(converted.payers)).toBe(groupAmount);
      expect(sum(converted.shares)).toBe(groupAmount);
      expect(Math.min(...Object.values(converted.shares))).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('leaves an entry of the group currency, or without a group amount, as it is', () => {
  expect(toGroupCurrency({ ...dinner, groupAmount: 1 }, 'EUR').amount).toBe(10000);
  expect(toGroupCurrency(dinner, 'USD')).toBe(dinner);
});
