import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchStatement } from '../../src/statement/match-statement.ts';
import { readStatement } from '../../src/statement/read-statement.ts';
import { readStatementTable } from '../../src/statement/read-csv-statement.ts';
import { readXml } from '../../src/statement/read-xml.ts';
import { STATEMENT_SAMPLES } from './statement-samples.ts';

function read(text: string) {
  return readStatement(text, { currency: 'EUR' });
}

test.each(STATEMENT_SAMPLES)('reads $bank', ({ text, lines }) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.error);
  expect(result.value.unreadable).toBe(0);
  expect(
    result.value.lines.map(({ date, amount, currency, party }) => [date, amount, currency, party]),
  ).toEqual(lines);
  const again = read(text.replaceAll('\n', '\r\n'));
  expect(again.ok && again.value.lines.map(({ id }) => id)).toEqual(
    result.value.lines.map(({ id }) => id),
  );
  expect(new Set(result.value.lines.map(({ id }) => id)).size).toBe(lines.length);
});

test('the lines of overlapping files have the same ids, also if two of a day are equal', () => {
  const row = (day: string) => `\n${day}.03.2026;Bakery;-3,50`;
  const header = 'Datum;Name;Betrag';
  const first = read(`${header}${row('05')}${row('05')}`);
  const second = read(`${header}${row('05')}${row('05')}${row('06')}`);
  if (!first.ok || !second.ok) throw new Error('Not read.');
  const ids = first.value.lines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(second.value.lines.map(({ id }) => id)).toEqual([...ids, second.value.lines[2]?.id]);
});

test('a file that isn’t a statement is refused', () => {
  expect(read('Dear Ana,\nsee you.')).toEqual({ ok: false, error: 'unknown-format' });
  expect(read('')).toEqual({ ok: false, error: 'unknown-format' });
  expect(read('\0\u0001PK\u0003\u0004')).toEqual({ ok: false, error: 'unknown-format' });
});

test('entities of a file’s own are refused before they grow', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY a${index} "&a;&a;&a;&a;">`,
  ).join('')}]><Document><BkToCstmrStmt>&a19;</BkToCstmrStmt></Document>`;
  expect(read(bomb)).toEqual({ ok: false, error: 'malformed' });
  expect(readXml('<a>'.repeat(100_000))).toBeUndefined();
  expect(readXml('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toBeUndefined();
});

test('large files are refused or read, and quickly', () => {
  expect(read('x'.repeat(20 * 1024 * 1024 + 1))).toEqual({ ok: false, error: 'too-large' });
  const rows = 'Datum;Name;Betrag\n' + '05.03.2026;Bakery;-3,50\n'.repeat(50_101);
  expect(read(rows)).toEqual({ ok: false, error: 'too-large' });
});

test('formulas and markup in names stay text, control characters go', () => {
  const result = read('Datum;Name;Betrag\n05.03.2026;"=HYPERLINK(""x"")\u202E<b>";-3,50');
  expect(result.ok && result.value.lines[0]?.party).toBe('=HYPERLINK("x") <b>');
});

test('whatever a file contains, reading it never throws, and amounts are whole', () => {
  const parts = fc.constantFrom(
    ':20:x\n:25:y\n',
    ':61:260102D1,5N',
    ':86:',
    '<OFX>',
    '<STMTTRN>',
    '<TRNAMT>-1.5',
    '<DTPOSTED>20260101',
    'CURDEF',
    '<BkToCstmrStmt>',
    '</',
    ';',
    ',',
    '"',
    '\n',
    'Datum;Betrag\n',
    '05.03.2026',
    '-1.234,56',
    '&#x0;',
    '&#99999999;',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 30 }), (texts) => {
      const result = read(texts.join(''));
      if (!result.ok) return;
      for (const { amount } of result.value.lines) expect(Number.isInteger(amount)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a line matches the expense of its amount, the day and the words decide between two', () => {
  const line = (id: string, party: string, date: string) => ({
    id,
    party,
    date,
    amount: -1200,
    currency: 'EUR',
    text: '',
  });
  const expense = (id: string, title: string, date: string) => ({
    id,
    title,
    date,
    amount: 1200,
    currency: 'EUR',
  });
  const expenses = [
    expense('a', 'Cinema', '2026-03-04'),
    expense('b', 'Pizza with Ben', '2026-03-02'),
    expense('c', 'Old pizza', '2026-02-01'),
    { ...expense('d', 'Pizza', '2026-03-05'), currency: 'USD' },
  ];
  const lines = [
    line('1', 'PIZZA ROMA', '2026-03-05'),
    line('2', 'KINO', '2026-03-05'),
    line('3', 'PIZZA ROMA', '2026-03-05'),
  ];
  expect(Object.fromEntries(matchStatement(lines, expenses))).toEqual({ 1: 'b', 2: 'a' });
  const refund = { ...line('4', 'PIZZA ROMA', '2026-03-05'), amount: 1200 };
  expect(matchStatement([refund], expenses).size).toBe(0);
});

test('files in a wrong encoding are refused, or keep their amounts', () => {
  const csv = 'Datum;Name;Betrag\n05.03.2026;Bäckerei;-3,50';
  const bytes = new TextEncoder().encode(csv);
  const latin = read(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  expect(latin.ok && latin.value.lines.map(({ amount }) => amount)).toEqual([-350]);
  const lost = read(csv.replace('ä', '\uFFFD'));
  expect(lost.ok && lost.value.lines.map(({ party }) => party)).toEqual(['B\uFFFDckerei']);
  expect(read(csv.split('').join('\0'))).toEqual({ ok: false, error: 'unknown-format' });
  expect(read(`\uFEFF${csv}`)).toEqual(read(csv));
});

test('rows with a wrong quote are counted as unreadable', () => {
  const csv = 'Date,Payee,Description,Amount\n2026-01-02,"A,x,-3.50\n2026-01-03,C,y,4\n';
  expect(read(csv)).toMatchObject({ ok: true, value: { unreadable: 1, lines: [{ party: 'C' }] } });
});

test.each(['\n', '\r\n', '\r', '\r\r\n', '\n\r'])('MT940 may end its lines with %j', (end) => {
  const text = [
    ':20:STARTUMS',
    ':25:10020030/1234567',
    ':60F:C260101EUR100,00',
    ':61:2601020102DR12,34NMSCNONREF//B1',
    ':86:166?00SEPA?20SVWZ+Rent?32Ben',
    ':61:2613400102C5,00NTRFNONREF',
    `:86:${'/ABCD/'.repeat(200_000)}`,
    ':62F:C260103EUR87,66',
    '-',
  ];
  const lines = [{ date: '2026-01-02', amount: -1234, party: 'Ben', text: 'Rent' }];
  // The second line is of no month.
  expect(read(text.join(end))).toMatchObject({ ok: true, value: { lines, unreadable: 1 } });
});

test('OFX keeps its sections as texts, and no half of a character', () => {
  const ofx = (name: string) =>
    `<?xml version="1.0"?><OFX><CURDEF>EUR</CURDEF><STMTTRN><DTPOSTED>20260102</DTPOSTED><TRNAMT>-5</TRNAMT><FITID>1</FITID><NAME>${name}</NAME></STMTTRN></OFX>`;
  const party = (name: string) => {
    const result = read(ofx(name));
    return result.ok ? result.value.lines.map((one) => one.party) : result.error;
  };
  expect(party('<![CDATA[A & <b>B</b>]]> Ltd')).toEqual(['A & <b>B</b> Ltd']);
  expect(party('<![CDATA[open')).toEqual(['open']);
  expect(party('A&#55357;B&#0;C')).toEqual(['A B C']);
  expect(party(`${'x'.repeat(299)}😀y`)).toEqual([`${'x'.repeat(299)}😀`]);
});

test('chosen columns replace guessed ones, and a table without known names needs them', () => {
  const text = 'A;B;C\n05.03.2026;Bakery;-3,50\n06.03.2026;Cinema;-12,00';
  const table = readStatementTable(text);
  expect([table?.header, table?.columns]).toEqual([['A', 'B', 'C'], undefined]);
  expect(read(text)).toEqual({ ok: false, error: 'needs-columns' });
  const columns = { date: 0, party: 1, amount: 2 };
  const result = readStatement(text, { currency: 'EUR', columns });
  expect(result.ok && result.value.lines.map(({ party, amount }) => [party, amount])).toEqual([
    ['Bakery', -350],
    ['Cinema', -1200],
  ]);
});

test.each(STATEMENT_SAMPLES)(
  '$bank, cut off anywhere, is refused or has no more lines',
  ({ text, lines }) => {
    for (let length = 0; length < text.length; length += 41) {
      const result = read(text.slice(0, length));
      const isExpected = result.ok
        ? result.value.lines.length <= lines.length
        : result.error !== 'too-large';
      expect(isExpected).toBe(true);
    }
  },
);

const AMOUNT = fc.integer({ min: 1, max: 10 ** 12 });
const amounts = fc.array(fc.tuple(AMOUNT, fc.boolean()), { minLength: 1, maxLength: 8 });
const decimal = (amount: number) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const WRITERS: Readonly<
  Record<string, (lines: readonly (readonly [number, boolean])[]) => string>
> = {
  camt: (lines) =>
    `<Document><BkToCstmrStmt><Stmt>${lines
      .map(
        ([amount, isOut]) =>
          `<Ntry><Amt Ccy="EUR">${decimal(amount)}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><BookgDt><Dt>2026-03-05</Dt></BookgDt></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  mt940: (lines) =>
    `:20:X\n:25:1\n:60F:C260101EUR0,00\n${lines
      .map(
        ([amount, isOut]) =>
          `:61:2603050305${isOut ? 'D' : 'C'}${decimal(amount).replace('.', ',')}NTRFNONREF`,
      )
      .join('\n')}`,
  ofx: (lines) =>
    `<OFX><CURDEF>EUR${lines
      .map(
        ([amount, isOut]) =>
          `<STMTTRN><DTPOSTED>20260305<TRNAMT>${isOut ? '-' : ''}${decimal(amount)}</STMTTRN>`,
      )
      .join('')}</OFX>`,
  csv: (lines) =>
    `Datum;Betrag\n${lines
      .map(
        ([amount, isOut]) => `05.03.2026;${isOut ? '-' : ''}${decimal(amount).replace('.', ',')}`,
      )
      .join('\n')}`,
};

test.each(Object.entries(WRITERS))(
  'every amount of %s comes back, and the ids with it',
  (format, write) => {
    fc.assert(
      fc.property(amounts, (lines) => {
        const result = read(write(lines));
        if (!result.ok) throw new Error(result.error);
        expect(result.value.format).toBe(format);
        expect(result.value.lines.map(({ amount }) => amount)).toEqual(
          lines.map(([amount, isOut]) => (isOut ? -amount : amount)),
        );
        const ids = result.value.lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(lines.length);
        expect(read(write(lines))).toEqual(result);
      }),
      { numRuns: 40 },
    );
  },
);
