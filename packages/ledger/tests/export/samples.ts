import fc from 'fast-check';
import type { ExportedGroup } from '../../src/export/export-types.ts';
import type { ImportedFile } from '../../src/import/import-types.ts';
import { mapPeople } from '../../src/import/map-people.ts';
import { readImport } from '../../src/import/read-import.ts';
import type { Expense, Split } from '../../src/model/expense.ts';
import { split } from '../../src/split/split.ts';

/** People whose names need care in CSV. */
export const people = [
  { id: 'u1', name: 'Ana' },
  { id: 'u2', name: '=Ben, "B"' },
  { id: 'u3', name: 'Ana' },
  { id: 'u4', name: "Zoë 'Z'" },
];
/** Their ids. */
export const IDS = people.map(({ id }) => id);

/** One of them. */
const someone = fc.constantFrom(...IDS);
/** Some of them. */
const several = fc.uniqueArray(someone, { minLength: 1 });

/** Generates text as users type it, with every character that can break a CSV. */
export const text = fc
  .string({
    unit: fc.constantFrom(
      'a',
      'é',
      '😀',
      ' ',
      ',',
      ';',
      '"',
      "'",
      '=',
      '+',
      '-',
      '@',
      '\n',
      '\t',
      '\u00a0',
    ),
  })
  .map((one) => one.trim().replaceAll(/\s*\n\s*/g, '\n'));

const splits = (amount: number): fc.Arbitrary<Split> =>
  fc.oneof(
    several.map((inputs): Split => ({ mode: 'equal', inputs })),
    several.map((ids): Split => ({
      mode: 'weights',
      inputs: Object.fromEntries(ids.map((id, i) => [id, `${i + 1}.5`])),
    })),
    several.map((ids): Split => ({
      mode: 'adjustment',
      inputs: Object.fromEntries(ids.map((id, i) => [id, i === 0 ? 1 : 0])),
    })),
    several.map((ids): Split => ({
      mode: 'items',
      inputs: { lines: [{ title: 'x', amount: amount - 1, people: ids }], tip: 1 },
    })),
  );

/** Expenses of every kind of split, some in a foreign currency. */
export const expenses: fc.Arbitrary<Expense> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('expense' as const, 'income' as const),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
    amount: fc.integer({ min: 2, max: 1e12 }),
    title: text.filter((one) => one !== '' && one.length <= 120),
    category: text.filter((one) => one !== '' && one.length <= 40 && !one.includes('\n')),
    notes: text.filter((one) => one !== ''),
    date: fc.constantFrom('2026-01-31', '2024-02-29'),
    payer: someone,
    foreign: fc.option(
      fc.record({ groupAmount: fc.integer({ min: 1, max: 1e12 }), rate: fc.constant('1.0845') }),
      { nil: {} },
    ),
  })
  .chain(({ payer, foreign, ...rest }) =>
    splits(rest.amount).map((how): Expense => {
      const shares = split({ expenseId: rest.id, amount: rest.amount, split: how });
      if (!shares.ok) throw new Error(shares.error.code);
      const payers = { [payer]: rest.amount };
      return { ...rest, ...foreign, payers, shares: shares.value, split: how };
    }),
  );

/** Groups with such expenses. */
export const groups = fc
  .uniqueArray(expenses, { selector: ({ id }) => id, maxLength: 8 })
  .map((list): ExportedGroup => ({ name: 'Trip', currency: 'EUR', people, expenses: list }));

/** Reads an exported file. */
export const read = (file: string): ImportedFile => {
  const result = readImport(file, { currency: 'CHF', untitled: '' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** Maps imported people back to the original ids, by their order in the file. */
export const mapped = (file: ImportedFile): Expense[] =>
  mapPeople(
    file.entries,
    Object.fromEntries(file.people.map(({ key }, i) => [key, IDS[i] ?? key])),
  );

/** An expense whose title is a formula. */
export const one: Expense = {
  id: 'x1',
  kind: 'expense',
  title: '=HYPERLINK("http://example.org")',
  date: '2026-03-01',
  currency: 'EUR',
  amount: 1050,
  payers: { u1: 1050 },
  shares: { u1: 525, u2: 525 },
  split: { mode: 'equal', inputs: ['u1', 'u2'] },
};
/** A group with only {@link one}. */
export const small = { name: 'Trip', currency: 'EUR', people: people.slice(0, 2), expenses: [one] };
