import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BASES, CHANGES, FILES } from '../../src/backup/backup-plan.ts';
import type { BackupStore } from '../../src/backup/backup-store.ts';
import { changedPages } from '../../src/backup/changed-pages.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { openDatabase } from '../../src/data/open-database.ts';
import { type BackupStage, createBackupStage, SECRET } from '../support/backup-stage.ts';

const DAY = 24 * 60 * 60 * 1000;

let stage: BackupStage;

beforeEach(() => {
  stage = createBackupStage();
});

afterEach(() => stage.close());

test('restores the latest state and every former one, with files', async () => {
  let now = 1_000;
  const data = await stage.open({ now: () => now });
  await data.write(['a', 'first']);
  await data.upload('photo', 'receipt');
  await data.backup.flush();
  now = 2_000;
  await data.write(['a', 'second'], ['b', 'new']);
  await data.remove('photo');
  await data.backup.flush();
  now = 3_000;
  await data.write(['b', 'newer']);
  await data.stop();
  expect(data.logged).toEqual([]);
  expect(await stage.restored()).toEqual({ documents: { a: 'second', b: 'newer' }, files: {} });
  expect(await stage.restored(2_999)).toEqual({ documents: { a: 'second', b: 'new' }, files: {} });
  expect(await stage.restored(1_999)).toEqual({
    documents: { a: 'first' },
    files: { photo: 'receipt' },
  });
  await expect(stage.restored(999)).rejects.toMatchObject({ problem: 'missing' });
});

test('goes on after a restart with what differs, and after a crash', async () => {
  const first = await stage.open();
  await first.write(['a', 'first']);
  await first.stop();
  const second = await stage.open();
  await second.write(['b', 'second']);
  await second.backup.flush();
  await second.write(['c', 'not stored yet']);
  second.crash();
  const third = await stage.open();
  await third.backup.flush();
  expect(await stage.restored()).toEqual({
    documents: { a: 'first', b: 'second', c: 'not stored yet' },
    files: {},
  });
  await third.stop();
  expect(await stage.store.list(BASES)).toHaveLength(1);
  expect((await verifyBackup({ store: stage.store, secret: SECRET })).problems).toEqual([]);
});

test('goes on from a former state that was restored, and keeps the others', async () => {
  let now = 1_000;
  const clock = { now: () => now };
  const first = await stage.open(clock);
  await first.write(['a', 'first']);
  await first.backup.flush();
  now = 2_000;
  await first.write(['a', 'second']);
  await first.stop();
  await restoreBackup({
    store: stage.store,
    secret: SECRET,
    folder: join(stage.root, 'former'),
    at: 1_999,
  });
  now = 3_000;
  const second = await stage.open({ ...clock, data: 'former' });
  await second.backup.flush();
  now = 4_000;
  await second.write(['b', 'third']);
  await second.stop();
  expect((await stage.restored()).documents).toEqual({ a: 'first', b: 'third' });
  expect((await stage.restored(3_999)).documents).toEqual({ a: 'first' });
  expect((await stage.restored(2_999)).documents).toEqual({ a: 'second' });
});

test('lets one server write at a time, and a restarted one at once', async () => {
  let now = 1_000;
  const clock = { now: () => now };
  const first = await stage.open(clock);
  await first.write(['a', 'first']);
  await first.backup.flush();
  await expect(stage.open({ ...clock, data: 'other' })).rejects.toMatchObject({
    problem: 'owned',
    message: expect.stringContaining('Another server writes to this backup'),
  });
  first.crash();
  const second = await stage.open(clock);
  // The one of its own accord is over after the second.
  await second.backup.flush();
  await second.backup.flush();
  // As after two minutes without contact, or by a copy of its folder.
  now += 130_000;
  const third = await stage.open({ ...clock, data: 'third' });
  await third.write(['b', 'second']);
  await third.backup.flush();
  await second.write(['a', 'lost']);
  await second.backup.flush();
  expect(second.backup.state().failure).toContain('Another server writes to this backup');
  expect((await stage.restored()).documents).toEqual({ b: 'second' });
  second.crash();
  await third.stop();
  const fourth = await stage.open(clock);
  expect(fourth.backup.state().failure).toBeUndefined();
  await fourth.stop();
});

test('is restorable at any moment while the store fails before or after each write', async () => {
  let step = 0;
  const unsteady: BackupStore = {
    ...stage.store,
    async put(name, content) {
      step += 1;
      if (step % 3 === 1) throw new Error('The network is down.');
      await stage.store.put(name, content);
      if (step % 3 === 2) throw new Error('The response is lost.');
    },
  };
  const data = await stage.open({ store: unsteady });
  const written: Record<string, string> = {};
  let isStored = false;
  for (let n = 0; n < 15; n += 1) {
    written[`n${n % 5}`] = `text ${n}`;
    // oxlint-disable no-await-in-loop -- Steps follow each other.
    await data.write([`n${n % 5}`, `text ${n}`]);
    if (n === 8)
      data.database.exec('CREATE TABLE large (x); INSERT INTO large VALUES (randomblob(1e6))');
    await data.backup.flush();
    isStored = (await stage.store.list(BASES)).length > 0;
    if (isStored && n % 4 === 3) await stage.restored();
    // oxlint-enable no-await-in-loop
  }
  expect(isStored).toBe(true);
  while (data.backup.state().failure !== undefined) await data.backup.flush(); // oxlint-disable-line no-await-in-loop
  expect((await stage.restored()).documents).toEqual(written);
  data.crash();
  expect(data.logged).toContain('The backup failed: The network is down.');
});

test('refuses every file that was changed, exchanged, cut off or left out, and another key', async () => {
  const data = await stage.open();
  await data.backup.flush();
  await data.write(['a', 'first']);
  await data.upload('photo', 'receipt');
  await data.backup.flush();
  await data.write(['b', 'second']);
  await data.stop();
  const pathOf = (name: string) => join(stage.root, 'backup', name);
  const names = (
    await Promise.all([BASES, CHANGES, FILES].map((folder) => stage.store.list(folder)))
  ).flatMap((files) => files.map(({ name }) => name));
  expect(names.length).toBeGreaterThanOrEqual(4);
  for (const [i, name] of names.entries()) {
    const bytes = readFileSync(pathOf(name));
    const flipped = Buffer.from(bytes);
    const at = Math.floor((bytes.length * (i + 1)) / 6);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    const other = readFileSync(pathOf(names[(i + 1) % names.length] ?? ''));
    for (const content of [flipped, other, bytes.subarray(0, -1), bytes.subarray(0, 10)]) {
      writeFileSync(pathOf(name), content);
      // oxlint-disable-next-line no-await-in-loop -- All use one backup.
      await expect(stage.restored()).rejects.toMatchObject({ problem: 'damaged' });
    }
    writeFileSync(pathOf(name), bytes);
  }
  const secret = Buffer.from('wrong');
  await expect(verifyBackup({ store: stage.store, secret })).rejects.toMatchObject({
    problem: 'key',
  });
  await expect(stage.open({ secret, data: 'other' })).rejects.toMatchObject({ problem: 'key' });
  const report = await verifyBackup({ store: stage.store, secret: SECRET });
  expect(report).toMatchObject({ documents: 2, files: 1, problems: [] });
  const [first] = await stage.store.list(CHANGES);
  await stage.store.remove(first?.name ?? '');
  await expect(stage.restored()).rejects.toMatchObject({ problem: 'damaged' });
});

test('reports a page that changed on the disk without a write, and keeps the written one', async () => {
  let now = 0;
  const data = await stage.open({ now: () => now });
  // Pages that nothing changes later.
  data.database.exec(
    `CREATE TABLE still (x); INSERT INTO still VALUES (replace(hex(zeroblob(9000)), '00', 'wine '))`,
  );
  await data.write(['a', 'first']);
  await data.backup.flush();
  const file = join(data.folder, 'quits.sqlite');
  const bytes = readFileSync(file);
  const at = bytes.indexOf('wine wine wine ') + 30_000;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
  await data.write(['b', 'later']);
  now = 2 * DAY;
  await data.backup.flush();
  expect(data.backup.state().failure).toMatch('has changed on the disk without a write');
  await data.write(['c', 'last']);
  await data.backup.flush();
  expect(await stage.store.list(BASES)).toHaveLength(1);
  expect((await stage.restored()).documents).toEqual({ a: 'first', b: 'later', c: 'last' });
  data.crash();
});

test('finds any byte of a stopped server that has changed on the disk, whatever it belongs to', async () => {
  const data = await stage.open();
  await data.write(['a', 'first']);
  data.database.exec("CREATE TABLE sessions (secret TEXT); INSERT INTO sessions VALUES ('0123')");
  await data.stop();
  const file = join(data.folder, 'quits.sqlite');
  expect(await changedPages(file)).toEqual([]);
  // A check writes nothing.
  openDatabase({ kind: 'folder', path: data.folder }).close();
  expect(await changedPages(file)).toEqual([]);
  const { atimeMs, mtimeMs } = statSync(file);
  const bytes = readFileSync(file);
  for (let n = 0; n < 40; n += 1) {
    const at = (n * 7919 + 24) % bytes.length;
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (n % 8)), at);
    writeFileSync(file, flipped);
    // A disk that rots changes no times. Half a millisecond keeps the rounding within the same one.
    utimesSync(file, atimeMs / 1000, (Math.floor(mtimeMs) + 0.5) / 1000);
    expect(await changedPages(file)).toEqual([1 + Math.floor(at / 4096)]); // oxlint-disable-line no-await-in-loop
  }
  writeFileSync(file, bytes);
  expect(await changedPages(file)).toBeUndefined();
});

test('removes what no state within the retention needs', async () => {
  let now = Date.now();
  const data = await stage.open({ now: () => now, days: 2 });
  await data.upload('photo', 'receipt');
  await data.backup.flush();
  await data.remove('photo');
  for (let day = 0; day < 6; day += 1) {
    now += 1.1 * DAY;
    // oxlint-disable no-await-in-loop -- Days follow each other.
    await data.write(['a', `day ${day}`]);
    await data.backup.flush();
    // oxlint-enable no-await-in-loop
  }
  expect((await stage.store.list(BASES)).length).toBeLessThan(5);
  expect((await stage.restored(now - 2 * DAY)).documents).toEqual({ a: 'day 3' });
  await expect(stage.restored(now - 5 * DAY)).rejects.toMatchObject({ problem: 'missing' });
  await data.stop();
});

test('goes on after a transaction that was rolled back had left pages in the log', async () => {
  const data = await stage.open();
  const run = (sql: string) => data.database.exec(sql);
  run('CREATE TABLE large (id INTEGER PRIMARY KEY, bytes BLOB)');
  // Few cached pages, so that an open transaction writes to the log.
  run('PRAGMA cache_size = 10');
  run('BEGIN');
  run(
    'INSERT INTO large (bytes) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT randomblob(4000) FROM n',
  );
  run('ROLLBACK');
  await data.backup.flush();
  await data.write(['a', 'after it']);
  await data.backup.flush();
  await data.write(['b', 'and again']);
  await data.backup.flush();
  expect(data.backup.state().failure).toBeUndefined();
  const documents = { a: 'after it', b: 'and again' };
  expect(await stage.restored()).toEqual({ documents, files: {} });
  await data.stop();
});
