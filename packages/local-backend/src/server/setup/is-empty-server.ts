import type { DatabaseSync } from 'node:sqlite';

/** Tables in which anything is data of people; accounts of tenants have tables of their own. */
const TABLES =
  /^(?:firestore_documents|firestore_journal|storage_objects|server_administrators|identity_users.*)$/;

/** Returns whether nothing would be lost with the data: no document, file, account or administrator. */
export function isEmptyServer(database: DatabaseSync): boolean {
  return database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map((row) => String(row['name']))
    .filter((name) => TABLES.test(name))
    .every((name) => database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() === undefined);
}
