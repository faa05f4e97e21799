import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BASES, CHANGES } from '../../src/backup/backup-plan.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { StartError } from '../../src/index.ts';
import { startServer } from '../../src/server/start-server.ts';
import { SECRET } from '../support/backup-stage.ts';

test('refuses data that the disk has changed while the server was stopped, and keeps it out of the backup', async () => {
  const root = mkdtempSync(join(tmpdir(), 'quits-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = folderStore(join(root, 'backup'));
  const start = (data: string) =>
    startServer({
      url: 'https://quits.example.org',
      encryption: { kind: 'proxy' },
      port: 0,
      data: join(root, data),
      backup: { store, secret: SECRET },
    });
  const points = async () => [...(await store.list(BASES)), ...(await store.list(CHANGES))];
  await (await start('data')).stop();
  await (await start('data')).stop();
  const stored = await points();

  const file = join(root, 'data', 'quits.sqlite');
  const { atimeMs, mtimeMs } = statSync(file);
  const written = readFileSync(file);
  const flipped = Buffer.from(written);
  // Bytes of a page that has no record with a checksum.
  flipped.writeUInt8(flipped.readUInt8(3 * 4096 + 2000) ^ 1, 3 * 4096 + 2000);
  writeFileSync(file, flipped);
  // A disk that rots changes no times. Half a millisecond keeps the rounding within the same one.
  utimesSync(file, atimeMs / 1000, (Math.floor(mtimeMs) + 0.5) / 1000);
  await expect(start('data')).rejects.toThrow(StartError);
  await expect(start('data')).rejects.toThrow(/changed on the disk .* \(page 4\)/);
  expect(readFileSync(file).equals(flipped)).toBe(true);
  expect(await points()).toEqual(stored);

  await restoreBackup({ store, secret: SECRET, folder: join(root, 'restored') });
  await (await start('restored')).stop();
  // The way out that the message names.
  rmSync(`${file}.backup`);
  await (await start('data')).stop();
});
