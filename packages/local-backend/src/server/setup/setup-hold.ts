import type { DatabaseSync } from 'node:sqlite';

const TABLE = 'server_setup';

/** Makes a server wait, across restarts, until an administrator has chosen its data. */
export function holdForSetup(database: DatabaseSync): void {
  database.exec(`CREATE TABLE IF NOT EXISTS ${TABLE} (id INTEGER PRIMARY KEY CHECK (id = 1)) STRICT;
    INSERT OR IGNORE INTO ${TABLE} (id) VALUES (1)`);
}

/** Returns whether a server waits for the choice of its data. */
export function isHeldForSetup(database: DatabaseSync): boolean {
  const exists = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE);
  return exists !== undefined && database.prepare(`SELECT 1 FROM ${TABLE}`).get() !== undefined;
}

/** Ends the wait. */
export function releaseFromSetup(database: DatabaseSync): void {
  database.exec(`DROP TABLE IF EXISTS ${TABLE}`);
}
