import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  IDS,
  expenses,
  groups,
  mapped,
  one,
  people,
  read,
  small,
  text,
} from '../../tests/export/samples.ts';
import { mapSeries } from '../import/map-people.ts';
import { previewImport } from '../import/preview.ts';
import { readImport } from '../import/read-import.ts';
import { FREQUENCIES } from '../recur/recurrence.ts';
import { exportJson } from './export-json.ts';
import type {
  ExportedEvent,
  ExportedExpense,
  ExportedGroup,
  ExportedSeries,
  ExportedUsual,
} from './export-types.ts';

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

it('refuses amounts that are counted in other decimals', () => {
  const json = JSON.stringify({ ...JSON.parse(exportJson(small)), exponents: { EUR: 3 } });
  expect(read(json).errors).toEqual([{ line: 1, code: 'bad-currency', found: 'EUR' }]);
});
