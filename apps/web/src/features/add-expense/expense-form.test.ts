import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpense, type ExpenseForm } from './expense-form.ts';

const options = { currency: 'EUR', locale: 'en-US' };
const form: ExpenseForm = {
  expenseId: 'e1',
  amountText: '10.00',
  title: ' Tickets ',
  date: '2026-05-01',
  payerId: 'a',
  participants: ['a', 'b', 'c'],
};

describe('checkExpense', () => {
  it('makes an expense whose shares sum to the amount', () => {
    const { expense, problems } = checkExpense(form, options);
    expect(problems).toEqual({});
    expect(expense).toMatchObject({ title: 'Tickets', amount: 1000, payers: { a: 1000 } });
    expect(Object.values(expense?.shares ?? {})).toHaveLength(3);
    expect(new Set(Object.values(expense?.shares ?? {}))).toEqual(new Set([333, 334]));
  });

  it('understands sums', () => {
    expect(checkExpense({ ...form, amountText: '12+4.50' }, options).amount).toBe(1650);
  });

  it.each([
    ['', 'missing'],
    ['0', 'missing'],
    ['abc', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['1.005', 'ambiguous'],
    ['1.0055', 'too-precise'],
    ['99999999999999', 'too-large'],
  ])('refuses the amount %j as %s', (amountText, problem) => {
    const checked = checkExpense({ ...form, amountText }, options);
    expect(checked.expense).toBeUndefined();
    expect(checked.problems.amount).toBe(problem);
  });

  it('says what else is missing', () => {
    const checked = checkExpense({ ...form, title: ' ', date: '', participants: [] }, options);
    expect(checked.problems).toEqual({
      title: 'missing',
      date: 'missing',
      participants: 'no-people',
    });
    expect(checkExpense({ ...form, title: 'x'.repeat(121) }, options).problems.title).toBe(
      'too-long',
    );
  });

  it('never loses or makes a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 12 }),
        (minor, participants) => {
          const amountText = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
          const { shares } = checkExpense({ ...form, amountText, participants }, options);
          expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(minor);
        },
      ),
    );
  });
});
