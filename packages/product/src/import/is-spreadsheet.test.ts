import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { isSpreadsheet } from './is-spreadsheet.ts';

const zipOf = (name: string) => new Blob([zipSync({ [name]: strToU8('{}') })]);

it('tells spreadsheets from tables and archives by their content', async () => {
  const binary = new Blob([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)]);
  const files = [binary, zipOf('xl/workbook.xml'), zipOf('content.xml'), zipOf('Trip/Trip.json')];
  const others = [new Blob(['Date,Amount']), new Blob([]), new Blob(['xl/workbook.xml'])];
  expect(await Promise.all([...files, ...others].map(isSpreadsheet))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
