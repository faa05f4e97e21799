import { zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognizeFile } from './recognize-file.ts';

const kindOf = (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) =>
  recognizeFile(new Blob([...parts]));
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => {
  const units = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

const CAMT =
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt/></Document>';
const SPLITWISE = `Date,Description,Category,Cost,Currency,Ana,Ben
2026-03-01,Dinner,Dining out,60.00,EUR,30.00,-30.00
`;
const BANK = 'Booking date;Payee;Amount\n2026-03-01;Shop;-12,50\n';

it.each([
  ['a photo', 'image', [bytes('\xff\xd8\xff\xe0')]],
  ['a scan', 'pdf', [bytes('%PDF-1.7')]],
  ['a CAMT statement', 'statement', [CAMT]],
  ['an OFX statement', 'statement', ['OFXHEADER:100\nDATA:OFXSGML\n\n<OFX></OFX>']],
  ['an MT940 statement', 'statement', [':20:STARTUMS\n:25:1203/202051\n:28C:1/1\n']],
  ['a table of a bank', 'statement', [BANK]],
  ['a table with unknown columns', 'statement', ['Wann;Wo;Was\n01.03.2026;Kino;12,00 €\n']],
  ['an export of another app', 'export', [SPLITWISE]],
  ['the same in UTF-16', 'export', [bytes('\xff\xfe'), utf16(SPLITWISE)]],
  ['our data', 'export', ['{"format":"quits","version":1,"group":{"name":"x"}}']],
  ['our archive', 'export', [zipSync({ 'Flat/Flat.json': bytes('{}') })]],
] as const)('recognizes %s', async (_, kind, parts) => {
  expect(await kindOf(...parts)).toBe(kind);
});

it.each([
  ['nothing', []],
  ['a page', ['<!doctype html><script>alert(1)</script>']],
  ['prose', ['Dear Ana, we met on 2026-03-01, and I paid 12.50 for us both.\nBen']],
  ['a table without money', ['Name;City\nAna;Rome\nBen;Bonn\n']],
  ['formulas', ['=cmd|"/c calc"!A1;=1+1\n=2;=3\n']],
  ['JSON of someone else', ['{"format":"elsewhere"}']],
  ['broken JSON', ['{"format":"quits",']],
  ['an animation', [bytes('GIF89a')]],
  ['a spreadsheet', [zipSync({ 'xl/workbook.xml': bytes('<x/>') })]],
  ['a damaged archive', [bytes('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaa')]],
  ['an encoding without a mark', [utf16(SPLITWISE)]],
  ['a picture in disguise', [SPLITWISE.slice(0, 4), bytes('\x00\x01\xff\xd8')]],
])('doesn’t take %s for a file to read', async (_, parts) => {
  expect(await kindOf(...parts)).toBe('unknown');
});

it('reads no more of a large file than it has to', async () => {
  expect(await kindOf('x'.repeat(20 * 1024 * 1024 + 1))).toBe('unknown');
  // A bomb: 40 MiB of zeros in 40 kB. Recognizing unpacks nothing; importing refuses it.
  const bomb = zipSync({ 'bomb.json': new Uint8Array(40 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await kindOf(bomb)).toBe('export');
});

it('survives any bytes', async () => {
  const starts = fc.constantFrom('PK\x03\x04', '\xff\xfe', '{', '<?xml', ':20:', 'Date;', '');
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
      expect(await kindOf(bytes(start), new Uint8Array(rest))).toBeTypeOf('string');
    }),
    { numRuns: 200 },
  );
});
