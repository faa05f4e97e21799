import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvBatches, plainLines } from './csv-rows.ts';

const rowsOf = (text: string, size?: number) =>
  [...csvBatches(plainLines(text), ',', size)].flatMap(({ rows }) => rows);

it('counts lines through quoted line ends of any kind', () => {
  const rows = rowsOf('\ufeffa,b\r\n"x\r\ny",2\r\n\r\n3,"4"\r5,6');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'], broken: false },
    { line: 2, cells: ['x\ny', '2'], broken: false },
    { line: 4, cells: [''], broken: false },
    { line: 5, cells: ['3', '4'], broken: false },
    { line: 6, cells: ['5', '6'], broken: false },
  ]);
});

it('marks a row whose quotes are not closed', () => {
  expect(rowsOf('a,b\n1,"2\n3,4').at(-1)?.broken).toBe(true);
});

it('gives the same rows whatever the size of the batches', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n') });
  const quoted = cell.map((one) => `"${one.replaceAll('"', '""')}"`);
  const table = fc.array(fc.array(quoted, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 5 }), (cells, size) => {
      const text = cells.map((row) => row.join(',')).join('\n');
      expect(rowsOf(text, size)).toEqual(rowsOf(text));
      expect(rowsOf(text).every(({ broken }) => !broken)).toBe(true);
    }),
  );
});
