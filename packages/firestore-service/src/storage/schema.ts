import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addChecksums, keepChecksums } from '@quits/service-base';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import { CHECKED_DOCUMENTS } from './checked-tables.ts';
import type { Checkpoints } from './checkpoints.ts';

/** Version of the tables below; a file of a newer release is refused. */
export const SCHEMA_VERSION = 6;
/**
 * Versions that are brought up to date: 3 has no checksums, 4 has some only in tables of documents, accounts and files, 5 has none
 * in those of collections, functions and uploads.
 */
export const EARLIER_VERSIONS: readonly number[] = [3, 4, 5];

/**
 * Size of the write-ahead log, in pages of 4 KiB, above which a commit moves it into the file,
 * which waits for the disk. Happens rarely, since most of it is moved while idle.
 */
const CHECKPOINT_PAGES = 64_000;

const TABLES = `
CREATE TABLE IF NOT EXISTS firestore_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS firestore_databases (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS firestore_groups (
  id INTEGER PRIMARY KEY,
  database INTEGER NOT NULL,
  collection_id TEXT NOT NULL,
  indexed_by TEXT NOT NULL DEFAULT '',
  UNIQUE (database, collection_id)
);
CREATE TABLE IF NOT EXISTS firestore_collections (
  id INTEGER PRIMARY KEY,
  database INTEGER NOT NULL,
  grp INTEGER NOT NULL,
  path TEXT NOT NULL,
  key BLOB NOT NULL,
  UNIQUE (database, key)
);
CREATE TABLE IF NOT EXISTS firestore_documents (
  id INTEGER PRIMARY KEY,
  collection INTEGER NOT NULL,
  grp INTEGER NOT NULL,
  key BLOB NOT NULL,
  path TEXT NOT NULL,
  fields TEXT NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  checksum INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS firestore_collections_by_group ON firestore_collections (grp);
CREATE UNIQUE INDEX IF NOT EXISTS firestore_documents_by_collection
  ON firestore_documents (collection, key);
CREATE INDEX IF NOT EXISTS firestore_documents_by_group ON firestore_documents (grp, key);
CREATE TABLE IF NOT EXISTS firestore_indexes (id INTEGER PRIMARY KEY, definition TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS firestore_entries (
  idx INTEGER NOT NULL,
  scope INTEGER NOT NULL,
  entry BLOB NOT NULL,
  document INTEGER NOT NULL,
  PRIMARY KEY (idx, scope, entry)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS firestore_history (
  version INTEGER NOT NULL,
  collection INTEGER NOT NULL,
  key BLOB NOT NULL,
  grp INTEGER NOT NULL,
  path TEXT NOT NULL,
  fields TEXT,
  created INTEGER,
  updated INTEGER,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (version, collection, key)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS firestore_history_by_group ON firestore_history (grp, version);
CREATE TABLE IF NOT EXISTS firestore_journal (
  id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  fields TEXT,
  created INTEGER,
  checksum INTEGER NOT NULL
);
`;

/**
 * Creates missing tables, all or none: a power cut may happen between two transactions.
 * @throws {Error} if the file was written by an incompatible release
 */
export function prepareSchema(sqlite: DatabaseSync, checkpoints: Checkpoints = 'automatic'): void {
  const pages = checkpoints === 'automatic' ? CHECKPOINT_PAGES : 0;
  sqlite.exec(`PRAGMA wal_autocheckpoint = ${pages}; BEGIN IMMEDIATE`);
  try {
    prepareTables(sqlite);
    sqlite.exec('COMMIT');
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

function prepareTables(sqlite: DatabaseSync): void {
  sqlite.exec(TABLES);
  const row = sqlite.prepare('SELECT value FROM firestore_meta WHERE key = ?').get('schema');
  const found = row === undefined ? SCHEMA_VERSION : Number(row['value']);
  if (found !== SCHEMA_VERSION && !EARLIER_VERSIONS.includes(found)) {
    throw new Error(
      `The data was written with Firestore schema ${String(row?.['value'])}; this release reads ${SCHEMA_VERSION}. ` +
        'Start with an empty data folder, or with the release that wrote it.',
    );
  }
  for (const table of CHECKED_DOCUMENTS) addChecksums(sqlite, table);
  for (const table of Object.values(CHECKED_STRUCTURE)) keepChecksums(sqlite, table);
  const put = sqlite.prepare('INSERT OR REPLACE INTO firestore_meta (key, value) VALUES (?, ?)');
  if (row === undefined) put.run('storage', randomBytes(8).toString('hex'));
  if (row === undefined || found !== SCHEMA_VERSION) put.run('schema', String(SCHEMA_VERSION));
}
