import { err, ok } from '@quits/errors';
import { createFormatter } from '@quits/i18n';
import { type ExportedGroup, exportJson } from '@quits/ledger/files';
import { storageErrors } from '@quits/storage';
import { expect, it } from 'vitest';
import { createTexts } from '../create-texts.ts';
import { listData, readArchive } from '../import/read-archive.ts';
import { packExport } from './pack-export.ts';
import { pageOptions } from './page-options.ts';

const { t } = (await createTexts()).store.getState();
const page = pageOptions({ t, format: createFormatter('en-US'), dir: 'ltr', today: '2026-11-27' });
const json = new Blob(['{"format":"quits-account"}'], { type: 'application/json' });

it('leaves data without files as it is', async () => {
  const packed = await packExport({
    json,
    groups: [],
    page,
    attachments: [],
    read: () => Promise.reject(new Error('nothing to read')),
  });
  expect(packed).toEqual({ file: json, ending: 'json', failures: [] });
});

it('puts files and data into one archive, and tells what it could not get', async () => {
  const files = new Map([['groups/g/receipts/e/r1', new Blob(['the bill'])]]);
  const packed = await packExport({
    json,
    groups: [],
    page,
    attachments: [
      { path: 'groups/g/receipts/e/r1', name: 'receipts/g/e/r1.pdf' },
      { path: 'groups/g/receipts/e/r2', name: 'receipts/g/e/r2.pdf' },
    ],
    read: (path) => {
      const found = files.get(path);
      return Promise.resolve(
        found === undefined ? err(storageErrors.create('storage/object-not-found')) : ok(found),
      );
    },
  });
  expect(packed.ending).toBe('zip');
  expect(packed.failures.map(({ code }) => code)).toEqual(['storage/object-not-found']);
  // Nothing is compressed, so the contents are visible.
  const text = await packed.file.text();
  expect(text.startsWith('PK')).toBe(true);
  for (const part of ['receipts/g/e/r1.pdf', 'the bill', 'quits.json', 'quits-account']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('r2.pdf');
});

function groupOf(name: string, receipt?: string): ExportedGroup {
  const file = `receipts/e/${receipt ?? ''}.png`;
  return {
    name,
    emoji: '🏠',
    currency: 'EUR',
    people: [{ id: 'a', name: 'Ana' }],
    categories: [],
    expenses: [
      {
        id: 'e',
        kind: 'expense',
        title: `Rent of ${name}`,
        amount: 1000,
        currency: 'EUR',
        date: '2026-11-01',
        category: 'rent',
        payers: { a: 1000 },
        split: { mode: 'equal', inputs: ['a'] },
        shares: { a: 1000 },
        ...(receipt === undefined
          ? {}
          : { receipts: [{ id: receipt, name: 'bill.png', type: 'image/png', file }] }),
      },
    ],
  };
}

it('gives each group a folder, from which an import reads the same', async () => {
  const groups = [groupOf('Flat', 'r1'), groupOf('flat'), groupOf('Trip')];
  const { file, failures } = await packExport({
    json,
    page,
    groups: groups.map((group, at) => ({
      name: group.name,
      load: () => {
        const attachments = at === 0 ? [{ path: 'stored/r1', name: 'receipts/e/r1.png' }] : [];
        return Promise.resolve(ok({ group, attachments, isPartial: false }));
      },
    })),
    attachments: [
      { path: 'stored/r1', name: 'receipts/g/e/r1.png' },
      { path: 'stored/r2', name: 'receipts/g/gone/r2.png' },
    ],
    read: (path) => Promise.resolve(ok(new Blob([`file ${path}`]))),
  });
  expect(failures).toEqual([]);
  const found = await listData(file);
  expect(found.map(({ path }) => path)).toEqual([
    'Flat/Flat.json',
    'flat (2)/flat.json',
    'Trip/Trip.json',
  ]);
  for (const [at, { path }] of found.entries()) {
    const read = await readArchive(file, path);
    if (!read.ok) throw read.error;
    expect(read.value.text).toBe(exportJson(groups[at] ?? groupOf('')));
    expect(Object.keys(read.value.files)).toEqual(at === 0 ? ['receipts/e/r1.png'] : []);
  }
  // A receipt is packed once; what no group names, such as one of a deleted expense, is beside them.
  const text = await file.text();
  expect(text).not.toContain('receipts/g/e/r1.png');
  expect(text).toContain('receipts/g/gone/r2.png');
});

it('fails as a whole if a group can’t be read', async () => {
  const load = () => Promise.resolve(err(storageErrors.create('storage/object-not-found')));
  const packing = packExport({
    json,
    page,
    groups: [{ name: 'Flat', load }],
    attachments: [],
    read: () => Promise.reject(new Error('nothing to read')),
  });
  await expect(packing).rejects.toMatchObject({ code: 'storage/object-not-found' });
});
