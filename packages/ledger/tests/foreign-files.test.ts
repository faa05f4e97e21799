import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewImport } from '../src/import/preview.ts';
import { detectFormat, readImport } from '../src/import/read-import.ts';
import { allocateEqually } from '../src/split/allocate.ts';
import {
  cospendCsv,
  type ForeignBill,
  ihatemoneyCsv,
  ihatemoneyJson,
  NAMES,
  spliitJson,
  splitwiseCsv,
  tricountCsv,
  tricountJson,
} from './foreign-files.ts';

const bills = fc.array(
  fc
    .record({
      title: fc
        .string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '😀'), maxLength: 40 })
        .map((text) => text.trim() || 'x'),
      date: fc.constantFrom('2026-01-31', '2024-02-29', '1999-12-31'),
      amount: fc.integer({ min: 3, max: 1e12 }),
      payer: fc.constantFrom(...NAMES),
      others: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }),
    })
    .map(({ others, ...bill }): ForeignBill => {
      // A bill that concerns only its payer doesn't change net amounts, so add another participant.
      const other = NAMES.find((name) => name !== bill.payer) ?? '';
      const people = [...new Set([...others, other])];
      return { ...bill, currency: 'EUR', shares: allocateEqually(bill.amount, people, bill.title) };
    }),
  { minLength: 1, maxLength: 10 },
);

const FORMATS = [
  { format: 'splitwise-csv', write: splitwiseCsv },
  { format: 'spliit-json', write: spliitJson },
  { format: 'ihatemoney-csv', write: ihatemoneyCsv },
  { format: 'ihatemoney-json', write: ihatemoneyJson },
  { format: 'cospend-csv', write: cospendCsv },
  { format: 'tricount-csv', write: tricountCsv },
  { format: 'tricount-json', write: tricountJson },
] as const;

const read = (text: string) => {
  const result = readImport(text, { currency: 'EUR', untitled: 'x' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe.each(FORMATS)('$format', ({ format, write }) => {
  /** Formats that list who owes but not how much let the importer assign the spare unit. */
  const slack = /ihatemoney|cospend/.test(format) ? 1 : 0;

  it('brings back every bill: title, date, amount, payer, shares', () => {
    fc.assert(
      fc.property(bills, (list) => {
        // A name with a comma in a list of names is recognizable only if it appears alone
        // elsewhere.
        fc.pre(format !== 'ihatemoney-csv' || list.some(({ payer }) => payer.includes(',')));
        const text = write(list);
        expect(detectFormat(text)).toBe(format);
        const file = read(text);
        expect(file.errors).toEqual([]);
        const names = new Map(file.people.map(({ key, name }) => [key, name]));
        expect(file.entries).toHaveLength(list.length);
        for (const [index, bill] of list.entries()) {
          const entry = file.entries[index];
          const payers = Object.keys(entry?.payers ?? {}).map((key) => names.get(key));
          expect({ ...entry, payers }).toMatchObject({
            title: bill.title,
            date: bill.date,
            amount: bill.amount,
            payers: [bill.payer],
          });
          const shares = Object.entries(entry?.shares ?? {});
          const off = shares.map(([key, one]) =>
            Math.abs(one - (bill.shares[names.get(key) ?? ''] ?? Number.NaN)),
          );
          expect(Math.max(...off)).toBeLessThanOrEqual(slack);
          expect(shares).toHaveLength(Object.keys(bill.shares).length);
        }
      }),
    );
  });

  it('gives the same ids when it is read again', () => {
    fc.assert(
      fc.property(bills, (list) => {
        const first = read(write(list));
        const ids = new Set(first.entries.map(({ id }) => id));
        expect(ids.size).toBe(list.length);
        expect(previewImport(read(write(list)), { existing: ids }).fresh).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('never fails on a file that was cut off', () => {
    fc.assert(
      fc.property(bills, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const text = write(list);
        const result = readImport(text.slice(0, Math.floor(text.length * part)), {
          currency: 'EUR',
          untitled: 'x',
        });
        expect(typeof result.ok).toBe('boolean');
      }),
      { numRuns: 50 },
    );
  });
});
