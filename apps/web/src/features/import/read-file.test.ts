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
    expect(await readText(new Blob([bytes]))).toEqual({ ok: true, value: 'é' });
  });

  it('is not guessed at', async () => {
    expect(await readText(new Blob([new Uint8Array([0xe9, 0x20])]))).toMatchObject({
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
    ['', 'import/empty'],
    ['{"a":', 'import/unknown-format'],
    ['{"a":1}', 'import/unknown-format'],
    ['a,b\n1,2', 'import/unknown-format'],
  ])('of %j cannot be read', async (text, code) => {
    expect(await readEntries(text, options)).toMatchObject({ ok: false, error: { code } });
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
