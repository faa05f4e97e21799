import { Balances } from '@quits/ledger';
import {
  exportCsv,
  exportJson,
  type ExportedGroup,
  type ImportedFile,
  previewImport,
  readImport,
} from '@quits/ledger/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';
import type { Group } from '../group/schema.ts';
import {
  beginningOf,
  betterCurrency,
  isStorable,
  mainCurrency,
  NEW_PERSON,
  plannedExpenses,
  plannedSeries,
  plannedUsual,
  planPeople,
  suggestedChoices,
} from './import-plan.ts';

const CSV = `what,bill_type,amount,currency,date,payer_name,payer_weight,owers
Dinner,Expense,30.0,EUR,2026-03-01,Ána,1.0,"Ána, Ben"
Firewood,Expense,10.0,EUR,2026-03-02,Ben,1.0,"Ána, Ben"
Back,Reimbursement,5.0,EUR,2026-03-03,Ben,1.0,Ána
`;

function read(text: string): ImportedFile {
  const result = readImport(text, { currency: 'EUR', untitled: '?' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const file = read(CSV);
const [ana, ben] = file.people.map(({ key }) => key);

const group: Group = {
  name: 'Cabin',
  emoji: '🛖',
  currency: 'EUR',
  people: {
    a: { name: 'Ana', defaultWeight: 1 },
    b: { name: 'BEN', defaultWeight: 1, mergedInto: 'a' },
    c: { name: 'Ben (2)', defaultWeight: 1 },
  },
  categories: { wood: { name: 'Firewood', emoji: '🪵' } },
  simplify: true,
  roles: {},
  memberUids: [],
  balances: {},
  expenseCount: 0,
  createdAt: null,
  createdBy: 'u',
  lastActivityAt: null,
  seats: {},
  revs: {},
  unreadable: [],
};

describe('who is who', () => {
  it('suggests people of the same name, and nobody who turned out to be someone else', () => {
    expect(suggestedChoices(file, group)).toEqual({ [ana ?? '']: 'a', [ben ?? '']: NEW_PERSON });
  });

  it('gives new people names that nobody has', () => {
    const choices = { [ana ?? '']: NEW_PERSON, [ben ?? '']: NEW_PERSON };
    const { added } = planPeople(file, choices, { group });
    expect(Object.values(added).map(({ name }) => name)).toEqual(['Ána', 'Ben (3)']);
  });

  it('makes oneself one of the people of a new group, or someone new', () => {
    const choices = suggestedChoices(file, undefined);
    const known = { key: ben ?? '', uid: 'u', name: '' };
    const one = planPeople(file, choices, { self: known });
    expect(Object.values(one.added)).toMatchObject([{ name: 'Ána' }, { name: 'Ben', uid: 'u' }]);
    const stranger = { key: NEW_PERSON, uid: 'u', name: 'Cleo' };
    const two = planPeople(file, choices, { self: stranger });
    expect(Object.values(two.added)).toMatchObject([{}, {}, { name: 'Cleo', uid: 'u' }]);
  });
});

it('takes the currency that most entries have for the group’s', () => {
  const [first] = file.entries;
  if (first === undefined) throw new Error('no entry');
  expect(mainCurrency(file)).toBe('EUR');
  const yen = { ...first, currency: 'JPY' };
  expect(mainCurrency({ ...file, entries: [yen, yen, first] })).toBe('JPY');
  expect(mainCurrency({ ...file, entries: [] })).toBeUndefined();
});

it('begins a group with the emoji and the categories of its file, one of each name', () => {
  const wood = { name: 'Wood', emoji: '🪵' };
  const categories = [wood, { name: 'Boat', emoji: '⛵' }, { name: ' wood', emoji: '🌲' }];
  const broken = { name: 'None', emoji: '' };
  const whole = { ...file, emoji: '🏕️', categories: [...categories, broken] };
  const { emoji, categories: begun } = beginningOf(whole);
  expect(emoji).toBe('🏕️');
  expect(Object.values(begun)).toEqual(categories.slice(0, 2));
  const [entry] = file.entries;
  if (entry === undefined) throw new Error('no entry');
  const [dinner] = plannedExpenses(
    { ...file, entries: [{ ...entry, category: 'Wood' }] },
    {
      mapping: { [ana ?? '']: 'a', [ben ?? '']: 'b' },
      currency: 'EUR',
      categories: begun,
      words: [],
    },
  );
  expect(begun[dinner?.category ?? '']).toEqual(wood);
  expect(beginningOf(file)).toEqual({ emoji: '🧾', categories: {} });
});

it('takes amounts without a currency to be in that of most others', () => {
  const unnamed = (count: number, guess: string) => {
    const text = CSV.replaceAll(/EUR/g, () => (count-- > 0 ? 'XXX' : 'EUR'));
    const result = readImport(text, { currency: guess, untitled: '?' });
    if (!result.ok) throw new Error(result.error.code);
    return betterCurrency(result.value, guess);
  };
  expect(unnamed(1, 'USD')).toBe('EUR');
  expect(unnamed(1, 'EUR')).toBeUndefined();
  expect(unnamed(0, 'USD')).toBeUndefined();
  expect(unnamed(2, 'USD')).toBeUndefined();
});

describe('the expenses of a file', () => {
  const plan = (mapping: Record<string, string>) =>
    plannedExpenses(file, { mapping, currency: 'EUR', categories: group.categories, words: [] });

  it('name the group’s people and categories', () => {
    const [dinner, , back] = plan({ [ana ?? '']: 'a', [ben ?? '']: 'c' });
    expect(dinner).toMatchObject({
      title: 'Dinner',
      amount: 3000,
      payers: { a: 3000 },
      shares: { a: 1500, c: 1500 },
      category: 'other',
    });
    expect(back).toMatchObject({ kind: 'payment', category: 'payment', payers: { c: 500 } });
  });

  it('lose payments whose two sides are one person, and only those', () => {
    const titles = plan({ [ana ?? '']: 'a', [ben ?? '']: 'a' }).map(({ title }) => title);
    expect(titles).toEqual(['Dinner', 'Firewood']);
  });

  it('have the same ids each time, whoever they name', () => {
    const ids = (mapping: Record<string, string>) => plan(mapping).map(({ id }) => id);
    const once = ids({ [ana ?? '']: 'a', [ben ?? '']: 'c' });
    expect(ids({ [ana ?? '']: 'x', [ben ?? '']: 'y' })).toEqual(once);
    expect(new Set(once).size).toBe(3);
  });

  it('are left out where they cannot be stored', () => {
    const [entry] = file.entries;
    if (entry === undefined) throw new Error('no entry');
    expect(isStorable(entry)).toBe(true);
    expect(isStorable({ ...entry, id: 'a.b' })).toBe(false);
    expect(isStorable({ ...entry, date: '1969-12-31' })).toBe(false);
  });

  it('count in the group’s currency by the file’s own rate', () => {
    const foreign = read(
      [
        'Date,Title,Kind,Category,Amount,Currency,Paid by Ana,Paid for Ana,Group amount (EUR),Exchange rate,Split mode,Split inputs,Notes,Id',
        '2026-03-01,Taxi,expense,,10.00,USD,10.00,10.00,9.00,0.9,,,,x1',
      ].join('\n'),
    );
    const [taxi] = plannedExpenses(foreign, {
      mapping: { p1: 'a' },
      currency: 'EUR',
      categories: {},
      words: [],
    });
    expect(taxi).toMatchObject({ groupAmount: 900, groupCurrency: 'EUR', rate: '0.9' });
    const [elsewhere] = plannedExpenses(foreign, {
      mapping: { p1: 'a' },
      currency: 'JPY',
      categories: {},
      words: [],
    });
    expect(elsewhere).not.toHaveProperty('groupAmount');
  });
});

describe('what is shown before a file is imported', () => {
  const NAMES = ['Ana', 'Ben', 'Cleo'];
  const parts = (amount: number, weights: readonly number[]): Record<string, number> => {
    const sum = weights.reduce((all, one) => all + one, 0);
    const shares = weights.map((one) => Math.floor((amount * one) / sum));
    const rest = amount - shares.reduce((all, one) => all + one, 0);
    return Object.fromEntries(
      shares.map((one, index) => [`u${index}`, index === 0 ? one + rest : one]),
    );
  };
  const weights = fc.tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 5 }),
  );
  const groups = fc
    .array(
      fc.record({
        kind: fc.constantFrom('expense' as const, 'income' as const),
        currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
        amount: fc.integer({ min: 1, max: 1e7 }),
        groupAmount: fc.integer({ min: 1, max: 1e7 }),
        // Some amounts can't be converted, and some were converted to a previous currency.
        rate: fc.constantFrom('0.9213', '1.1', undefined, '0', '1e5'),
        wasEarlier: fc.boolean(),
        date: fc.constantFrom('2026-03-01', '1969-07-20'),
        paid: weights,
        owed: weights,
      }),
      { minLength: 1, maxLength: 30 },
    )
    .map((rows): ExportedGroup => {
      const expenses = rows.map(({ paid, owed, groupAmount, rate, wasEarlier, ...row }, index) => {
        const shares = parts(row.amount, owed);
        const rated = rate === undefined ? {} : { rate };
        return {
          ...row,
          id: `x${index}`,
          title: `Row ${index}`,
          payers: parts(row.amount, paid),
          shares,
          split: { mode: 'exact' as const, inputs: shares },
          ...(row.currency === 'EUR'
            ? {}
            : wasEarlier
              ? { converted: { currency: 'GBP', amount: groupAmount, ...rated } }
              : { groupAmount, ...rated }),
        };
      });
      const people = NAMES.map((name, index) => ({ id: `u${index}`, name }));
      return { name: 'Trip', currency: 'EUR', people, expenses };
    });

  it('is what the imported group then counts, to the minor unit', () => {
    fc.assert(
      fc.property(
        groups,
        fc.constantFrom(exportJson, exportCsv),
        fc.constantFrom('EUR', 'USD'),
        fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9]{8}$/), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (whole, write, currency, ids, areOne) => {
          const found = read(write(whole));
          const mapping = Object.fromEntries(
            found.people.map(({ key }, index) => [key, ids[areOne ? index % 2 : index] ?? key]),
          );
          const planned = plannedExpenses(found, { mapping, currency, categories: {}, words: [] });
          const counted = new Balances();
          for (const { id, ...expense } of planned) counted.apply(toLedgerEntry(id, expense));
          const entries = found.entries.filter(isStorable);
          const preview = previewImport({ ...found, entries }, { mapping, currency });
          const sums = counted.currencies().map((code) => [code, counted.toRecord(code)]);
          expect(preview.balances).toEqual(Object.fromEntries(sums));
          expect(preview.fresh).toBe(planned.length);
        },
      ),
    );
  });
});

describe('the series of a file', () => {
  const text = exportJson({
    name: 'Flat',
    currency: 'EUR',
    people: [
      { id: 'u1', name: 'Ana', household: 'Home' },
      { id: 'u2', name: 'Ben' },
    ],
    expenses: [],
    series: [
      {
        id: 's1',
        kind: 'expense',
        title: 'Rent',
        category: 'Firewood',
        currency: 'USD',
        amount: 1000,
        groupAmount: 900,
        rate: '0.9',
        payers: { u1: 1000 },
        shares: { u1: 500, u2: 500 },
        split: { mode: 'equal', inputs: ['u1', 'u2'] },
        frequency: 'monthly',
        start: '2026-01-31',
        nextDate: '2026-03-31',
        paused: true,
      },
    ],
  });

  it('name the group’s people and categories, and are converted as its expenses are', () => {
    const found = read(text);
    const plan = {
      mapping: { p1: 'a', p2: 'b' },
      currency: 'EUR',
      categories: group.categories,
      words: [],
    };
    expect(plannedSeries(found, plan)).toMatchObject([
      {
        id: 's1',
        isPaused: true,
        frequency: 'monthly',
        start: '2026-01-31',
        nextDate: '2026-03-31',
        template: {
          title: 'Rent',
          category: 'wood',
          payers: { a: 1000 },
          groupAmount: 900,
          groupCurrency: 'EUR',
          rate: '0.9',
        },
      },
    ]);
    expect(plannedSeries(found, { ...plan, mapping: { p1: 'a', p2: 'b' } })[0]).not.toHaveProperty(
      'endDate',
    );
  });

  it('come with households, for people who are new', () => {
    const { added } = planPeople(read(text), {}, {});
    expect(Object.values(added).map(({ household }) => household)).toEqual(['Home', undefined]);
  });
});

describe('the defaults of a file', () => {
  const text = exportJson({
    name: 'Flat',
    currency: 'EUR',
    people: [
      { id: 'u1', name: 'Ana' },
      { id: 'u2', name: 'Ben' },
    ],
    expenses: [],
    usual: {
      split: { mode: 'percent', parts: { u1: '60', u2: '40' } },
      category: 'Wood',
      payer: 'u2',
    },
  });
  const categories = { w: { name: 'Wood', emoji: '🪵' } };

  it('become those of a new group', () => {
    const plan = { mapping: { p1: 'a', p2: 'b' }, categories };
    expect(plannedUsual(read(text), plan)).toEqual({
      usualSplit: { mode: 'percent', parts: { a: '60', b: '40' } },
      usualCategory: 'w',
      usualPayer: 'b',
    });
    expect(plannedUsual(read(text.replace('"Wood"', '"dining"')), plan).usualCategory).toBe(
      'dining',
    );
  });

  it('leave out what doesn’t fit', () => {
    expect(plannedUsual(read(text), { mapping: { p1: 'a', p2: 'a' }, categories: {} })).toEqual({
      usualPayer: 'a',
    });
    expect(
      plannedUsual(read(exportJson({ name: 'X', currency: 'EUR', people: [], expenses: [] })), {
        mapping: {},
        categories,
      }),
    ).toEqual({});
  });
});
