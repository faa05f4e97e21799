import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readPlainExpense } from './read-plain-expense.ts';
import { expenseSchema } from './expense-schema.ts';

const plain = {
  kind: 'expense',
  title: 'Dinner',
  amount: 900,
  currency: 'EUR',
  date: '2026-05-01',
  category: 'dining',
  payers: { a: 900 },
  shares: { a: 450, b: 450 },
  split: { mode: 'equal', inputs: ['a', 'b'] },
  notes: '',
  receipts: [],
  counted: { currency: 'EUR', amount: 900, paid: { a: 900 }, owed: { a: 450, b: 450 } },
  createdAt: new Date(1),
  createdBy: 'ana',
  updatedAt: new Date(2),
  updatedBy: 'ben',
  rev: 'r1',
};

/** Fields that are valid, nearly valid, or of another kind. */
const field = fc.constantFrom<readonly [string, unknown]>(
  ...(
    [
      ['kind', 'income', 'loan', 1],
      ['title', 'Café', ' Dinner', '\u202eDinner', '…', '', 'x'.repeat(121), '🍕', '7', null],
      ['amount', 1, 0, -5, 1.5, 2 ** 53, '900', Number.NaN],
      ['currency', 'USD', 'eur', 'EURO', 7],
      ['date', '2024-02-29', '2026-02-29', '1969-12-31', '2026-5-1', 'today', new Date(0)],
      ['category', 'c-1', 'constructor', '', 'Food & drink', 'x'.repeat(65), null],
      ['payers', {}, { b: 900 }, { b: '900' }, { constructor: 1 }, { 'a b': 900 }, [900], null],
      ['shares', { a: 1 }, { a: 900, b: 0 }, { a: 1.5 }, manyParts(60, 15), manyParts(60, 1)],
      ['split', { mode: 'equal', inputs: ['a', 'b c'] }, { mode: 'exact', inputs: { a: 900 } }],
      ['split', { mode: 'exact', inputs: { a: '1' } }, { mode: 'percent', inputs: { a: '100' } }],
      ['split', { mode: 'equal', inputs: [], more: 1 }, { mode: 'other' }, null],
      ['notes', 'Late', '\u2066x\u2069', 'x'.repeat(3_000), null],
      ['receipts', [{}], {}, [{ id: 'r', name: 'front.jpg', type: 'image/jpeg' }]],
      ['counted', { currency: 'EUR', amount: 0, paid: {}, owed: {} }, {}, null],
      ['counted', { ...plain.counted, more: 1 }, { ...plain.counted, paid: { a: 1 } }],
      ['counted', { ...plain.counted, amount: -900, paid: { a: -900 }, owed: { b: -900 } }],
      ['createdAt', null, new Date(Number.NaN), '2026-05-01'],
      ['updatedBy', '', 7],
      ['deletedAt', null, new Date(3), new Date(Number.NaN), 3],
      ['commentCount', 0, 3, -1, 1.5, '2'],
      ['rev', 'v2', 2, ''],
      ['base', 'r0', 5],
      ['lastComment', { id: 'c', at: new Date(3) }, 5],
      ['version', 3],
      ['groupAmount', 1000],
      ['recurringId', 'abc', 7],
      ['reverted', true, 'yes'],
      ['toString', 1],
    ] as const
  ).flatMap(([name, ...values]) => values.map((value) => [name, value] as const)),
);

function manyParts(count: number, each: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, each]));
}

/** Reads by the schema: an unknown field rules out the plain reading. */
const bySchema = (stored: object) => v.safeParse(expenseSchema, { ...stored, unknown: 1 });

it('reads a plain expense, and leaves others to the schema', () => {
  expect(readPlainExpense(plain)).toEqual(plain);
  expect(readPlainExpense({ ...plain, unknown: 1 })).toBeUndefined();
  expect(readPlainExpense({ ...plain, recurringId: 'abc' })).toBeUndefined();
});

it('reads expenses exactly as the schema does', () => {
  let read = 0;
  fc.assert(
    fc.property(
      fc.array(field, { maxLength: 3 }),
      fc.option(fc.constantFrom(...Object.keys(plain)), { freq: 5 }),
      (changes, missing) => {
        const stored: Record<string, unknown> = { ...plain, ...Object.fromEntries(changes) };
        if (missing !== null) delete stored[missing];
        const found = readPlainExpense(stored);
        if (found === undefined) return;
        read += 1;
        expect(bySchema(stored)).toMatchObject({ success: true, output: found });
        expect(bySchema(stored).output).toEqual(found);
      },
    ),
    { numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(100);
});
