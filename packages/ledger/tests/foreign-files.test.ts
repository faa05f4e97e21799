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
  settleUpCsv,
  spliitCsv,
  spliitJson,
  splitproCsv,
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
  { format: 'spliit-csv', write: spliitCsv },
  { format: 'settle-up-csv', write: settleUpCsv },
  { format: 'ihatemoney-csv', write: ihatemoneyCsv },
  { format: 'ihatemoney-json', write: ihatemoneyJson },
  { format: 'cospend-csv', write: cospendCsv },
  { format: 'tricount-csv', write: tricountCsv },
  { format: 'tricount-json', write: tricountJson },
] as const;

function hasClearPayer({ payer, shares }: ForeignBill): boolean {
  return (shares[payer] ?? 0) > 0 || NAMES.filter((name) => (shares[name] ?? 0) === 0).length === 1;
}

const read = (text: string) => {
  const result = readImport(text, { currency: 'EUR', untitled: 'x' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe.each(FORMATS)('$format', ({ format, write }) => {
  /** Formats that list who owes but not how much let the importer assign the spare unit. */
  const slack = /ihatemoney|cospend/.test(format) ? 1 : 0;

  /** Spliit's table doesn't tell who paid if several people have no share. */
  const isPossible = (list: readonly ForeignBill[]) =>
    format !== 'spliit-csv' || list.every((bill) => hasClearPayer(bill));

  it('brings back every bill: title, date, amount, payer, shares', () => {
    fc.assert(
      fc.property(bills, (list) => {
        // A name with a comma in a list of names is recognizable only if it appears alone
        // elsewhere.
        fc.pre(format !== 'ihatemoney-csv' || list.some(({ payer }) => payer.includes(',')));
        fc.pre(isPossible(list));
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
        fc.pre(isPossible(list));
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

it('brings back what SplitPro knows about two people', () => {
  const between = fc
    .record({
      amount: fc.integer({ min: 2, max: 1e12 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ amount, part }) => [amount, 1 + Math.floor(part * (amount - 1))] as const);
  fc.assert(
    fc.property(between, between, ([first, lent], [second, owed]) => {
      const bill = (payer: string, amount: number, shares: Record<string, number>): ForeignBill => {
        return { title: 'Bill', date: '2026-01-31', currency: 'EUR', amount, payer, shares };
      };
      const list = [
        bill('You', first, { You: first - lent, Ben: lent }),
        bill('Ben', second, { You: owed, Ben: second - owed }),
      ];
      const { entries, errors, people } = read(splitproCsv(list));
      expect(errors).toEqual([]);
      expect(people.map(({ name }) => name)).toEqual(['You', 'Ben']);
      expect(entries[0]).toMatchObject({ payers: { p1: first }, shares: { p2: lent } });
      expect(entries[1]).toMatchObject({ payers: { p2: second }, shares: { p1: owed } });
    }),
  );
});
