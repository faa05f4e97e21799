import type { DatabaseSync } from 'node:sqlite';
import { DamagedRecordError, keepChecksums } from '@quits/service-base';
import { CHECKED_IMPORT, CHECKED_IMPORT_POSITIONS } from '../data/checked-tables.ts';
import { StartError } from '../diagnostics/start-error.ts';
import type { TransferPosition, TransferProgress } from './transfer-progress.ts';

const TABLE = 'server_import';
const POSITIONS = 'server_import_positions';

/** Progress of an import into a server's data, stored beside what was imported. */
export interface ImportProgress extends TransferProgress {
  /** Whether an earlier run has begun. */
  readonly isResumed: boolean;
  /** Whether an earlier run imported everything. */
  readonly isFinished: boolean;
  finish(): void;
}

/**
 * Opens the progress of an import from a source, and begins it if there is none.
 * @param source changes with the contents of the source
 * @param report is called with each position
 * @throws {StartError} if an import from another source has begun
 */
export function openImportProgress(
  database: DatabaseSync,
  source: string,
  report: (step: string, file: string, to: TransferPosition & { readonly size?: number }) => void,
): ImportProgress {
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${TABLE} (
      id INTEGER PRIMARY KEY CHECK (id = 1), source TEXT NOT NULL, is_finished INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0) STRICT;
    CREATE TABLE IF NOT EXISTS ${POSITIONS} (
      step TEXT NOT NULL, file TEXT NOT NULL, position INTEGER NOT NULL, count INTEGER NOT NULL,
      checksum INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (step, file)) STRICT`);
  const intact = keepChecksums(database, CHECKED_IMPORT);
  const isPosition = keepChecksums(database, CHECKED_IMPORT_POSITIONS);
  const row = database.prepare(`SELECT source, is_finished FROM ${TABLE} WHERE ${intact}`).get();
  if (row === undefined) {
    database.prepare(`INSERT INTO ${TABLE} (id, source, is_finished) VALUES (1, ?, 0)`).run(source);
  } else if (row['source'] !== source) {
    throw new StartError(
      'The data is of an import from other files, or they have changed since. Remove the folder of the data, and import again.',
    );
  }
  const select = database.prepare(
    `SELECT position, count FROM ${POSITIONS} WHERE step = ? AND file = ? AND ${isPosition}`,
  );
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO ${POSITIONS} (step, file, position, count) VALUES (?, ?, ?, ?)`,
  );
  return {
    isResumed: row !== undefined,
    isFinished: row?.['is_finished'] === 1,
    reached(step, file) {
      const found = select.get(step, file);
      return { position: Number(found?.['position'] ?? 0), count: Number(found?.['count'] ?? 0) };
    },
    reach(step, file, to) {
      upsert.run(step, file, to.position, to.count);
      report(step, file, to);
    },
    atomically(change) {
      database.exec('SAVEPOINT import_step');
      try {
        change();
        database.exec('RELEASE import_step');
      } catch (error) {
        database.exec('ROLLBACK TO import_step; RELEASE import_step');
        throw error;
      }
    },
    finish() {
      database.exec(`UPDATE ${TABLE} SET is_finished = 1`);
    },
  };
}

/** Returns whether an import into the data has begun. */
export function hasImport(database: DatabaseSync): boolean {
  return (
    database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE) !== undefined &&
    database.prepare(`SELECT 1 FROM ${TABLE}`).get() !== undefined
  );
}

/** @throws {StartError} if an import was interrupted, so that the data is incomplete */
export function refuseUnfinishedImport(database: DatabaseSync, folder: string): void {
  if (!hasImport(database) || isFinished(database)) return;
  throw new StartError(
    `An import into ${folder} was interrupted. Run quits-backend import again with the same arguments: it goes on where it ended.`,
  );
}

function isFinished(database: DatabaseSync): boolean {
  const intact = keepChecksums(database, CHECKED_IMPORT);
  try {
    const row = database.prepare(`SELECT is_finished FROM ${TABLE} WHERE ${intact}`).get();
    return row?.['is_finished'] === 1;
  } catch (error) {
    if (error instanceof DamagedRecordError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
