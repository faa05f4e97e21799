import { expect, it } from 'vitest';
import {
  detectFormat,
  readImportInChunks,
  MAX_IMPORT_LENGTH,
  MAX_IMPORT_ROWS,
  readImport,
} from './read-import.ts';

it.each([
  ['', 'empty'],
  ['{"a": 1', 'broken-json'],
  ['{"a": 1}', 'unknown-format'],
  ['hello\nworld', 'unknown-format'],
  ['[]', 'unknown-format'],
])('refuses %j', (text, code) => {
  expect(readImport(text, { currency: 'EUR', untitled: '' })).toEqual({
    ok: false,
    error: { code },
  });
  expect(detectFormat(text)).toBeUndefined();
});

it('reads in steps that tell how far they are', () => {
  const rows = Array.from(
    { length: 1000 },
    (_, i) => `2026-03-01,Row ${i},General,2.00,EUR,1.00,-1.00`,
  );
  const file = ['Date,Description,Category,Cost,Currency,Ana,Ben', ...rows].join('\n');
  const steps = readImportInChunks(file, { currency: 'EUR', untitled: '' });
  const progress: number[] = [];
  let step = steps.next();
  while (step.done !== true) {
    progress.push(step.value.done / step.value.total);
    step = steps.next();
  }
  expect(progress.length).toBeGreaterThan(4);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
  expect(step.value).toEqual(readImport(file, { currency: 'EUR', untitled: '' }));
});

it('refuses what is too much', () => {
  const options = { currency: 'EUR', untitled: '' };
  const long = 'x'.repeat(MAX_IMPORT_LENGTH + 1);
  expect(readImport(long, options)).toEqual({ ok: false, error: { code: 'too-large' } });
  const bill = { what: 'x', payer_name: 'Ana', owers: ['Ana'], amount: 1, date: '2026-01-01' };
  const bills = Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => bill);
  expect(readImport(JSON.stringify(bills), options)).toEqual({
    ok: false,
    error: { code: 'too-many-rows' },
  });
});

it('keeps a title that is too long in the notes, and names what has none', () => {
  const title = 'x'.repeat(200);
  const file = `Date,Description,Category,Cost,Currency,A,B\n2026-03-01,${title},,2.00,EUR,1.00,-1.00\n2026-03-01, ,,2.00,EUR,1.00,-1.00`;
  const result = readImport(file, { currency: 'EUR', untitled: 'Untitled' });
  expect(result.ok ? result.value.entries : []).toMatchObject([
    { title: 'x'.repeat(120), notes: title },
    { title: 'Untitled' },
  ]);
});

it('reads a file that tells a spreadsheet its delimiter first', () => {
  const file =
    'sep=;\nDate;Description;Category;Cost;Currency;A;B\n2026-03-01;X;Y;2,00;EUR;1,00;-1,00';
  const result = readImport(file, { currency: 'EUR', untitled: '' });
  expect(result.ok ? result.value.entries : []).toMatchObject([{ line: 3, amount: 200 }]);
});
