import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBlobs } from './blobs.ts';

let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'blobs-'));
});

afterEach(() => rmSync(path, { recursive: true }));

async function* bytes(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(count);
}

it('says that the disk is full, and keeps nothing of the upload', async () => {
  const blobs = createBlobs({ kind: 'folder', path });
  const upload = blobs.newUpload();
  mkdirSync(join(path, 'uploads'));
  // A device that can't be written to.
  symlinkSync('/dev/full', blobs.uploadPath(upload));
  await expect(blobs.append(upload, bytes(1024), 4096)).rejects.toMatchObject({
    name: 'StorageError',
    status: 402,
    message: 'The disk of the backend is full.',
  });
  expect(readdirSync(join(path, 'uploads'))).toEqual([]);
});

it('refuses what is longer than the limit, and keeps what came before', async () => {
  const blobs = createBlobs({ kind: 'folder', path });
  const upload = blobs.newUpload();
  await blobs.append(upload, bytes(4096), 4096);
  await expect(blobs.append(upload, bytes(1), 4096)).rejects.toMatchObject({ status: 413 });
  expect(await blobs.received(upload)).toBe(4096);
});
