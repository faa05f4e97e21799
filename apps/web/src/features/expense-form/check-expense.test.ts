import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expense } from '../../data/schemas/expense.ts';
import { checkExpense } from './check-expense.ts';
import { emptyForm, type ExpenseForm, FORM_MODES, formOf } from './expense-form.ts';

const options = { currency: 'EUR', locale: 'en-US' };
const people = ['a', 'b', 'c'].map((id) => ({ id, defaultWeight: 1 }));
const form: ExpenseForm = {
  ...emptyForm({ expenseId: 'e1', date: '2026-05-01', payerId: 'a', people }),
  amountText: '10.00',
  title: ' Tickets ',
};

describe('checkExpense', () => {
  it('makes an expense whose shares sum to the amount', () => {
    const { expense, problems } = checkExpense(form, options);
    expect(problems).toEqual({});
    expect(expense).toMatchObject({ title: 'Tickets', amount: 1000, payers: { a: 1000 } });
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
      split: { code: 'no-people' },
    });
    expect(checkExpense({ ...form, title: 'x'.repeat(121) }, options).problems.title).toBe(
      'too-long',
    );
  });

  it('splits by weights, percent, exact amounts and adjustments', () => {
    const shares = (change: Partial<ExpenseForm>) =>
      checkExpense({ ...form, ...change }, options).shares;
    expect(shares({ mode: 'weights', weights: { a: 2, b: 1, c: 1 } })).toEqual({
      a: 500,
      b: 250,
      c: 250,
    });
    const percent = { a: '50', b: '12,5', c: '37.5 %' };
    expect(shares({ mode: 'percent', texts: { ...form.texts, percent } })).toEqual({
      a: 500,
      b: 125,
      c: 375,
    });
    const exact = { a: '1', b: '2+2', c: '5.00' };
    expect(shares({ mode: 'exact', texts: { ...form.texts, exact } })).toEqual({
      a: 100,
      b: 400,
      c: 500,
    });
    const adjustment = { a: '-1', c: '2' };
    expect(shares({ mode: 'adjustment', texts: { ...form.texts, adjustment } })).toEqual({
      a: 200,
      b: 300,
      c: 500,
    });
  });

  it('says how much is left to assign', () => {
    const exact = { a: '4', b: '4' };
    const checked = checkExpense(
      { ...form, mode: 'exact', texts: { ...form.texts, exact } },
      options,
    );
    expect(checked.problems.split).toEqual({ code: 'unassigned', left: 200 });
    expect(checked.expense).toBeUndefined();
  });

  it('takes several payers and says what they have not covered', () => {
    const several = (texts: Record<string, string>) =>
      checkExpense({ ...form, paidBy: { kind: 'several', texts } }, options);
    expect(several({ a: '4', b: '6', c: '' }).expense?.payers).toEqual({ a: 400, b: 600 });
    expect(several({ a: '4', b: '5' }).problems.payers).toEqual({ left: 100 });
    expect(several({ a: 'x' }).problems.payers).toBe('unreadable');
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

describe('formOf', () => {
  const write = (minor: number) => (minor / 100).toFixed(2);

  it.each(FORM_MODES)('shows an expense again as it was typed: %s', (mode) => {
    const typed: ExpenseForm = {
      ...form,
      mode,
      weights: { a: 2, b: 1, c: 1 },
      texts: {
        percent: { a: '50', b: '25', c: '25' },
        exact: { a: '1.00', b: '4.00', c: '5.00' },
        adjustment: { a: '-1.00', b: '0.00', c: '2.00' },
      },
    };
    const { expense } = checkExpense(typed, options);
    if (expense === undefined) throw new Error('The form is complete.');
    const stored: Expense = {
      notes: '',
      ...expense,
      receipts: [],
      createdAt: null,
      createdBy: 'u',
      updatedAt: null,
      updatedBy: 'u',
      version: 1,
    };
    const again = checkExpense(formOf('e1', stored, write), options);
    expect(again.expense).toEqual(expense);
  });
});
