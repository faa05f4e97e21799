import { expect, it } from 'vitest';
import { cutText, plainCell, readCellAmount, readCellDate } from './cells.ts';
import { readNames, readWeight } from './weighted-bill.ts';

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

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01 19:30:00.000000', '2026-03-01'],
  ['2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['2026/3/1', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['03/03/2026', '2026-03-03'],
  ['01/02/2026', undefined],
  ['2026-02-30', undefined],
  ['soon', undefined],
])('reads the date %s', (text, date) => {
  expect(readCellDate(text)).toBe(date);
});

it('takes the apostrophe off what looks like a formula only', () => {
  expect(["'=1", "''=1", "'n'", '=1'].map(plainCell)).toEqual(['=1', "'=1", "'n'", '=1']);
});

it('cuts a text between whole characters', () => {
  expect(cutText('ab😀', 3)).toBe('ab');
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
