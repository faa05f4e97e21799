import type { StatementLine } from '@quits/ledger/statement';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activePeople } from '../person/people.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { choiceOfRule, defaultChoice } from './default-choice.ts';
import type { LineChoice, Whose } from './line-choice.ts';
import { lineExpense } from './line-expense.ts';

const group = sampleGroup();
const people = activePeople(group, { uid: 'ana', compare: (a, b) => a.localeCompare(b) });
const options = { group, people, payerId: 'a', locale: 'de' };
const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  id: 'i1',
  date: '2026-11-21',
  amount: -1234,
  currency: 'EUR',
  party: 'ALDI',
  text: 'Karte',
  ...change,
});
const choice = (whose: Whose): LineChoice => ({ title: 'Food', category: 'groceries', whose });
const sum = (parts: Readonly<Record<string, number>> = {}) =>
  Object.values(parts).reduce((total, minor) => total + minor, 0);

it('pays and shares every amount to the cent, whoever it is for', () => {
  const anyone = fc.constantFrom(...people.map(({ id }) => id));
  const whose = fc.oneof(
    fc.constant<Whose>({ kind: 'all' }),
    anyone.map((personId): Whose => ({ kind: 'one', personId })),
    anyone
      .filter((id) => id !== options.payerId)
      .map((personId): Whose => ({ kind: 'payment', personId })),
  );
  const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((minor) => minor !== 0);
  fc.assert(
    fc.property(whose, amounts, fc.constantFrom('EUR', 'JPY', 'KWD'), (who, amount, currency) => {
      const made = lineExpense(line({ amount, currency }), choice(who), options);
      expect(made).toMatchObject({ id: 'i1', amount: Math.abs(amount), currency });
      expect(sum(made?.payers)).toBe(Math.abs(amount));
      expect(sum(made?.shares)).toBe(Math.abs(amount));
    }),
  );
});

it('pays from the account or to it, and nobody pays themselves', () => {
  const payment = (amount: number, personId: string) =>
    lineExpense(line({ amount }), choice({ kind: 'payment', personId }), options);
  expect(payment(-500, 'b')).toMatchObject({ payers: { a: 500 }, shares: { b: 500 } });
  expect(payment(500, 'b')).toMatchObject({ payers: { b: 500 }, shares: { a: 500 } });
  expect(payment(500, 'a')).toBeUndefined();
  const income = lineExpense(line({ amount: 700 }), choice({ kind: 'all' }), options);
  expect(income).toMatchObject({ kind: 'income', payers: { a: 700 } });
});

it('suggests a payment for a name of the group, and otherwise an expense for everyone', () => {
  const offered = { people, payerId: 'a', categoryIds: ['groceries', 'other'] };
  const suggest = (party: string) =>
    defaultChoice(line({ party }), { ...offered, rule: undefined, guess: () => undefined }).whose;
  expect(suggest('CHIARA ROSSI')).toEqual({ kind: 'payment', personId: 'c' });
  expect(suggest('Ana Meyer')).toEqual({ kind: 'all' });
  expect(suggest('Chiarelli')).toEqual({ kind: 'all' });
});

it('ignores rules about people and categories that are gone', () => {
  const offered = { people, payerId: 'a', categoryIds: ['groceries'] };
  const rule = (one: LineChoice) => choiceOfRule({ key: 'aldi', choice: one }, offered);
  expect(rule(choice({ kind: 'one', personId: 'b' }))).toBeDefined();
  expect(rule(choice({ kind: 'one', personId: 'gone' }))).toBeUndefined();
  expect(rule(choice({ kind: 'payment', personId: 'a' }))).toBeUndefined();
  expect(rule({ ...choice({ kind: 'all' }), category: 'gone' })).toBeUndefined();
});
