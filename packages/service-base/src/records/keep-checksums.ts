import type { DatabaseSync } from 'node:sqlite';
import { addChecksums, type CheckedTable, defineChecksum } from './checked-table.ts';
import { checksumOf, type RowValue } from './checksum.ts';
import { DamagedRecordError } from './damaged-record-error.ts';

const FUNCTION = 'row_intact';

/**
 * Gives a table checksums, which triggers keep, and returns a condition for each `SELECT` of its records: reading a damaged one
 * throws a {@link DamagedRecordError}. Changing one does too, so that it gets no checksum of damaged values. The table has
 * a column `checksum`, or gets it.
 */
export function keepChecksums(database: DatabaseSync, checked: CheckedTable): string {
  const { table, kind, name, columns } = checked;
  addChecksums(database, checked);
  defineChecksum(database);
  database.function(FUNCTION, { deterministic: true, varargs: true }, (...values) => {
    const [what, whose, checksum, ...rest] = values as RowValue[];
    if (checksum === checksumOf(...rest)) return 1;
    throw new DamagedRecordError(`${String(what)} ${String(whose)}`);
  });
  const keys = database
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0')
    .all(table)
    .map((row) => String(row['name']));
  if (keys.length === 0) keys.push('rowid');
  const where = keys.map((key) => `${key} IS new.${key}`).join(' AND ');
  const of = (row: string) => columns.map((column) => `${row}${column}`).join(', ');
  const update = `UPDATE ${table} SET checksum = row_checksum(${of('new.')}) WHERE ${where};`;
  const intact = (row: string) =>
    `${FUNCTION}('${kind}', CAST(${row}${name} AS TEXT), ${row}checksum, ${of(row)})`;
  // Temporary: other programs can write to the file without our functions.
  database.exec(`
    CREATE TEMP TRIGGER IF NOT EXISTS ${table}_checksum_inserted AFTER INSERT ON main.${table}
    BEGIN ${update} END;
    CREATE TEMP TRIGGER IF NOT EXISTS ${table}_checksum_updated
    AFTER UPDATE OF ${of('')} ON main.${table}
    BEGIN SELECT ${intact('old.')}; ${update} END`);
  return intact('');
}
