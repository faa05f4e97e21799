import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceSheets } from '../balances/balance-sheets.ts';
import type { PartyEntry } from '../balances/party-entries.ts';
import { groupSchema } from '../group/schema.ts';
import { parse } from 'valibot';
import { isOwed } from './is-owed.ts';

const PEOPLE = ['a', 'b', 'c', 'd'];
const groupWith = (balances: Record<string, Record<string, number>>, change: object = {}) =>
  parse(groupSchema, {
    name: 'Trip',
    emoji: '',
    currency: 'EUR',
    people: Object.fromEntries(PEOPLE.map((id) => [id, { name: id, defaultWeight: 1 }])),
    balances,
    simplify: true,
    ...change,
  });

it('is owed what a plan says, and never more than both sides have', () => {
  const amount = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount), fc.integer({ min: 1, max: 50 }), (some, more) => {
      const rest = -some.reduce((sum, one) => sum + one, 0);
      const balances = Object.fromEntries(PEOPLE.map((id, at) => [id, some[at] ?? rest]));
      const group = groupWith({ EUR: balances });
      const [sheet] = balanceSheets(group, { compare: (a, b) => a.localeCompare(b) });
      const payments = sheet !== undefined && 'payments' in sheet.plan ? sheet.plan.payments : [];
      for (const { from, to, minor } of payments) {
        const claim = { from: from.id, to: to.id };
        expect(isOwed(group, { ...claim, amounts: { EUR: minor } })).toBe(true);
        const most = Math.min(-(balances[from.id] ?? 0), balances[to.id] ?? 0);
        expect(isOwed(group, { ...claim, amounts: { EUR: most + more } })).toBe(false);
        expect(isOwed(group, { ...claim, amounts: { EUR: minor, USD: 1 } })).toBe(false);
        const reverse = { from: to.id, to: from.id, amounts: { EUR: minor } };
        expect(isOwed(group, reverse)).toBe(false);
      }
    }),
  );
});

it('counts households as one, in which nobody owes anybody', () => {
  const household = (id: string) => ({ name: id, defaultWeight: 1, household: 'Home' });
  const people = { a: household('a'), b: household('b'), c: { name: 'c', defaultWeight: 1 } };
  const group = groupWith({ EUR: { a: -30, b: 10, c: 20 } }, { people });
  expect(isOwed(group, { from: 'b', to: 'c', amounts: { EUR: 20 } })).toBe(true);
  expect(isOwed(group, { from: 'b', to: 'c', amounts: { EUR: 21 } })).toBe(false);
  expect(isOwed(group, { from: 'a', to: 'b', amounts: { EUR: 10 } })).toBe(false);
});

it('is owed between two people where debts aren’t simplified', () => {
  const entry = (payer: string, other: string): PartyEntry => ({
    id: `${payer}${other}`,
    expenseId: `${payer}${other}`,
    title: '',
    kind: 'expense',
    amount: 100,
    date: '2026-11-27',
    currency: 'EUR',
    payers: { [payer]: 100 },
    shares: { [other]: 100 },
  });
  const group = groupWith({ EUR: { a: 100, c: -100 } }, { simplify: false });
  const entries = [entry('a', 'b'), entry('b', 'c')];
  const amounts = { EUR: 100 };
  expect(isOwed(group, { from: 'b', to: 'a', amounts, entries })).toBe(true);
  expect(isOwed(group, { from: 'c', to: 'b', amounts, entries })).toBe(true);
  expect(isOwed(group, { from: 'c', to: 'a', amounts, entries })).toBe(false);
  expect(isOwed(group, { from: 'b', to: 'a', amounts: { EUR: 101 }, entries })).toBe(false);
});
