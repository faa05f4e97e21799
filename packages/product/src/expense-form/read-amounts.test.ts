import { expect, it } from 'vitest';
import { readAmount, readingsOfAmount, readingsOfRate, readPercent } from './read-amounts.ts';

it('gives both amounts that a text may mean, and none where it means one', () => {
  const german = { currency: 'EUR', locale: 'de' };
  expect(readAmount('1,234', german)).toBe('ambiguous');
  expect(readingsOfAmount('1,234', german)).toEqual([123, 123_400]);
  expect(readingsOfAmount('1.234', german)).toEqual([]);
  expect(readAmount('1,234', { currency: 'USD', locale: 'en-US' })).toBe(123_400);
  expect(readingsOfAmount('-1,234', { ...german, allowNegative: true })).toEqual([-123, -123_400]);
});

it('gives both rates that a text may mean', () => {
  expect(readingsOfRate('17,500', 'en-US')).toEqual(['17.5', '17500']);
  expect(readingsOfRate('17.5', 'en-US')).toEqual([]);
});

it('needs not ask for percentages, of which there are a hundred', () => {
  expect(readPercent('33.333', 'de')).toBe('33.333');
  expect(readPercent('33,333', 'en-US')).toBe('33.333');
});

it('tells an amount that names another currency from one that is none', () => {
  expect(readAmount('12 eur', { currency: 'USD', locale: 'en-US' })).toBe('other-currency');
  expect(readAmount('12:30', { currency: 'USD', locale: 'en-US' })).toBe('not-a-number');
});
