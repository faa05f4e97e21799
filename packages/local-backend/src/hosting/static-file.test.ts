import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaticFiles } from './static-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-static-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the latest variants of a file, and makes the others again', async () => {
  writeFileSync(join(folder, 'index.html'), 'page of ');
  const made: string[] = [];
  const files = createStaticFiles(folder, (_path, body, variant) => {
    made.push(variant);
    return Buffer.concat([body, Buffer.from(variant)]);
  });
  const read = async (variant: string) =>
    (await files.read('/index.html', variant))?.body.toString();
  for (const variant of ['a', 'b', 'a']) expect(await read(variant)).toBe(`page of ${variant}`);
  expect(made).toEqual(['a', 'b']);
  for (let host = 0; host < 100; host += 1) await read(String(host));
  await read('99');
  expect(made).toHaveLength(102);
  expect(await read('a')).toBe('page of a');
  expect(made).toHaveLength(103);
});

it('compresses a file quickly at first, and at best quality later', async () => {
  const source = readFileSync(join(import.meta.dirname, 'static-file.ts'));
  writeFileSync(join(folder, 'app.js'), source);
  const files = createStaticFiles(folder, undefined, 0);
  const quick = await (await files.read('/app.js'))?.encoded('br');
  expect(quick && brotliDecompressSync(quick).equals(source)).toBe(true);
  await eventually(async () => {
    const best = await (await files.read('/app.js'))?.encoded('br');
    expect(best?.length).toBeLessThan(quick?.length ?? 0);
    expect(best && brotliDecompressSync(best).equals(source)).toBe(true);
  });
});
