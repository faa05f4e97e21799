import { locales } from '@quits/i18n';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyForm, type ExpenseForm } from './expense-form.ts';
import { typedAmount } from './typed-amount.ts';
import { localizeSeparators } from './localize-separators.ts';
import { readAmount } from './read-amounts.ts';

const empty = emptyForm({
  expenseId: 'e',
  date: '2026-11-22',
  currency: 'KWD',
  payerId: 'ana',
  people: [{ id: 'ana', defaultWeight: 1 }],
});

it('writes every amount of a draft with the marks of another language', () => {
  const draft: ExpenseForm = {
    ...empty,
    typedIn: 'en-US',
    title: '2.5 l of milk',
    amountText: '1,234.5+10.005',
    conversion: { typed: 'rate', text: '3.25' },
    paidBy: { kind: 'several', texts: { ana: '10.005' } },
    texts: { percent: { ana: '12.5' }, exact: { ana: '1.5' }, adjustment: { ana: '-2.5' } },
    items: {
      lines: [{ id: 'l', title: 'Tea 0.5', amountText: '4.5', people: ['ana'] }],
      taxText: '7.7',
      tipText: '10.5',
      discountText: '',
    },
  };
  const { typedIn, ...rest } = localizeSeparators(draft, 'de');
  expect(typedIn).toBeUndefined();
  expect(rest).toMatchObject({
    title: '2.5 l of milk',
    amountText: '1.234,5+10,005',
    conversion: { text: '3,25' },
    paidBy: { texts: { ana: '10,005' } },
    texts: { percent: { ana: '12,5' }, exact: { ana: '1,5' }, adjustment: { ana: '-2,5' } },
    items: { lines: [{ title: 'Tea 0.5', amountText: '4,5' }], taxText: '7,7', tipText: '10,5' },
  });
});

it('leaves the amount what it was, whatever the two languages are', () => {
  const locale = fc.constantFrom(...locales);
  fc.assert(
    fc.property(locale, locale, fc.integer({ min: 1, max: 10 ** 9 }), (from, to, minor) => {
      const draft = { ...empty, typedIn: from, amountText: typedAmount(minor, 'KWD', from) };
      const read = localizeSeparators(draft, to).amountText;
      expect(readAmount(read, { currency: 'KWD', locale: to })).toBe(minor);
    }),
  );
});

it('leaves a draft as it is in its own language, and where none is known', () => {
  const draft = { ...empty, amountText: '10.005' };
  expect(localizeSeparators({ ...draft, typedIn: 'de' }, 'de')).toEqual(draft);
  expect(localizeSeparators(draft, 'de')).toEqual(draft);
});
