import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUndoLog } from './undo-log.ts';

const TABLES = `
  CREATE TABLE pairs (a TEXT NOT NULL, b TEXT NOT NULL, data TEXT, PRIMARY KEY (a, b)) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX pairs_data ON pairs (data) WHERE data IS NOT NULL;
  CREATE TABLE numbered (number INTEGER PRIMARY KEY AUTOINCREMENT, value ANY) STRICT;
  CREATE TABLE ignored (id INTEGER PRIMARY KEY);`;

const key = fc.constantFrom('a', 'b', "it's", 'nul\u0000byte', '');
const value = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true }),
  fc.maxSafeInteger(),
  fc.constant(null),
  fc.uint8Array({ maxLength: 5 }),
);
type Step = (database: DatabaseSync) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(key, key, fc.option(key)).map(([a, b, data]): Step => (database) => {
    database.prepare('INSERT OR REPLACE INTO pairs VALUES (?, ?, ?)').run(a, b, data);
  }),
  fc.tuple(key, key).map(([from, to]): Step => (database) => {
    database.prepare('UPDATE OR IGNORE pairs SET a = ? WHERE a = ?').run(to, from);
  }),
  key.map((a): Step => (database) => {
    database.prepare('DELETE FROM pairs WHERE a = ?').run(a);
  }),
  value.map((given): Step => (database) => {
    database.prepare('INSERT INTO numbered (value) VALUES (?)').run(given);
  }),
  fc.tuple(fc.nat(5), value).map(([number, given]): Step => (database) => {
    database
      .prepare(
        'INSERT INTO numbered VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      )
      .run(number, given);
  }),
  fc.constant<Step>((database) => database.exec('DELETE FROM pairs; DELETE FROM numbered')),
  fc.tuple(fc.nat(3), key).map(([number, a]): Step => (database) => {
    database.exec(`CREATE TABLE IF NOT EXISTS pairs_${number} (a TEXT PRIMARY KEY, b TEXT)`);
    database.prepare(`INSERT OR IGNORE INTO pairs_${number} (a) VALUES (?)`).run(a);
  }),
  fc.nat(3).map((number): Step => (database) => {
    // As tenants are deleted.
    if (database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(`pairs_${number}`)) {
      database.exec(`DELETE FROM pairs_${number}; DROP TABLE pairs_${number}`);
    }
  }),
);
const steps = fc.array(step, { maxLength: 12 });

test('undoes any changes of rows and tables, back to nested marks, as often as needed', () => {
  fc.assert(
    fc.property(steps, steps, steps, steps, (first, second, third, again) => {
      const database = new DatabaseSync(':memory:');
      database.exec(TABLES);
      const undo = createUndoLog(database, (table) => table !== 'ignored');
      const run = (list: readonly Step[]) => list.forEach((each) => each(database));
      run(first);
      const outer = { content: contentOf(database), mark: undo.mark() };
      run(second);
      const inner = { content: contentOf(database), mark: undo.mark() };
      for (const changes of [third, again]) {
        run(changes);
        undo.restore(inner.mark);
        expect(contentOf(database)).toEqual(inner.content);
      }
      for (const changes of [third, again]) {
        run(changes);
        undo.restore(outer.mark);
        expect(contentOf(database)).toEqual(outer.content);
      }
      undo.stop();
      expect(database.prepare('SELECT count(*) AS n FROM temp.sqlite_schema').get()).toEqual({
        n: 1,
      });
    }),
  );
});

test('leaves tables alone that it does not record, and names the rows that it restored', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(TABLES);
  const undo = createUndoLog(database, (table) => table !== 'ignored');
  const mark = undo.mark();
  database.exec("INSERT INTO ignored VALUES (7); INSERT INTO pairs VALUES ('x', 'y', NULL)");
  expect(undo.restore(mark)).toEqual([{ table: 'pairs', key: 'x' }]);
  expect(database.prepare('SELECT id FROM ignored').all()).toEqual([{ id: 7 }]);
});

/** Rows of all recorded tables that have any. */
function contentOf(database: DatabaseSync): Record<string, unknown[]> {
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map((row) => String(row['name']))
    .sort();
  const tables = names.map(
    (name) => [name, database.prepare(`SELECT * FROM ${name} ORDER BY 1`).all()] as const,
  );
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}
