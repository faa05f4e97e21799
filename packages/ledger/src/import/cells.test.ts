import { expect, it } from 'vitest';
import { cutText, plainCell, readCellAmount } from './cells.ts';
import { FORMULA } from '../export/formula.ts';
import { readNames } from './joined-names.ts';
import { readWeight } from './weighted-bill.ts';

it.each([
  ['100.00', 'EUR', 10000],
  ['-33.33', 'EUR', -3333],
  ['-0.00', 'EUR', 0],
  ['1,234.50', 'EUR', 123450],
  ['12,5', 'EUR', 1250],
  ['1000', 'JPY', 1000],
  ['33.333333', 'EUR', 3333],
  ['1.2345', 'KWD', 1235],
  ['x', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['1e5', 'EUR', undefined],
])('reads the amount %s in %s', (text, currency, minor) => {
  expect(readCellAmount(text, currency)?.minor).toBe(minor);
});

it('takes the apostrophe off what looks like a formula only', () => {
  expect(["'=1", "''=1", "'n'", '=1'].map(plainCell)).toEqual(['=1', "'=1", "'n'", '=1']);
});

it.each([
  '=1+1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\n \r\n=1',
  '\u00a0=1',
  ' =1',
  '\ufeff=1',
  '\u200b=1',
  '\u2028+1',
  '\u0000=1',
  '＝1',
  '\u3000＝1',
  '﹦1',
  '-1',
  '@SUM(A1)',
  "'=1",
  "'\n=1",
])('defuses %j, and takes that off again', (text) => {
  expect(FORMULA.test(text)).toBe(true);
  expect(plainCell(`'${text}`)).toBe(text);
});

it.each(['a=1', '1-2', "n'=1", '\n', 'é', '(=1'])('leaves %j alone', (text) => {
  expect(FORMULA.test(text)).toBe(false);
});

it('cuts a text between whole characters', () => {
  expect(cutText('ab😀', 3)).toBe('ab😀');
  expect(cutText('a😀b😀', 3)).toBe('a😀b');
  expect(cutText('😀😀😀', 2)).toBe('😀😀');
  expect(cutText('abc', 3)).toBe('abc');
});

it('reads names with commas where they are known', () => {
  expect(readNames('Doe, Jo,Ana , Bo', ['Ana', 'Doe, Jo', 'Doe'])).toEqual([
    'Doe, Jo',
    'Ana',
    'Bo',
  ]);
  expect(readNames('Anabel,Ana', ['Ana'])).toEqual(['Anabel', 'Ana']);
  expect(readNames(' , ', [])).toEqual([]);
});

it('reads weights, but 0', () => {
  expect(['1.0', '2', '0.50', '0', 'x'].map(readWeight)).toEqual([
    '1',
    '2',
    '0.5',
    undefined,
    undefined,
  ]);
});
