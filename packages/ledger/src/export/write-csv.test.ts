// oxlint-disable-next-line typescript/triple-slash-reference -- those who compile this source need the types as well
/// <reference path="../import/papaparse.d.ts" />
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { FORMULA } from './formula.ts';
import { writeCsv } from './write-csv.ts';

const cell = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '"',
      "'",
      ',',
      ';',
      '\r',
      '\n',
      '\t',
      '=',
      '-',
      '@',
      '1',
      '\ufeff',
      '\u200b',
      '＝',
      '🙂',
    ),
  }),
  fc.string({ unit: 'grapheme' }),
);
const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 5,
  }),
);

test('writes the same text as Papa Parse', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, delimiter) => {
      const [fields = [], ...data] = rows;
      expect(writeCsv(rows, delimiter)).toBe(
        Papa.unparse({ fields, data }, { delimiter, newline: '\r\n', escapeFormulae: FORMULA }),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('quotes cells that hold the delimiter, quotes, line breaks or outer spaces', () => {
  expect(
    writeCsv(
      [
        ['a;b', 'c,d', 'say "hi"'],
        ['two\nlines', ' x', ''],
      ],
      ';',
    ),
  ).toBe('"a;b";c,d;"say ""hi"""\r\n"two\nlines";" x";');
});
