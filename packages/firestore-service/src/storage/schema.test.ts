import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { prepareSchema } from './schema.ts';

test('leaves nothing of a schema that was interrupted, so that the next start completes it', () => {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(`CREATE TABLE firestore_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TRIGGER power_cut BEFORE INSERT ON firestore_meta WHEN new.key = 'storage'
    BEGIN SELECT raise(ABORT, 'power cut'); END`);
  expect(() => prepareSchema(sqlite)).toThrow('power cut');
  sqlite.exec('DROP TRIGGER power_cut');
  expect(sqlite.prepare('SELECT key FROM firestore_meta').all()).toEqual([]);
  prepareSchema(sqlite);
  expect(sqlite.prepare('SELECT key FROM firestore_meta ORDER BY key').all()).toEqual([
    { key: 'schema' },
    { key: 'storage' },
  ]);
});
