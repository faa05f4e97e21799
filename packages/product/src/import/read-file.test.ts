import { describe, expect, it } from 'vitest';
import { readEntries, readText } from './read-file.ts';

const options = { currency: 'EUR', untitled: '?' };

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('é')],
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xa9])],
    ['UTF-16, as Excel writes it', new Uint8Array([0xff, 0xfe, 0xe9, 0x00])],
    ['UTF-16 the other way round', new Uint8Array([0xfe, 0xff, 0x00, 0xe9])],
  ])('is read from %s', async (_, bytes) => {
    const value = { text: 'é', isGuessed: false };
    expect(await readText(new Blob([bytes]))).toEqual({ ok: true, value });
  });

  it('is taken for that of Windows in Western Europe where it is not Unicode, and told so', async () => {
    const bytes = new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x80, 0x35]);
    expect(await readText(new Blob([bytes]))).toEqual({
      ok: true,
      value: { text: 'Zoë €5', isGuessed: true },
    });
  });

  it.each([
    ['a code page that has no such letter', [0xe9, 0x81]],
    ['something that is no text', [0xe9, 0x00]],
    ['a broken UTF-16', [0xff, 0xfe, 0x00]],
  ])('is not guessed at in %s', async (_, bytes) => {
    expect(await readText(new Blob([new Uint8Array(bytes)]))).toMatchObject({
      ok: false,
      error: { code: 'import/encoding' },
    });
  });

  it('has at most 20 MiB', async () => {
    expect(await readText(new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toMatchObject({
      ok: false,
      error: { code: 'import/too-large' },
    });
  });
});

describe('the entries of a file', () => {
  it.each([
    ['little', (unit: number) => [unit & 0xff, unit >> 8]],
    ['big', (unit: number) => [unit >> 8, unit & 0xff]],
  ])('are read from a table in UTF-16 with %s-endian units', async (_, bytesOf) => {
    const table = `\uFEFF"Who paid","Amount","Currency","For whom","Split amounts","Purpose","Category","Date & time","Timezone","Exchange rate","Converted amount","Type","Receipt"
"Zoë","16.7","EUR","Ana;Zoë","9.67;7.03","Käse","🧀","2026-03-01 19:30:00","Europe/Berlin","","","expense",""
`;
    const units = Array.from({ length: table.length }, (_one, at) => table.charCodeAt(at));
    const text = await readText(
      new Blob([Uint8Array.from(units.flatMap((unit) => bytesOf(unit)))]),
    );
    if (!text.ok) throw text.error;
    expect(await readEntries(text.value.text, options)).toMatchObject({
      ok: true,
      value: {
        format: 'settle-up-csv',
        errors: [],
        people: [{ name: 'Zoë' }, { name: 'Ana' }],
        entries: [{ title: 'Käse', payers: { p1: 1670 }, shares: { p1: 703, p2: 967 } }],
      },
    });
  });

  it.each([
    ['', 'import/empty'],
    ['{"a":', 'import/unknown-format'],
    ['{"a":1}', 'import/unknown-format'],
    ['a,b\n1,2', 'import/unknown-format'],
  ])('of %j cannot be read', async (text, code) => {
    expect(await readEntries(text, options)).toMatchObject({ ok: false, error: { code } });
  });

  it('wait for an answer where days cannot be told from months', async () => {
    const head = 'Date,Description,Category,Cost,Currency,Ana,Ben\n';
    const text = `${head}3/4/2026,Dinner,General,10,EUR,5,-5\n`;
    expect(await readEntries(text, options)).toEqual({
      ok: false,
      error: {
        code: 'date-order',
        found: '3/4/2026',
        readings: { 'day-first': '2026-04-03', 'month-first': '2026-03-04' },
      },
    });
    const read = await readEntries(text, { ...options, dateOrder: 'day-first' });
    expect(read.ok && read.value.entries[0]?.date).toBe('2026-04-03');
  });

  it('are read in turns with the screen, until told to stop', async () => {
    const head = 'what,bill_type,amount,currency,date,payer_name,payer_weight,owers\n';
    const row = 'Dinner,Expense,30.0,EUR,2026-03-01,Ana,1.0,"Ana, Ben"\n';
    const text = head + row.repeat(20_000);
    let turns = 0;
    const read = await readEntries(text, {
      ...options,
      onProgress: () => {
        turns += 1;
      },
    });
    expect(read.ok && read.value.entries.length).toBe(20_000);
    expect(turns).toBeGreaterThan(0);
    const stopped = await readEntries(text, { ...options, signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ ok: false, error: { code: 'network/aborted' } });
  });
});
