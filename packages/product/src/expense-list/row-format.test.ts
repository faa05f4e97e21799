import { createFormatter } from '@quits/i18n';
import { expect, it } from 'vitest';
import { sampleExpense } from '../../tests/support/sample-expense.ts';
import type { Expense } from '../expense/schema.ts';
import { createTexts } from '../create-texts.ts';
import { createRowFormat } from './row-format.ts';

const { t } = (await createTexts({ locale: 'en-US' })).store.getState();
const format = createFormatter('en-US');
const person = (name: string) => ({ name, defaultWeight: 1 });
const { textsOf } = createRowFormat({
  t,
  format,
  group: {
    people: { ana: person('Ana'), ben: person('Ben') },
    categories: { wood: { name: 'Wood', emoji: '🪵' } },
  },
  uid: 'u',
  personId: 'ana',
  amountOf: (minor, currency, sign) => format.money(minor, currency, { sign }),
});
const row = (
  payers: Record<string, number>,
  shares: Record<string, number>,
  kind: Expense['kind'] = 'expense',
) => textsOf(sampleExpense('e', { amount: 900, payers, shares, kind }));

it('shows the effect on the reader as a signed amount, and in words', () => {
  expect(row({ ana: 900 }, { ana: 450, ben: 450 })).toMatchObject({
    amount: '€9.00',
    ownAmount: '+€4.50',
    ownSide: 'credit',
    own: 'you lent €4.50',
  });
  expect(row({ ben: 900 }, { ana: 450, ben: 450 })).toMatchObject({
    ownAmount: '−€4.50',
    ownSide: 'debit',
    own: 'you borrowed €4.50',
  });
});

it('shows words if the balance does not change, and for payments', () => {
  expect(row({ ben: 900 }, { ben: 900 })).toMatchObject({ ownAmount: undefined });
  expect(row({ ana: 900 }, { ana: 900 })).toMatchObject({ ownAmount: undefined });
  expect(row({ ana: 900 }, { ben: 900 }, 'payment')).toMatchObject({
    ownAmount: undefined,
    own: 'Payment',
  });
});

it('formats each expense once', () => {
  const expense = sampleExpense('e');
  expect(textsOf(expense)).toBe(textsOf(expense));
});

it('marks the row with its category', () => {
  const markOf = (category: string) => textsOf(sampleExpense('e', { category })).mark;
  expect(markOf('groceries')).toMatchObject({ glyph: 'shopping-cart' });
  expect(markOf('wood')).toEqual({ emoji: '🪵' });
  expect(row({ ana: 900 }, { ben: 900 }, 'payment').mark).toMatchObject({ tone: 'credit' });
});
