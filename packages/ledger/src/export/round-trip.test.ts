import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportedFile } from '../import/import-types.ts';
import { mapPeople, mapSeries } from '../import/map-people.ts';
import { previewImport } from '../import/preview.ts';
import { readImport } from '../import/read-import.ts';
import type { Expense, Split } from '../model/expense.ts';
import { FREQUENCIES } from '../recur/recurrence.ts';
import { split } from '../split/split.ts';
import { exportCsv } from './export-csv.ts';
import { exportJson } from './export-json.ts';
import type {
  ExportedEvent,
  ExportedExpense,
  ExportedGroup,
  ExportedSeries,
  ExportedUsual,
} from './export-types.ts';

const people = [
  { id: 'u1', name: 'Ana' },
  { id: 'u2', name: '=Ben, "B"' },
  { id: 'u3', name: 'Ana' },
  { id: 'u4', name: "Zoë 'Z'" },
];
const IDS = people.map(({ id }) => id);

const someone = fc.constantFrom(...IDS);
const several = fc.uniqueArray(someone, { minLength: 1 });

/** Generates text as users type it, with every character that can break a CSV. */
const text = fc
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

const expenses: fc.Arbitrary<Expense> = fc
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

const groups = fc
  .uniqueArray(expenses, { selector: ({ id }) => id, maxLength: 8 })
  .map((list): ExportedGroup => ({ name: 'Trip', currency: 'EUR', people, expenses: list }));

const read = (file: string): ImportedFile => {
  const result = readImport(file, { currency: 'CHF', untitled: '' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** Maps imported people back to the original ids, by their order in the file. */
const mapped = (file: ImportedFile): Expense[] =>
  mapPeople(
    file.entries,
    Object.fromEntries(file.people.map(({ key }, i) => [key, IDS[i] ?? key])),
  );

it('brings a group back from JSON as it was', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const file = read(exportJson(group));
      expect(file.errors).toEqual([]);
      expect(mapped(file)).toEqual(group.expenses);
      const again = { ...group, expenses: mapped(file) };
      expect(exportJson(again)).toBe(exportJson(group));
    }),
  );
});

/**
 * Generates data that only JSON carries: households, series, and conversions to a previous
 * currency.
 */
const whole = fc
  .tuple(
    groups,
    fc.array(expenses, { maxLength: 3 }),
    fc.boolean(),
    fc.constantFrom(...FREQUENCIES),
  )
  .map(([group, templates, paused, frequency]): ExportedGroup => {
    const series = templates.map(({ date, ...template }, index): ExportedSeries => ({
      ...template,
      id: `s${index}`,
      frequency: index === 0 ? frequency : 'weekly',
      start: date,
      nextDate: '2026-12-24',
      ...(index === 0 ? { until: '2027-01-31' } : {}),
      ...(paused ? { paused } : {}),
    }));
    return {
      ...group,
      people: people.map((one, index) => (index < 2 ? { ...one, household: 'Home' } : one)),
      expenses: group.expenses.map(({ groupAmount, rate, ...one }, index) => ({
        ...one,
        ...(index % 2 === 0 && groupAmount !== undefined
          ? {
              converted: { currency: 'USD', amount: groupAmount, ...(rate ? { rate } : {}) },
              rateSource: 'amount' as const,
              rateDate: '2026-01-30',
            }
          : { ...(groupAmount ? { groupAmount } : {}), ...(rate ? { rate } : {}) }),
        ...(series.length > 0 ? { seriesId: 's0' } : {}),
      })),
      ...(series.length > 0 ? { series } : {}),
      ...(paused ? { usual: { split: { mode: 'equal' }, category: 'Wood', payer: 'u3' } } : {}),
      ...(series.length > 1
        ? { usual: { split: { mode: 'percent', parts: { u1: '60', u4: '40' } } } }
        : {}),
    };
  });

/** Returns the defaults with the ids of the group. */
function mappedUsual(
  { split: how, payer, ...usual }: ExportedUsual,
  mapping: Readonly<Record<string, string>>,
): ExportedUsual {
  const parts = Object.entries(how?.parts ?? {}).map(([key, part]) => [mapping[key] ?? key, part]);
  const whole = how?.parts === undefined ? how : { ...how, parts: Object.fromEntries(parts) };
  return {
    ...(whole === undefined ? {} : { split: whole }),
    ...usual,
    ...(payer === undefined ? {} : { payer: mapping[payer] ?? payer }),
  };
}

it('reads defaults as far as they are readable', () => {
  const of = (usual: unknown) => {
    const text = exportJson(small);
    return read(JSON.stringify({ ...JSON.parse(text), usual })).usual;
  };
  expect(of({ split: { mode: 'exact', parts: { u1: '1' } }, category: 5 })).toEqual({
    category: '5',
  });
  for (const parts of [undefined, 5, { nobody: '1' }, { u1: 'x' }, { u1: 60 }]) {
    expect(of({ split: { mode: 'percent', parts }, payer: 'nobody' })).toBeUndefined();
  }
  expect(of('x')).toBeUndefined();
});

const names = text.filter((one) => one !== '' && one.length <= 40 && !one.includes('\n'));

/** Generates what only a whole export has: comments, receipts, budgets and the log. */
const archived = fc
  .record({
    group: whole,
    comments: fc.array(
      fc.record({
        by: names,
        at: fc.constantFrom('2026-03-01T10:00:00.000Z', '2024-02-29T23:59:59Z'),
        text: text.filter((one) => one !== ''),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    receipts: fc.array(
      fc.record({
        id: fc.uuid(),
        name: names,
        type: fc.constantFrom('image/png', 'application/pdf'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    budgets: fc.uniqueArray(
      fc.record({
        category: names,
        amount: fc.integer({ min: 1, max: 1e12 }),
        currency: fc.constantFrom('EUR', 'JPY'),
      }),
      { selector: ({ category }) => category, minLength: 1, maxLength: 3 },
    ),
    activity: fc.array(
      fc.record({ id: fc.uuid(), by: names, what: fc.constant('edited'), before: fc.jsonValue() }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ group, comments, receipts, budgets, activity }) => {
    const expenses = group.expenses.map((one, index): ExportedExpense => {
      const files = receipts.map((receipt) => ({
        ...receipt,
        file: `receipts/${one.id}/${receipt.id}.png`,
      }));
      return {
        ...one,
        ...(index % 2 === 0 ? { comments } : {}),
        ...(index % 3 === 0 ? { receipts: files } : {}),
      };
    });
    const logged: readonly ExportedEvent[] = JSON.parse(JSON.stringify(activity));
    return { ...group, expenses, budgets, activity: logged };
  });

it('brings comments, receipts, budgets and the log back from the JSON of an archive', () => {
  fc.assert(
    fc.property(archived, (group) => {
      const file = read(exportJson(group));
      expect([file.errors, file.notes]).toEqual([[], []]);
      const mapping = Object.fromEntries(file.people.map(({ key }, i) => [key, IDS[i] ?? key]));
      const back = {
        ...group,
        expenses: mapped(file),
        ...(file.series === undefined ? {} : { series: mapSeries(file.series, mapping) }),
        ...(file.usual === undefined ? {} : { usual: mappedUsual(file.usual, mapping) }),
        budgets: file.budgets ?? [],
        activity: file.activity ?? [],
      };
      expect(back).toEqual(group);
      expect(exportJson(back)).toBe(exportJson(group));
    }),
  );
});

it('leaves out of an archive what is damaged, and paths that lead elsewhere', () => {
  const receipt = { id: 'r1', name: 'Bill.png', type: 'image/png' };
  const of = (file: string) => {
    const receipts = [{ ...receipt, file }];
    return read(exportJson({ ...small, expenses: [{ ...one, receipts }] })).entries[0]?.receipts;
  };
  expect(of('receipts/x1/r1.png')).toHaveLength(1);
  for (const file of [
    '../r1.png',
    'receipts/../r1.png',
    'receipts/x1/../../r1.png',
    '/receipts/x1/r1.png',
    'receipts\\x1\\r1.png',
    'receipts/x1/.htaccess',
    'https://example.org/x1/r1.png',
    'receipts/x1/',
  ]) {
    expect(of(file)).toBeUndefined();
  }
  const broken = { by: 'Ana', at: 'yesterday', text: 'Hi' };
  const json = exportJson({ ...small, expenses: [{ ...one, comments: [broken] }] });
  expect(read(json).entries[0]).not.toHaveProperty('comments');
  const budgets = [{ category: 'Food', amount: -5, currency: 'EUR' }];
  expect(read(exportJson({ ...small, budgets }))).not.toHaveProperty('budgets');
});

it('writes version 1, which earlier releases read, unless there is more to tell', () => {
  expect(exportJson(small)).toContain('"version": 1');
  expect(exportJson({ ...small, activity: [] })).toContain('"version": 2');
  const json = JSON.stringify({ ...JSON.parse(exportJson(small)), version: 3 });
  expect(readImport(json, { currency: 'EUR', untitled: '' }).ok).toBe(false);
});

it('brings households, series, defaults and conversions of the past back from JSON', () => {
  fc.assert(
    fc.property(whole, (group) => {
      const file = read(exportJson(group));
      expect([file.errors, file.notes]).toEqual([[], []]);
      expect(file.people.map(({ household }) => household)).toEqual([
        'Home',
        'Home',
        undefined,
        undefined,
      ]);
      const mapping = Object.fromEntries(file.people.map(({ key }, i) => [key, IDS[i] ?? key]));
      const back = {
        ...group,
        expenses: mapped(file),
        ...(file.series === undefined ? {} : { series: mapSeries(file.series, mapping) }),
        ...(file.usual === undefined ? {} : { usual: mappedUsual(file.usual, mapping) }),
      };
      expect(back).toEqual(group);
      expect(exportJson(back)).toBe(exportJson(group));
    }),
  );
});

it('counts a conversion of the past in the currency of the past', () => {
  const converted = { currency: 'USD', amount: 1200, rate: '1.2' };
  const file = read(exportJson({ ...small, currency: 'JPY', expenses: [{ ...one, converted }] }));
  expect(previewImport(file).balances).toEqual({ USD: { p1: 600, p2: -600 } });
});

it('says how many series it cannot read', () => {
  const text = exportJson({
    ...small,
    series: [{ ...one, id: 's0', frequency: 'daily', start: '2026-03-01', nextDate: '2026-03-02' }],
  });
  expect(read(text).series).toHaveLength(1);
  for (const broken of [
    text.replace('"daily"', '"hourly"'),
    text.replace('"nextDate": "2026-03-02"', '"nextDate": "soon"'),
    text.replace('"id": "s0"', '"id": "__proto__"'),
  ]) {
    expect(read(broken)).not.toHaveProperty('series');
    expect(read(broken).dropped).toEqual([{ kind: 'repeat-dropped', count: 1 }]);
  }
});

it('brings a group back from CSV as it was, with either decimal mark', () => {
  fc.assert(
    fc.property(
      groups.filter((group) => group.expenses.length > 0),
      fc.constantFrom('en-US', 'de'),
      (group, locale) => {
        const csv = exportCsv(group, { locale });
        const file = read(csv);
        expect(file.errors).toEqual([]);
        expect(file.currency).toBe('EUR');
        expect(mapped(file)).toEqual(group.expenses);
        expect(exportCsv({ ...group, expenses: mapped(file) }, { locale })).toBe(csv);
      },
    ),
  );
});

it('brings households back from CSV', () => {
  const homes = ['=Home', undefined, 'Home, sweet', '=Home'];
  const inHomes = people.map((person, at): ExportedGroup['people'][number] => {
    const household = homes[at];
    return household === undefined ? person : { ...person, household };
  });
  const group = { ...small, people: inHomes };
  for (const locale of ['en-US', 'de']) {
    const csv = exportCsv(group, { locale });
    const file = read(csv);
    expect(file.people.map(({ household }) => household)).toEqual(homes);
    expect(exportCsv({ ...group, expenses: mapped(file) }, { locale })).toBe(csv);
  }
});

const one: Expense = {
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
const small = { name: 'Trip', currency: 'EUR', people: people.slice(0, 2), expenses: [one] };

it('writes CSV that a spreadsheet opens right and never runs', () => {
  const csv = exportCsv(small);
  expect(csv.startsWith('\ufeffDate,Title,Kind,')).toBe(true);
  expect(csv).toContain(
    '\r\n2026-03-01,"\'=HYPERLINK(""http://example.org"")",expense,,10.50,EUR,',
  );
  expect(exportCsv(small, { locale: 'fr' })).toContain(';expense;;10,50;EUR;10,50;;5,25;5,25;');
});

it.each(['\n=1+1', '\u00a0=1+1', '\u200b@SUM(1)', '\t＝1'])(
  'defuses %j wherever a person can type it',
  (text) => {
    const group: ExportedGroup = {
      ...small,
      people: small.people.map(({ id }) => ({ id, name: id })),
      expenses: [{ ...one, title: text, category: text, notes: text }],
    };
    const csv = exportCsv(group);
    expect(csv.match(/'[\s\u200b]*[=@＝]/g)).toHaveLength(3);
    expect(csv).not.toMatch(/[",][\s\u200b]*[=@＝]/);
  },
);

it('sums up what is in another currency as it counts in the group', () => {
  const taxi = { ...one, id: 'x2', currency: 'USD', groupAmount: 900, rate: '0.85714286' };
  const group = { ...small, expenses: [one, taxi] };
  for (const file of [read(exportCsv(group)), read(exportJson(group))]) {
    const preview = previewImport(file);
    expect(preview.balances).toEqual({ EUR: { p1: 975, p2: -975 } });
    expect(preview.spent).toEqual({ EUR: 1950 });
  }
  const { groupAmount: _, ...uncounted } = taxi;
  const { balances } = previewImport(read(exportCsv({ ...small, expenses: [uncounted] })));
  expect(balances).toEqual({ USD: { p1: 525, p2: -525 } });
});

it('brings the emoji and the categories of a group back from JSON', () => {
  const categories = [{ name: 'Wood', emoji: '🪵' }];
  expect(read(exportJson({ ...small, emoji: '🏕️', categories }))).toMatchObject({
    emoji: '🏕️',
    categories,
  });
  expect(read(exportJson(small))).not.toHaveProperty('categories');
  const broken = JSON.stringify({ ...JSON.parse(exportJson(small)), categories: [1, {}, null] });
  expect(read(broken)).not.toHaveProperty('categories');
});

it('reads older files, which name no currency of the group', () => {
  const csv = exportCsv(small).replace('Group amount (EUR)', 'Group amount');
  expect(read(csv)).toMatchObject({ errors: [], entries: [{ amount: 1050, currency: 'EUR' }] });
  expect(read(csv).currency).toBeUndefined();
});

it('adds nothing when an export is read back into its own group', () => {
  expect(read(exportCsv(small)).entries.map(({ id }) => id)).toEqual(['x1']);
  expect(read(exportJson(small)).entries.map(({ id }) => id)).toEqual(['x1']);
});

it('reads the plain CSV of other programs that have a column for each payer and share', () => {
  const csv = [
    'Date,Title,Paid by Ana,Paid by Ben,Paid for Ana,Paid for Ben,Currency,Category,Exchange rate',
    '2026-03-01,Dinner,10.00,5.00,7.50,7.50,EUR,Food,1',
    '2026-03-02,Refund,4.00,0.00,-2.00,-2.00,EUR,,1',
  ].join('\n');
  const { entries, errors } = read(csv);
  expect(errors).toEqual([]);
  expect(entries[0]).toMatchObject({
    amount: 1500,
    payers: { p1: 1000, p2: 500 },
    split: { mode: 'equal' },
  });
  expect(entries[1]).toMatchObject({ kind: 'income', amount: 400, payers: { p1: 400 } });
});

it('refuses amounts that are counted in other decimals', () => {
  const json = JSON.stringify({ ...JSON.parse(exportJson(small)), exponents: { EUR: 3 } });
  expect(read(json).errors).toEqual([{ line: 1, code: 'bad-currency', found: 'EUR' }]);
});

it('goes by the shares where somebody has changed them in a spreadsheet', () => {
  const csv = exportCsv(small).replace(',5.25,5.25,', ',10.00,0.50,');
  expect(read(csv).entries[0]).toMatchObject({
    shares: { p1: 1000, p2: 50 },
    split: { mode: 'exact', inputs: { p1: 1000, p2: 50 } },
  });
});
