import { createFormatter } from '@quits/i18n';
import { expect, it } from 'vitest';
import { currencyChoices } from './currency-choices.ts';

const { currencyName } = createFormatter('en-US');
const codesOf = (options: Parameters<typeof currencyChoices>[1]) =>
  currencyChoices(currencyName, options).map(({ code }) => code);

it('offers the money of today by name', () => {
  const choices = currencyChoices(currencyName, { chosen: 'EUR' });
  expect(choices[0]?.code).toBe('AED');
  expect(choices.find(({ code }) => code === 'EUR')?.label).toBe('EUR · Euro');
  expect(choices.some(({ code }) => code === 'HRK')).toBe(false);
});

it('keeps the currency that a group has, even when it is withdrawn', () => {
  expect(codesOf({ chosen: 'HRK' }).slice(0, 2)).toEqual(['HRK', 'AED']);
});

it('begins with those that matter, each only once', () => {
  const codes = codesOf({ chosen: 'EUR', first: ['HRK', 'EUR'] });
  expect(codes.slice(0, 3)).toEqual(['HRK', 'EUR', 'AED']);
  expect(new Set(codes).size).toBe(codes.length);
});

it('says the code alone where the runtime has no name for it', () => {
  const [first] = currencyChoices((code) => code, { chosen: 'XCG', first: ['XCG'] });
  expect(first).toEqual({ code: 'XCG', label: 'XCG' });
});
