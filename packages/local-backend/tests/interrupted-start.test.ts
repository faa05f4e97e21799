import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_FILE, openDatabase } from '../src/data/open-database.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-start-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('opens a new file whose first change, before its log exists, was interrupted by a power cut', () => {
  const [before, after] = ['before', 'after'].map((name) => join(folder, name));
  if (before === undefined || after === undefined) throw new Error('Two folders are needed.');
  mkdirSync(before);
  const file = join(before, DATABASE_FILE);
  const writer = new DatabaseSync(file);
  // So few pages in memory that the file is changed before the commit.
  writer.exec(`PRAGMA cache_size = 2; CREATE TABLE kept (text TEXT) STRICT;
    INSERT INTO kept VALUES ('kept'); BEGIN; CREATE TABLE lost (text TEXT) STRICT`);
  const insert = writer.prepare('INSERT INTO lost VALUES (?)');
  for (let row = 0; row < 50; row += 1) insert.run('x'.repeat(4000));
  cpSync(before, after, { recursive: true });
  writer.exec('ROLLBACK');
  writer.close();

  const database = openDatabase({ kind: 'folder', path: after });
  expect(database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()).toEqual([
    { name: 'kept' },
  ]);
  database.close();
});
