import { err, ok } from '@quits/errors';
import { storageErrors } from '@quits/storage';
import { expect, it } from 'vitest';
import { packExport } from './pack-export.ts';

const json = new Blob(['{"format":"quits-account"}'], { type: 'application/json' });

it('leaves data without files as it is', async () => {
  const packed = await packExport({
    json,
    attachments: [],
    read: () => Promise.reject(new Error('nothing to read')),
  });
  expect(packed).toEqual({ file: json, ending: 'json', failures: [] });
});

it('puts files and data into one archive, and tells what it could not get', async () => {
  const files = new Map([['groups/g/receipts/e/r1', new Blob(['the bill'])]]);
  const packed = await packExport({
    json,
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
