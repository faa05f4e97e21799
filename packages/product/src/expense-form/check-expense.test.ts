import { locales } from '@quits/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpense } from './check-expense.ts';
import { emptyForm, type ExpenseForm, FORM_MODES } from './expense-form.ts';
import { formOfExpense } from './form-of-expense.ts';

const options = {
  groupCurrency: 'EUR',
  locale: 'en-US',
  paymentTitle: (from: string, to: string) => `${from} → ${to}`,
};
const people = ['a', 'b', 'c'].map((id) => ({ id, defaultWeight: 1 }));
const form: ExpenseForm = {
  ...emptyForm({ expenseId: 'e1', date: '2026-05-01', currency: 'EUR', payerId: 'a', people }),
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
    ['12:30', 'not-a-number'],
    ['12 usd', 'other-currency'],
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
    const emoji = '🎉'.repeat(120);
    expect(checkExpense({ ...form, title: emoji }, options).problems.title).toBeUndefined();
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

describe('a bill', () => {
  const line = (id: string, amountText: string, people: string[]) => ({
    id,
    title: `line ${id}`,
    amountText,
    people,
  });
  const bill: ExpenseForm = {
    ...form,
    amountText: '33',
    mode: 'items',
    items: {
      lines: [line('0', '20', ['a', 'b']), line('1', '10', ['c'])],
      taxText: '1',
      tipText: '2',
      discountText: '',
    },
  };

  it('spreads tax and tip in proportion to what each had', () => {
    expect(checkExpense(bill, options).shares).toEqual({ a: 1100, b: 1100, c: 1100 });
  });

  it('says what is left to assign', () => {
    const short = { ...bill, amountText: '40' };
    expect(checkExpense(short, options).problems.split).toEqual({ code: 'unassigned', left: 700 });
  });

  it('says the whole when no amount was typed', () => {
    expect(checkExpense({ ...bill, amountText: '' }, options).expense?.amount).toBe(3300);
    const none = { lines: [], taxText: '', tipText: '', discountText: '' };
    const empty = { ...bill, amountText: '', items: none };
    expect(checkExpense(empty, options).problems.amount).toBeDefined();
  });

  it('cannot be saved with a line that is no amount', () => {
    const wrong = { ...bill, items: { ...bill.items, lines: [line('0', 'x', ['a'])] } };
    expect(checkExpense(wrong, options).problems.split).toEqual({ code: 'bad-input' });
  });
});

describe('another currency', () => {
  const abroad: ExpenseForm = { ...form, currency: 'SEK', amountText: '300' };
  const read = (conversion: ExpenseForm['conversion']) =>
    checkExpense({ ...abroad, conversion }, options);

  it('computes the group’s amount from a rate, with either decimal mark', () => {
    expect(read({ typed: 'rate', text: '0,0875' }).expense).toMatchObject({
      currency: 'SEK',
      amount: 30_000,
      groupAmount: 2625,
      groupCurrency: 'EUR',
      rate: '0.0875',
      rateSource: 'rate',
      rateDate: '2026-05-01',
    });
  });

  it('computes the rate from the group’s amount', () => {
    expect(read({ typed: 'amount', text: '26.25' }).expense).toMatchObject({
      groupAmount: 2625,
      rate: '0.0875',
      rateSource: 'amount',
    });
  });

  it('keeps the day of a rate that was taken over', () => {
    const taken = read({ typed: 'rate', text: '0.09', takenFrom: '2026-04-01' });
    expect(taken.expense).toMatchObject({ rateSource: 'last', rateDate: '2026-04-01' });
  });

  it('stays in its own currency without a rate', () => {
    expect(read({ typed: 'rate', text: ' ' }).expense?.groupAmount).toBeUndefined();
  });

  it.each([
    ['en-US', 'rate', '17,500'],
    ['de', 'rate', '17.500'],
    ['fr', 'rate', '1.125'],
    ['de', 'amount', '1,234'],
  ] as const)('does not guess what is typed in %s as the %s %s', (locale, typed, text) => {
    const checked = checkExpense(
      { ...abroad, conversion: { typed, text } },
      { ...options, locale },
    );
    expect(checked.problems.conversion).toBe('ambiguous');
    expect(checked.expense).toBeUndefined();
  });

  it.each(['0', 'x', '-1', '0.000000001', '0.000001'])('refuses the rate %s', (text) => {
    const { problems, expense } = read({ typed: 'rate', text });
    expect(problems.conversion).toBe('unreadable');
    expect(expense).toBeUndefined();
  });
});

describe('a payment', () => {
  const payment: ExpenseForm = { ...form, kind: 'payment', title: '', receiverId: 'b' };

  it('goes from one to another and is named after them', () => {
    expect(checkExpense(payment, options).expense).toMatchObject({
      kind: 'payment',
      title: 'a → b',
      category: 'payment',
      payers: { a: 1000 },
      shares: { b: 1000 },
    });
  });

  it('needs someone else to go to', () => {
    const to = (receiverId: string | undefined) =>
      checkExpense({ ...payment, receiverId }, options).problems.receiver;
    expect(to(undefined)).toBe('missing');
    expect(to('a')).toBe('same');
  });
});

it('refuses a series that ends before it begins', () => {
  const until = (text: string) =>
    checkExpense({ ...form, repeat: { frequency: 'monthly', until: text } }, options).problems;
  expect(until('2026-04-30').until).toBe('too-early');
  expect(until('2026-05-01')).toEqual({});
});

describe('formOfExpense', () => {
  const lines = [{ id: '0', title: 'Pizza', amountText: '10.00', people: ['a', 'b'] }];

  it.each(FORM_MODES)('shows an expense again as it was typed: %s', (mode) => {
    const typed: ExpenseForm = {
      ...form,
      mode,
      weights: { a: 2, b: 1, c: 1.5 },
      texts: {
        percent: { a: '50', b: '25', c: '25' },
        exact: { a: '1.00', b: '4.00', c: '5.00' },
        adjustment: { a: '-1.00', b: '0.00', c: '2.00' },
      },
      items: { lines, taxText: '', tipText: '', discountText: '' },
    };
    const { expense } = checkExpense(typed, options);
    if (expense === undefined) throw new Error('The form is complete.');
    const shown = formOfExpense(expense, { expenseId: 'e1', locale: 'de', people });
    expect(shown.amountText).toBe('10,00');
    expect(checkExpense(shown, { ...options, locale: 'de' }).expense).toEqual(expense);
  });

  it.each([
    ['rate', '0.0875'],
    ['amount', '26.25'],
  ] as const)('shows again what was typed of another currency: %s', (typed, text) => {
    const abroad = { ...form, currency: 'SEK', amountText: '300', conversion: { typed, text } };
    const { expense } = checkExpense(abroad, options);
    if (expense === undefined) throw new Error('The form is complete.');
    const shown = formOfExpense(expense, { expenseId: 'e1', locale: 'en-US', people });
    expect(shown.conversion).toMatchObject({ typed, text });
    expect(checkExpense(shown, options).expense).toEqual(expense);
  });

  it.each(locales)('keeps what a rate above a thousand made of it, in %s', (locale) => {
    const indonesian = { ...options, groupCurrency: 'IDR' };
    for (const [text, groupAmount] of [
      ['17500', 17_500_000],
      ['1000', 1_000_000],
      ['17525.125', 17_525_125],
      ['163250', 163_250_000],
    ] as const) {
      const typed = { ...form, conversion: { typed: 'rate' as const, text } };
      const { expense } = checkExpense(typed, indonesian);
      if (expense === undefined) throw new Error('The form is complete.');
      expect(expense.groupAmount).toBe(groupAmount);
      const shown = formOfExpense(expense, { expenseId: 'e1', locale, people });
      expect(checkExpense(shown, { ...indonesian, locale }).expense).toEqual(expense);
    }
  });
});
