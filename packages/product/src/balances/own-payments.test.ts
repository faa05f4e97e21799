import { expect, it } from 'vitest';
import { sampleGroup } from '../testing/sample-group.ts';
import { ownPayments } from './own-payments.ts';

const compare = (a: string, b: string) => a.localeCompare(b);
const group = sampleGroup({
  balances: { EUR: { a: -700, b: 500, c: 200 }, CHF: { a: 90, d: -90 } },
});
const of = (personId: string | undefined, changed = group) =>
  ownPayments(changed, { personId, compare }).map(
    ({ from, to, minor, currency, side }) =>
      `${side}: ${from.name} to ${to.name} ${minor} ${currency}`,
  );

it('returns the reader’s payments in every currency, the largest first', () => {
  expect(of('a')).toEqual([
    'pays: Ana to Ben 500 EUR',
    'pays: Ana to Chiara 200 EUR',
    'gets: Dana to Ana 90 CHF',
  ]);
  expect(of('c')).toEqual(['gets: Ana to Chiara 200 EUR']);
});

it('returns none without a person, and where debts need the history', () => {
  expect(of(undefined)).toEqual([]);
  expect(of('a', { ...group, simplify: false })).toEqual([]);
});
