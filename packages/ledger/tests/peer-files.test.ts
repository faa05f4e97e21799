import { describe, expect, it } from 'vitest';
import { previewImport } from '../src/import/preview.ts';
import { readImport } from '../src/import/read-import.ts';
import type { ImportOptions } from '../src/import/import-types.ts';
import { COSPEND_CSV } from './peers/cospend.ts';
import { IHATEMONEY_CSV } from './peers/ihatemoney.ts';
import { SESTERCE_CSV } from './peers/sesterce.ts';
import { SPLIIT_JSON } from './peers/spliit.ts';
import { splitwiseSavedByExcel } from './peers/splitwise.ts';
import { TRICOUNT_CSV, TRICOUNT_JSON, TRICOUNT_PLAIN_CSV } from './peers/tricount.ts';
import { readFile } from './read-file.ts';

const readWith = (text: string, options: Partial<ImportOptions>) =>
  readImport(text, { currency: 'EUR', untitled: '?', ...options });

const names = (text: string, options: Partial<ImportOptions> = {}) => {
  const result = readWith(text, options);
  return result.ok ? result.value.people.map(({ name }) => name) : [];
};

describe.each([
  ['JSON', TRICOUNT_JSON],
  ['CSV', TRICOUNT_CSV],
])('Tricount %s', (_, text) => {
  it('leaves out what was deleted, and says so', () => {
    const { entries, dropped } = readFile(text);
    expect(entries.map(({ title }) => title)).toEqual(['Hotel', 'Taxi']);
    expect(dropped).toContainEqual({ kind: 'deleted', count: 1 });
    expect(dropped).toContainEqual({ kind: 'attachments-dropped', count: 1 });
  });

  it('counts a foreign amount as Tricount has converted it, and keeps the original in sight', () => {
    const file = readFile(text);
    expect(file.entries[1]).toMatchObject({
      currency: 'EUR',
      amount: 3313,
      shares: { p1: 1657, p2: 1656 },
      notes: '36.00 USD',
    });
    expect(file.entries[1]).not.toHaveProperty('groupAmount');
    expect(file.dropped).toContainEqual({ kind: 'original-dropped', count: 1 });
    expect(previewImport(file).balances).toEqual({ EUR: { p1: 2356, p2: -2356 } });
  });
});

it('knows who has paid in a Tricount CSV before it takes lists of names apart', () => {
  expect(names(TRICOUNT_PLAIN_CSV).sort()).toEqual(['Ana', 'Doe, Jo']);
});

describe('Spliit', () => {
  const { entries, dropped, errors } = readFile(SPLIIT_JSON);

  it('counts Colombian pesos in whole ones', () => {
    expect(errors).toEqual([]);
    expect(entries.map(({ amount }) => amount)).toEqual([
      5_000_000, 90_000_000, 20_000_000, 3_000_100,
    ]);
    expect(entries[3]?.shares).toEqual({ p1: 2_000_100, p2: 1_000_000 });
  });

  it('says how much repeats there and how much was paid in another currency', () => {
    expect(dropped).toEqual([
      { kind: 'repeat-dropped', count: 1 },
      { kind: 'original-dropped', count: 1 },
    ]);
    expect(entries[1]?.repeat).toEqual({ start: '2026-08-20', frequency: 'monthly', every: 1 });
    expect(entries[2]?.notes).toBe('48.30 USD × 4140.786749');
  });
});

describe('Cospend', () => {
  it('keeps the weight of a quoted name', () => {
    const { people, errors, entries } = readFile(COSPEND_CSV);
    expect(errors).toEqual([]);
    expect(people.map(({ name, weight }) => [name, weight])).toEqual([
      ['Ana', '1'],
      ['Zoë "Z"', '2'],
      ['Jo "the" Doe', '3'],
    ]);
    expect(entries[0]).toMatchObject({
      shares: { p1: 1000, p2: 2000, p3: 3000 },
      category: 'The "other" things',
      notes: 'see the bill: 20% + tip',
    });
  });

  it('takes the day of a moment where the reader is, and the same id wherever that is', () => {
    const read = (timeZone?: string) => {
      const result = readWith(COSPEND_CSV, timeZone === undefined ? {} : { timeZone });
      if (!result.ok) throw new Error(result.error.code);
      return result.value;
    };
    const there = read('America/New_York');
    expect(there.entries.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-01']);
    expect(there.dropped).toContainEqual({ kind: 'day-moved', count: 1 });
    expect(read().entries.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-01']);
    expect(read().entries.map(({ id }) => id)).toEqual(there.entries.map(({ id }) => id));
    const edited = COSPEND_CSV.replace('2026-03-02,', '2026-02-14,');
    expect(readFile(edited).entries[0]?.date).toBe('2026-02-14');
  });

  it('says what it leaves out', () => {
    expect(readFile(COSPEND_CSV).dropped).toEqual([
      { kind: 'repeat-dropped', count: 1 },
      { kind: 'deleted', count: 1 },
    ]);
    const unread = COSPEND_CSV.replace('"Ana",1,', '"Ana",x,');
    expect(readFile(unread).dropped).toContainEqual({ kind: 'weight-assumed', count: 1 });
  });
});

describe('IHateMoney', () => {
  it('says of how many people it does not know the weight', () => {
    const { dropped, entries } = readFile(IHATEMONEY_CSV);
    expect(dropped).toEqual([{ kind: 'weight-assumed', count: 3 }]);
    expect(entries[1]?.split).toMatchObject({ mode: 'weights' });
  });

  it('asks whether two names that are always together are one, and takes the answer', () => {
    expect(readFile(IHATEMONEY_CSV).joinedNames).toEqual(['Doe, Jo']);
    expect(names(IHATEMONEY_CSV)).toContain('Jo');
    const answered = { names: ['Doe, Jo'] };
    expect(names(IHATEMONEY_CSV, answered)).toEqual(['tata', 'zorglub', 'Doe, Jo', 'pépé']);
    const result = readWith(IHATEMONEY_CSV, answered);
    expect(result.ok && result.value.joinedNames).toBeUndefined();
    expect(result.ok && result.value.dropped).toEqual([{ kind: 'weight-assumed', count: 2 }]);
  });
});

describe('Sesterce', () => {
  const file = readFile(SESTERCE_CSV);

  it('takes a transfer for a payment, which is no spending', () => {
    expect(file.errors).toEqual([]);
    expect(file.entries.map(({ kind }) => kind)).toEqual([
      'expense',
      'payment',
      'income',
      'expense',
    ]);
    expect(file.entries[1]).toMatchObject({ payers: { p2: 16_900 }, shares: { p1: 16_900 } });
    expect(file.entries[1]).not.toHaveProperty('category');
    expect(previewImport(file).spent).toEqual({ EUR: 35_000, USD: 2000 });
  });

  it('reads its dates, and says that a rate without an amount is lost', () => {
    expect(file.entries[0]?.date).toBe('2023-07-22');
    expect(file.dropped).toEqual([{ kind: 'rate-dropped', count: 1 }]);
  });

  it('takes what one paid for another alone for spending, as long as nothing says otherwise', () => {
    const gift = SESTERCE_CSV.replace('Back,', 'Shoes,').replace('Money Transfer', '');
    expect(readFile(gift).entries[1]?.kind).toBe('expense');
  });
});

describe('Splitwise, saved by Excel', () => {
  const dates = (...cells: string[]) => {
    const result = readWith(splitwiseSavedByExcel(...cells), {});
    return result.ok
      ? [...result.value.entries.map(({ date }) => date), ...result.value.errors]
      : result.error;
  };

  it('reads every date in the order that one of them proves', () => {
    expect(dates('3/4/2026', '3/14/2026')).toEqual(['2026-03-04', '2026-03-14']);
    expect(dates('03/04/2026', '14/04/2026')).toEqual(['2026-04-03', '2026-04-14']);
    expect(dates('3/4/26', '3/14/26')).toEqual(['2026-03-04', '2026-03-14']);
  });

  it('asks where nothing proves it, and takes the answer', () => {
    expect(dates('3/4/2026', '5/6/2026')).toEqual({
      code: 'date-order',
      found: '3/4/2026',
      readings: { 'day-first': '2026-04-03', 'month-first': '2026-03-04' },
    });
    expect(dates('3/4/2026', '14/3/2026', '3/14/2026')).toMatchObject({ code: 'date-order' });
    const answered = readWith(splitwiseSavedByExcel('3/4/2026'), { dateOrder: 'month-first' });
    expect(answered.ok && answered.value.entries[0]?.date).toBe('2026-03-04');
  });

  it('has the ids of the file as it was', () => {
    const id = (date: string) => {
      const file = readFile(splitwiseSavedByExcel(date, '3/14/2026'));
      return file.entries[0]?.id;
    };
    expect(id('3/4/2026')).toBe(id('2026-03-04'));
  });
});

it('tells every line that an open quote has swallowed, and reads the ones behind', () => {
  const rows = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
  const text = splitwiseSavedByExcel(...rows).replace('Café 1', '"Café 1');
  const { entries, errors } = readFile(text);
  expect(entries.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-03', '2026-03-04']);
  expect(errors).toEqual([
    { line: 4, code: 'broken-row', found: '2026-03-02,"Café 1,General,10,EUR,5,-5' },
  ]);
  const closed = splitwiseSavedByExcel(...rows)
    .replace('Café 1', '"Café 1')
    .replace('Café 2', 'Café 2"');
  expect(readFile(closed).errors.map(({ line }) => line)).toEqual([4, 5]);
});
