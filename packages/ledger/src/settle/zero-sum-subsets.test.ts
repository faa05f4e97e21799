import { expect, it } from 'vitest';
import { plan } from '../../tests/balances.ts';
import type { Position } from './plan.ts';
import { divideExactly, packZeroGroups } from './zero-sum-subsets.ts';

const positions = (amounts: Readonly<Record<string, number>>): Position[] =>
  Object.entries(amounts).map(([person, amount]) => ({ person, amount }));

const people = (groups: readonly Position[][]): string[] =>
  groups.map((group) => group.map(({ person }) => person).join(''));

it('gives the first person the smallest group, of equally good divisions', () => {
  // a could also join b, c, d and e, and leave f, g and h over.
  const amounts = { a: 6, b: 1, c: 1, d: -4, e: -4, f: -5, g: -1, h: 6 };
  expect(people(divideExactly(positions(amounts)))).toEqual(['afg', 'bcdeh']);
});

it('takes the earliest of groups of one size', () => {
  const amounts = { a: 3, b: -1, c: -2, d: -1, e: -2, f: 3 };
  expect(people(divideExactly(positions(amounts)))).toEqual(['abc', 'def']);
});

it('leaves out who is in no group', () => {
  const packed = packZeroGroups(positions({ a: 5, b: 1, c: 2, d: -3 }));
  expect(people(packed.groups)).toEqual(['bcd']);
  expect(people([packed.rest])).toEqual(['a']);
  expect(packZeroGroups([])).toEqual({ groups: [], rest: [] });
  expect(divideExactly([])).toEqual([]);
});

it('proves a plan of many triples by the bound of three people to a group', () => {
  const balances: Record<string, number> = {};
  for (let i = 0; i < 8; i += 1) {
    // No two amounts of different triples are opposite, and half of them have two debtors.
    const sign = i % 2 === 0 ? 1 : -1;
    const [one, two] = [10 ** 6 + 7 ** (i + 1), 3 * 10 ** 6 + 11 ** (i + 1)];
    balances[`${i}a`] = sign * one;
    balances[`${i}b`] = sign * two;
    balances[`${i}c`] = -sign * (one + two);
  }
  expect(plan(balances)).toMatchObject({ isOptimal: true, lowerBound: 16 });
  expect(plan(balances).payments).toHaveLength(16);
});
