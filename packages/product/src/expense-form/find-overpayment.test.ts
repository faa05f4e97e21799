import { describe, expect, it } from 'vitest';
import type { NewExpense } from '../expense/new-expense.ts';
import { findOverpayment, type OwedOptions } from './find-overpayment.ts';

const person = (name: string, household?: string) => ({
  name,
  defaultWeight: 1,
  ...(household === undefined ? {} : { household }),
});
const group: OwedOptions['group'] = {
  people: { ann: person('Ann'), ben: person('Ben'), cleo: person('Cleo') },
  balances: { EUR: { ann: -1200, ben: 2000, cleo: -800 } },
  simplify: true,
};

function payment(amount: number, change: Partial<NewExpense> = {}): NewExpense {
  return {
    kind: 'payment',
    title: 'Ann → Ben',
    amount,
    currency: 'EUR',
    date: '2026-11-22',
    category: 'payment',
    payers: { ann: amount },
    split: { mode: 'exact', inputs: { ben: amount } },
    shares: { ben: amount },
    ...change,
  };
}

it('is a payment of more than the payer owes', () => {
  expect(findOverpayment(payment(2000), { group })).toEqual({
    fromId: 'ann',
    toId: 'ben',
    owed: 1200,
    paid: 2000,
    currency: 'EUR',
    exact: 1200,
  });
  expect(findOverpayment(payment(1200), { group })).toBeUndefined();
  expect(findOverpayment(payment(500), { group })).toBeUndefined();
});

it('is a payment of more than the receiver gets back', () => {
  const owing = { ...group, balances: { EUR: { ann: -1200, ben: 300, cleo: 900 } } };
  expect(findOverpayment(payment(1200), { group: owing })).toMatchObject({ owed: 300 });
});

it('is any payment of somebody who owes nothing, for which nothing is exact', () => {
  const toCleo = payment(500, { shares: { cleo: 500 } });
  expect(findOverpayment(toCleo, { group })).toMatchObject({ owed: 0, exact: undefined });
  const other = payment(500, { currency: 'SEK' });
  expect(findOverpayment(other, { group })).toMatchObject({ owed: 0, currency: 'SEK' });
});

it('is no expense', () => {
  expect(findOverpayment(payment(5000, { kind: 'expense' }), { group })).toBeUndefined();
});

it('does not count a payment against itself when it is edited', () => {
  const paid = { ...group, balances: { EUR: { ann: 0, ben: 800, cleo: -800 } } };
  const before = payment(1200);
  expect(findOverpayment(payment(1200), { group: paid, before })).toBeUndefined();
  expect(findOverpayment(payment(1300), { group: paid, before })).toMatchObject({ owed: 1200 });
});

it('is counted in the group’s currency where it is converted', () => {
  const converted = payment(20_000, {
    currency: 'SEK',
    groupAmount: 1750,
    groupCurrency: 'EUR',
    rate: '0.0875',
    rateSource: 'rate',
  });
  expect(findOverpayment(converted, { group })).toEqual({
    fromId: 'ann',
    toId: 'ben',
    owed: 1200,
    paid: 1750,
    currency: 'EUR',
    exact: 13_714,
  });
});

describe('households', () => {
  const pair = {
    ...group,
    people: { ann: person('Ann', 'A'), cleo: person('Cleo', 'A '), ben: person('Ben') },
  };

  it('owe as one', () => {
    expect(findOverpayment(payment(2000), { group: pair })).toBeUndefined();
    expect(findOverpayment(payment(2001), { group: pair })).toMatchObject({ owed: 2000 });
  });

  it('are two people to each other', () => {
    const within = { ...pair, balances: { EUR: { ann: -500, cleo: 500 } } };
    const toCleo = payment(500, { shares: { cleo: 500 } });
    expect(findOverpayment(toCleo, { group: within })).toBeUndefined();
  });
});

it('knows what two owe each other where debts are not combined', () => {
  const apart = {
    ...group,
    simplify: false,
    balances: { EUR: { ann: 0, ben: 1000, cleo: -1000 } },
  };
  const lent = payment(1000, { kind: 'expense', payers: { ben: 1000 }, shares: { ann: 1000 } });
  const history = [{ id: 'e', expense: lent }];
  expect(findOverpayment(payment(1000), { group: apart, history })).toBeUndefined();
  expect(findOverpayment(payment(1001), { group: apart, history })).toMatchObject({ owed: 1000 });
});
