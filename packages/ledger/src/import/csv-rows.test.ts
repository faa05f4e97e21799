import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvBatches, plainLines } from './csv-rows.ts';

const rowsOf = (text: string, size?: number) =>
  [...csvBatches(plainLines(text), ',', size)].flatMap(({ rows }) => rows);

it('counts lines through quoted line ends of any kind', () => {
  const rows = rowsOf('\ufeffa,b\r\n"x\r\ny",2\r\n\r\n3,"4"\r5,6');
  expect(rows).toEqual([
    { line: 1, lines: 1, cells: ['a', 'b'], broken: false },
    { line: 2, lines: 2, cells: ['x\ny', '2'], broken: false },
    { line: 4, lines: 1, cells: [''], broken: false },
    { line: 5, lines: 1, cells: ['3', '4'], broken: false },
    { line: 6, lines: 1, cells: ['5', '6'], broken: false },
  ]);
});

it('loses one line to a quote that is not closed, and reads the others', () => {
  const rows = rowsOf('a,b\n1,"2\n3,4\n5,6');
  expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
  expect(rows[1]?.text).toBe('1,"2');
});

it('counts every line that is swallowed where quotes are open in too many rows', () => {
  const text = `${'1,"2\n'.repeat(300)}3,4`;
  const rows = rowsOf(text);
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);
  expect(lines).toBe(301);
  expect(rows.filter(({ broken }) => broken).length).toBeGreaterThan(100);
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
