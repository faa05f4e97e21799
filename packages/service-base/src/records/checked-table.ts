import type { DatabaseSync } from 'node:sqlite';
import { checksumOf, type RowValue } from './checksum.ts';

/** A table whose rows have a checksum, in the column `checksum`. */
export interface CheckedTable {
  readonly table: string;
  /** Kind of the records, for messages. */
  readonly kind: string;
  /** The column that names a record for people. */
  readonly name: string;
  /** Columns that the checksum includes, in order. */
  readonly columns: readonly string[];
}

const FUNCTION = 'row_checksum';

/** Adds checksums to a table of an earlier release; does nothing if it has them. */
export function addChecksums(database: DatabaseSync, { table, columns }: CheckedTable): void {
  if (hasChecksums(database, table)) return;
  defineChecksum(database);
  database.exec(`SAVEPOINT add_checksums;
    ALTER TABLE ${table} ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
    UPDATE ${table} SET checksum = ${FUNCTION}(${columns.join(', ')});
    RELEASE add_checksums`);
}

/** Names the damaged records of a table, such as `document users/ann`, up to a number. */
export function damagedRecords(
  database: DatabaseSync,
  { table, kind, name, columns }: CheckedTable,
  limit: number,
): string[] {
  if (!hasChecksums(database, table)) return [];
  defineChecksum(database);
  return database
    .prepare(
      `SELECT CAST(${name} AS TEXT) AS name FROM ${table}
       WHERE checksum IS NOT ${FUNCTION}(${columns.join(', ')}) LIMIT ?`,
    )
    .all(limit)
    .map((row) => `${kind} ${String(row['name'])}`);
}

function hasChecksums(database: DatabaseSync, table: string): boolean {
  const found = database.prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'checksum'");
  return found.get(table) !== undefined;
}

/** Defines the SQL function `row_checksum`. */
export function defineChecksum(database: DatabaseSync): void {
  database.function(FUNCTION, { deterministic: true, varargs: true }, (...values) =>
    checksumOf(...(values as RowValue[])),
  );
}
