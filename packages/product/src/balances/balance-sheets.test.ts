import type { Doc } from '@quits/firestore';
import { createFormatter } from '@quits/i18n';
import { describe, expect, it } from 'vitest';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { type BalanceSheet, balanceSheets, shownPlan } from './balance-sheets.ts';
import { partyEntries } from './party-entries.ts';
import { payerAndPayee } from './payer-and-payee.ts';

const { compare } = createFormatter('en-US');

const group: Group = {
  name: 'Flat',
  emoji: '🏠',
  currency: 'EUR',
  people: {
    a: { name: 'Ana', defaultWeight: 1, uid: 'u1' },
    b: { name: 'Ben', defaultWeight: 1 },
    c: { name: 'Cleo', defaultWeight: 1 },
    gone: { name: 'Gus', defaultWeight: 1, leftAt: new Date(0) },
  },
  categories: {},
  simplify: true,
  roles: { u1: 'owner' },
  memberUids: ['u1'],
  balances: { EUR: { a: 300, b: -100, c: -200, gone: 0 }, JPY: { a: 0, b: 0 } },
  expenseCount: 1,
  createdAt: null,
  createdBy: 'u1',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

function payments(sheet: BalanceSheet | undefined) {
  const plan = sheet?.plan;
  if (plan === undefined || !('payments' in plan)) return plan?.kind;
  return plan.payments.map(({ from, to, minor }) => [from.name, to.name, minor]);
}

function expense(id: string, payer: string, shares: Record<string, number>): Doc<Expense> {
  const amount = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return {
    id,
    path: `groups/g/expenses/${id}`,
    pending: false,
    data: {
      kind: 'expense',
      title: id,
      amount,
      currency: 'EUR',
      date: '2026-05-01',
      category: 'other',
      payers: { [payer]: amount },
      split: { mode: 'exact', inputs: shares },
      shares,
      notes: '',
      receipts: [],
      createdAt: null,
      createdBy: 'u1',
      updatedAt: null,
      updatedBy: 'u1',
      rev: 'r1',
    },
  };
}

describe('balanceSheets', () => {
  it('lists who is up first and plans who pays whom, the largest first', () => {
    const [sheet, ...others] = balanceSheets(group, { compare });
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ currency: 'EUR', plan: { kind: 'fewest', isOptimal: true } });
    expect(sheet?.parties.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(payments(sheet)).toEqual([
      ['Cleo', 'Ana', 200],
      ['Ben', 'Ana', 100],
    ]);
  });

  it('orders equal payments by name, whatever the ids', () => {
    const balances = { EUR: { a: 200, b: -100, c: -100 } };
    const { a, b, c } = group.people;
    if (a === undefined || b === undefined || c === undefined) throw new Error('no people');
    const people = { a, b: c, c: b };
    const [sheet] = balanceSheets({ ...group, people, balances }, { compare });
    expect(payments(sheet)).toEqual([
      ['Ben', 'Ana', 100],
      ['Cleo', 'Ana', 100],
    ]);
  });

  it('keeps what was shown while it settles, so that a payment does not reshuffle the rest', () => {
    const before = { EUR: { a: 10, b: 30, c: -30, gone: -10 } };
    const shown = [
      { from: 'c', to: 'a', amount: 10 },
      { from: 'c', to: 'b', amount: 20 },
      { from: 'gone', to: 'b', amount: 10 },
    ];
    const [sheet] = balanceSheets(
      { ...group, balances: before },
      { compare, shown: new Map([['EUR', shown]]) },
    );
    if (sheet === undefined) throw new Error('no sheet');
    expect(shownPlan(sheet)).toHaveLength(3);
    // Cleo has paid Ben 10.
    const balances = { EUR: { a: 10, b: 20, c: -20, gone: -10 } };
    const next = new Map([['EUR', shownPlan(sheet)]]);
    expect(payments(balanceSheets({ ...group, balances }, { compare, shown: next })[0])).toEqual([
      ['Cleo', 'Ana', 10],
      ['Cleo', 'Ben', 10],
      ['Gus', 'Ben', 10],
    ]);
    expect(payments(balanceSheets({ ...group, balances }, { compare })[0])).toHaveLength(2);
  });

  it('orders equals as the language of the page does, numbers by value', () => {
    const names = ['Zoe', 'Åsa', 'Member 18', 'Member 2'];
    const people = Object.fromEntries(names.map((name, id) => [id, { name, defaultWeight: 1 }]));
    const listed = (locale: 'sv' | 'de') => {
      const balances = { EUR: { 0: -1, 1: -1, 2: -1, 3: -1, a: 4 } };
      const [sheet] = balanceSheets(
        { ...group, people: { ...people, a: { name: 'Ana', defaultWeight: 1 } }, balances },
        { compare: createFormatter(locale).compare },
      );
      expect(payments(sheet)).toEqual(sheet?.parties.slice(1).map(({ name }) => [name, 'Ana', 1]));
      return sheet?.parties.slice(1).map(({ name }) => name);
    };
    expect(listed('sv')).toEqual(['Member 2', 'Member 18', 'Zoe', 'Åsa']);
    expect(listed('de')).toEqual(['Åsa', 'Member 2', 'Member 18', 'Zoe']);
  });

  it('keeps someone who left and is not even', () => {
    const balances = { EUR: { a: 100, gone: -100 } };
    const [sheet] = balanceSheets({ ...group, balances }, { compare });
    expect(sheet?.parties.map(({ id }) => id)).toContain('gone');
  });

  it('has a sheet for every other currency that is open', () => {
    const balances = { JPY: { a: 5, b: -5 } };
    const sheets = balanceSheets({ ...group, balances }, { compare });
    expect(sheets.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
  });

  it('says so when the sums do not add up', () => {
    const [sheet] = balanceSheets({ ...group, balances: { EUR: { a: 1 } } }, { compare });
    expect(sheet?.plan.kind).toBe('unbalanced');
  });

  it('takes a household for one, which its own people owe nothing', () => {
    const { a, b, c } = group.people;
    if (a === undefined || b === undefined || c === undefined) throw new Error('no people');
    const home = { ...b, household: 'Ben and Cleo' };
    const people = { a, b: home, c: { ...c, household: 'Ben and Cleo' } };
    const [sheet] = balanceSheets({ ...group, people }, { compare });
    expect(payments(sheet)).toEqual([['Ben and Cleo', 'Ana', 300]]);
    const [payment] = sheet?.plan.kind === 'fewest' ? sheet.plan.payments : [];
    if (payment === undefined) throw new Error('no payment');
    // Cleo owes more of it than Ben.
    expect(payerAndPayee({ ...group, people }, payment, 'EUR')).toEqual({
      from: { id: 'c', name: 'Cleo' },
      to: { id: 'a', name: 'Ana' },
    });
  });
});

describe('debts that are not combined', () => {
  // Ben owes Ana, and Cleo owes Ben the same: simplified, only Cleo would pay.
  const history = [expense('tea', 'b', { c: 100 }), expense('bread', 'a', { b: 100 })];
  const apart = { ...group, simplify: false, balances: { EUR: { a: 100, b: 0, c: -100 } } };

  it('are each paid by themselves once the history is known', () => {
    const [sheet] = balanceSheets(apart, { compare, entries: partyEntries(apart, history) });
    expect(payments(sheet)).toEqual([
      ['Ben', 'Ana', 100],
      ['Cleo', 'Ben', 100],
    ]);
    expect(payments(balanceSheets(apart, { compare })[0])).toBe('unknown');
    expect(payments(balanceSheets({ ...apart, simplify: true }, { compare })[0])).toEqual([
      ['Cleo', 'Ana', 100],
    ]);
  });
});
