import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Balances } from '../src/balance/balances.ts';
import { getEntryDebts } from '../src/balance/debts.ts';
import { getBalanceChanges } from '../src/balance/get-balance-changes.ts';
import { explainBalance } from '../src/balance/explain.ts';
import { groupByHousehold } from '../src/balance/households.ts';
import { toGroupCurrency } from '../src/balance/to-group-currency.ts';
import { balanceIncrements } from '../src/balance/increments.ts';
import { exportCsv } from '../src/export/export-csv.ts';
import { exportJson } from '../src/export/export-json.ts';
import { mapPeople } from '../src/import/map-people.ts';
import { previewImport } from '../src/import/preview.ts';
import { validateEntry } from '../src/model/validate-entry.ts';
import type { Expense, Split } from '../src/model/expense.ts';
import { replacePeople } from '../src/merge/replace-people.ts';
import { split } from '../src/split/split.ts';
import { Statistics } from '../src/stats/statistics.ts';
import { after, isEven, plan } from './balances.ts';
import {
  cospendCsv,
  ihatemoneyCsv,
  ihatemoneyJson,
  spliitJson,
  splitwiseCsv,
  tricountCsv,
  tricountJson,
} from './foreign-files.ts';
import { readFile } from './read-file.ts';

/** Names of inherited properties, which users may choose as names. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'ana'];

const several = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 });

const splitOf = (people: readonly string[], amount: number): fc.Arbitrary<Split> => {
  const record = <Value>(value: (index: number) => Value) =>
    Object.fromEntries(people.map((person, index) => [person, value(index)]));
  const rest = amount - (people.length - 1);
  return fc.constantFrom<Split>(
    { mode: 'equal', inputs: people },
    { mode: 'weights', inputs: record((index) => `${index + 1}.5`) },
    { mode: 'exact', inputs: record((index) => (index === 0 ? rest : 1)) },
    { mode: 'adjustment', inputs: record((index) => (index === 0 ? 1 : 0)) },
    { mode: 'items', inputs: { lines: [{ amount, people }] } },
  );
};

const expenses = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('expense' as const, 'income' as const),
    amount: fc.integer({ min: 10, max: 1e6 }),
    payer: fc.constantFrom(...NAMES),
    people: several,
  })
  .chain(({ people, payer, ...rest }) =>
    splitOf(people, rest.amount).map((how): Expense => {
      const shares = split({ expenseId: rest.id, amount: rest.amount, split: how });
      if (!shares.ok) throw new Error(shares.error.code);
      return {
        ...rest,
        title: 'Dinner',
        date: '2026-03-01',
        currency: 'EUR',
        payers: { [payer]: rest.amount },
        shares: shares.value,
        split: how,
      };
    }),
  );

const sum = (amounts: object): number =>
  Object.values(amounts).reduce((all: number, one) => all + Number(one), 0);
/** Returns own properties only, sorted. */
const own = (amounts: Readonly<Record<string, number>>) =>
  Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

it('splits, counts and settles for people of any name', () => {
  fc.assert(
    fc.property(fc.array(expenses, { minLength: 1, maxLength: 6 }), (list) => {
      const balances = new Balances();
      const statistics = new Statistics();
      for (const expense of list) {
        expect(validateEntry(expense)).toBeUndefined();
        balances.apply(expense);
        statistics.apply(expense);
        const effect = getBalanceChanges(expense);
        expect(sum(effect)).toBe(0);
        const { EUR: increments = {} } = balanceIncrements({ after: expense });
        expect(own(increments)).toEqual(own(effect));
        expect(sum(getEntryDebts(expense).map(({ amount }) => amount))).toBe(
          sum(Object.values(effect).filter((one) => one > 0)),
        );
        const dollars = toGroupCurrency({ ...expense, groupAmount: 777 }, 'USD');
        expect([sum(dollars.payers), sum(dollars.shares)]).toEqual([777, 777]);
        const home = Object.fromEntries(NAMES.map((name) => [name, '__proto__']));
        const [together] = own(groupByHousehold(expense, home).shares);
        expect(together).toEqual(['__proto__', expense.amount]);
      }
      const all = balances.toRecord('EUR');
      expect(sum(all)).toBe(0);
      for (const person of NAMES) {
        const running = explainBalance(list, { person, currency: 'EUR' }).at(-1)?.running ?? 0;
        expect(running).toBe(balances.get('EUR', person));
      }
      expect(isEven(after(all, plan(all).payments))).toBe(true);
      const { byPerson, spent } = statistics.totals('EUR');
      expect(sum(byPerson)).toBe(spent);
    }),
  );
});

it('replaces people of any name, and no others', () => {
  fc.assert(
    fc.property(expenses, fc.constantFrom(...NAMES), (expense, to) => {
      const kept = replacePeople(expense, {});
      expect(own(kept?.shares ?? {})).toEqual(own(expense.shares));
      const merged = replacePeople(expense, Object.fromEntries(NAMES.map((name) => [name, to])));
      expect(own(merged?.shares ?? {})).toEqual([[to, expense.amount]]);
    }),
  );
});

it('brings people of any name back from its own files', () => {
  const people = NAMES.map((name) => ({ id: name, name }));
  fc.assert(
    fc.property(fc.uniqueArray(expenses, { selector: ({ id }) => id, minLength: 1 }), (list) => {
      const group = { name: 'Trip', currency: 'EUR', people, expenses: list };
      for (const text of [exportCsv(group), exportJson(group)]) {
        const file = readFile(text);
        expect(file.errors).toEqual([]);
        const names = Object.fromEntries(file.people.map(({ key, name }) => [key, name]));
        for (const [index, expense] of mapPeople(file.entries, names).entries()) {
          expect(own(expense.shares)).toEqual(own(list[index]?.shares ?? {}));
          expect(own(expense.payers)).toEqual(own(list[index]?.payers ?? {}));
        }
      }
    }),
  );
});

it.each([
  splitwiseCsv,
  spliitJson,
  ihatemoneyCsv,
  ihatemoneyJson,
  cospendCsv,
  tricountCsv,
  tricountJson,
])('reads people of any name from %o', (write) => {
  const bill = (payer: string, shares: Record<string, number>) => ({
    title: 'Dinner',
    date: '2026-03-01',
    currency: 'EUR',
    amount: sum(shares),
    payer,
    shares,
  });
  const equally = Object.fromEntries(NAMES.map((name) => [name, 100]));
  const text = write(
    NAMES.map((name) => bill(name, equally)),
    NAMES,
  );
  const file = readFile(text);
  expect(file.errors).toEqual([]);
  expect(file.people.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
  expect(file.entries.every(({ shares }) => Object.keys(shares).length === 6)).toBe(true);
  expect(previewImport(file).balances).toEqual({});
});
