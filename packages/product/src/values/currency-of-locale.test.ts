import { expect, it } from 'vitest';
import { currencyOfLocale } from './currency-of-locale.ts';

it.each([
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['pt-BR', 'BRL'],
  ['zh-CN', 'CNY'],
  ['ar', 'EGP'],
  ['hi', 'INR'],
  ['fr-CA', 'CAD'],
])('guesses for %s %s', (locale, currency) => {
  expect(currencyOfLocale(locale)).toBe(currency);
});
