import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNCHECKED, UNCHECKED_COLUMNS } from '../src/data/checked-tables.ts';
import { checkedTables } from '../src/verify/check-data.ts';
import { openEveryTable } from './support/every-table.ts';

const PACKAGES = join(import.meta.dirname, '../..');
/** Tables whose names the code composes. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  '${MARK}': ['server_data'],
  '${TABLE}': ['server_import', 'server_setup'],
  '${POSITIONS}': ['server_import_positions'],
  '${codes}': ['identity_oob_codes'],
  '${providers}': ['identity_providers'],
  '${table}': [],
  '${users}': ['identity_users'],
};
const LOGS = ['analytics', 'mail', 'refusal', 'report', 'security', 'sign_in'].map(
  (kind) => `${kind}_events`,
);

const database = new DatabaseSync(':memory:');
let tables: readonly string[] = [];

beforeAll(() => {
  const { firestore, progress, pushKey } = openEveryTable(database);
  firestore.stop();
  progress();
  pushKey();
  tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map((row) => String(row['name']));
});

afterAll(() => database.close());

it('checks every column of every table, or gives the reason why it needs no checksum', () => {
  const checked = checkedTables(database);
  const unchecked = Object.keys(UNCHECKED);
  expect([...checked.map(({ table }) => table), ...unchecked].toSorted()).toEqual(tables);
  for (const { table, columns } of checked) {
    const all = database
      .prepare('SELECT name FROM pragma_table_info(?) ORDER BY name')
      .all(table)
      .map((row) => `${table}.${String(row['name'])}`);
    const known = [...columns, ...(UNCHECKED_COLUMNS[table] ?? []), 'checksum'];
    expect(known.map((column) => `${table}.${column}`).toSorted()).toEqual(all);
  }
});

it('knows every table that the source creates', () => {
  const created = ['firestore-service', 'identity-service', 'local-backend'].flatMap((name) =>
    globSync(join(PACKAGES, name, 'src/**/*.ts'))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(?!IF )([^\s(]+)/g),
      ]),
  );
  const found = created.map(([, name = '']) => name);
  const names = new Set([...found.flatMap((name) => COMPOSED[name] ?? [name]), ...LOGS]);
  expect(new Set([...names, 'sqlite_sequence'])).toEqual(new Set(tables));
});
