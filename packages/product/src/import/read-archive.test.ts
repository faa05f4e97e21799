import { downloadZip } from 'client-zip';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isArchive, listData, readArchive } from './read-archive.ts';

const GROUP = '{\n "format": "quits",\n "version": 2,\n "name": "Cabin"\n}';
const encode = (text: string) => new TextEncoder().encode(text);
const zipped = (files: Readonly<Record<string, string | Uint8Array>>) =>
  new Blob([
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, one]) => [
          name,
          typeof one === 'string' ? encode(one) : one,
        ]),
      ),
    ),
  ]);
const codeOf = async (file: Blob) => {
  const read = await readArchive(file);
  return read.ok ? 'ok' : read.error.code;
};

describe('readArchive', () => {
  it('reads the data of a group and the receipts beside it', async () => {
    const parts = [
      { name: 'Cabin.html', input: '<!doctype html>' },
      { name: 'Cabin.json', input: GROUP },
      { name: 'receipts/x1/r1.png', input: new Blob(['png']) },
    ];
    const file = await downloadZip(parts).blob();
    expect(await isArchive(file)).toBe(true);
    const read = await readArchive(file);
    if (!read.ok) throw read.error;
    expect(read.value).toMatchObject({ text: GROUP, isGuessed: false });
    expect(Object.keys(read.value.files)).toEqual(['receipts/x1/r1.png']);
    expect(await read.value.files['receipts/x1/r1.png']?.text()).toBe('png');
  });

  it('reads one that was unpacked and packed again, in a folder and with the Mac’s own files', async () => {
    const file = zipped({
      '__MACOSX/Cabin.json': GROUP.replace('Cabin', 'Shadow'),
      'Cabin/notes.json': '{}',
      'Cabin/Cabin.json': GROUP,
      'Cabin/receipts/x1/r1.png': 'png',
      'other/receipts/x1/r2.png': 'png',
    });
    const read = await readArchive(file);
    expect(read.ok && [read.value.text, Object.keys(read.value.files)]).toEqual([
      GROUP,
      ['receipts/x1/r1.png'],
    ]);
  });

  it('refuses what is no archive of a group', async () => {
    expect(await isArchive(new Blob(['{"format":"quits"}']))).toBe(false);
    expect(await codeOf(new Blob(['PK\u0003\u0004 and nothing else']))).toBe(
      'import/unknown-format',
    );
    expect(await codeOf(zipped({ 'a.json': '{"format":"quits-account"}' }))).toBe(
      'import/unknown-format',
    );
    expect(await codeOf(zipped({ '../Cabin.json/x': GROUP, 'a/b/Cabin.json': GROUP }))).toBe(
      'import/unknown-format',
    );
    const cut = zipped({ 'Cabin.json': GROUP });
    expect(await codeOf(cut.slice(0, cut.size - 30))).toBe('import/unknown-format');
  });

  it('refuses data that would unpack to more than an import may have, unread', async () => {
    const bomb = zipped({ 'Cabin.json': new Uint8Array(21 * 1024 * 1024) });
    expect(bomb.size).toBeLessThan(100_000);
    expect(await codeOf(bomb)).toBe('import/too-large');
  });

  it('unpacks no more than the size that a file states', async () => {
    const bytes = new Uint8Array(
      await zipped({ 'Cabin.json': `${GROUP}${' '.repeat(5_000_000)}` }).arrayBuffer(),
    );
    // The size in the directory, which decides, now says 60 bytes.
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(directory + 24, 60, true);
    const read = await readArchive(new Blob([bytes]));
    expect(!read.ok || read.value.text.length <= 60).toBe(true);
  });

  it('leaves out receipts that are too large or elsewhere', async () => {
    const file = zipped({
      'Cabin.json': GROUP,
      'receipts/x1/large.png': new Uint8Array(11 * 1024 * 1024),
      'receipts/x1/r1.png': 'png',
      '../receipts/x1/r1.png': 'evil',
      __proto__: 'evil',
    });
    const read = await readArchive(file);
    expect(read.ok && Object.keys(read.value.files)).toEqual(['receipts/x1/r1.png']);
  });

  it('unpacks little of many bombs, and lists neither a path twice nor too many groups', async () => {
    const bomb = new Uint8Array(20 * 1024 * 1024);
    // Three fill the room that data may have.
    const files = { 'a.json': bomb, 'b.json': bomb, 'c.json': bomb, 'Cabin.json': encode(GROUP) };
    expect(await codeOf(new Blob([zipSync(files, { level: 1 })]))).toBe('import/too-large');

    const twins = zipped({ 'A/A.json': GROUP, 'A/B.json': GROUP });
    const bytes = new Uint8Array(await twins.arrayBuffer());
    for (const [at, byte] of bytes.entries())
      if (byte === 66 && bytes[at - 1] === 47) bytes[at] = 65;
    expect(await listData(new Blob([bytes]))).toEqual([{ path: 'A/A.json', name: 'A' }]);

    const many = Array.from({ length: 1001 }, (_, index) => [`${index}/g.json`, '']);
    expect(await listData(zipped(Object.fromEntries(many)))).toEqual([]);
  });
});
