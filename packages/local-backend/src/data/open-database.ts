import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';
import { syncFolder } from './sync-folder.ts';

/** Location of the backend's data. */
export type DataLocation =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string };

/**
 * Whether an acknowledged write survives only the end of the process, or also a power cut, for which each group of writes
 * waits for the disk.
 */
export type Durability = 'process' | 'power';

/** Name of the one database file inside a data folder. */
export const DATABASE_FILE = 'quits.sqlite';

/**
 * Maximum size of a file whose pages are all checked at startup; checking takes a moment per 100
 * MB.
 */
const CHECKED_SIZE = 32 * 1024 * 1024;

/**
 * Opens the database, and creates the data folder if it is missing. Uses write-ahead logging: killing
 * the process loses nothing that was acknowledged.
 * @throws {StartError} if the folder isn't usable, or the file is damaged or in use
 */
export function openDatabase(
  place: DataLocation,
  durability: Durability = 'process',
  name = DATABASE_FILE,
): DatabaseSync {
  if (place.kind === 'memory') return new DatabaseSync(':memory:');
  const file = join(place.path, name);
  prepareFolder(place.path, file);
  if (durability === 'power') syncFolder(dirname(resolve(place.path)));
  try {
    refuseDamaged(file);
    const database = new DatabaseSync(file);
    database.exec(
      `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;
       PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'};
       PRAGMA cache_size = -16000; BEGIN IMMEDIATE; COMMIT;`,
    );
    return database;
  } catch (error) {
    throw explain(error, file);
  }
}

function prepareFolder(folder: string, file: string): void {
  try {
    // Node hangs in a recursive mkdir inside /proc, so use it only when necessary.
    if (!existsSync(folder)) mkdirSync(folder, { recursive: !existsSync(dirname(folder)) });
    if (!statSync(folder).isDirectory()) throw notFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOTDIR') throw notFolder(folder);
    throw new StartError(
      `The data folder ${folder} cannot be read and written (${code}). Change its owner or permissions, or give another with --data.`,
      { cause: error },
    );
  }
}

function notFolder(folder: string): StartError {
  return new StartError(`The data folder ${folder} is not a folder. Give another with --data.`);
}

/**
 * Checks the file on a read-only connection, so that a damaged one isn't modified. A change of a new file that a power
 * cut interrupted is left to the next connection that writes, which undoes it.
 */
function refuseDamaged(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    if (statSync(file).size > CHECKED_SIZE) return;
    const row = database.prepare('PRAGMA quick_check(1)').get();
    const finding = row?.['quick_check'];
    if (finding !== 'ok') throw new StartError(damaged(file, String(finding)));
  } catch (error) {
    if (sqliteCode(error) !== SQLITE_READONLY) throw error;
  } finally {
    database.close();
  }
}

/** @throws {StartError} when the file is no database, damaged or in use */
export function checkDatabase(file: string): void {
  try {
    refuseDamaged(file);
  } catch (error) {
    throw explain(error, file);
  }
}

function explain(error: unknown, file: string): Error {
  if (error instanceof StartError || !(error instanceof Error)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  const number = sqliteCode(error);
  const cause = { cause: error };
  if (number === SQLITE_BUSY) {
    return new StartError(
      `The database ${file} is in use by another running backend. Stop that one or give another folder with --data.`,
      cause,
    );
  }
  if (number === SQLITE_CORRUPT || number === SQLITE_NOTADB) {
    return new StartError(damaged(file, error.message), cause);
  }
  if (isDiskFull(error) || extendedCode(error) === SQLITE_IOERR_SHMSIZE) {
    return new StartError(
      `The disk of ${file} is full. Free some space, and start again: nothing is lost.`,
      cause,
    );
  }
  return new StartError(`The database ${file} cannot be opened: ${error.message}`, cause);
}

/** Returns SQLite's number of an error, without its extension; 0 for other errors. */
function sqliteCode(error: unknown): number {
  return extendedCode(error) & 0xff;
}

/** Returns SQLite's number of an error, with its extension; 0 for other errors. */
function extendedCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

/** There is no room for the index of the log. */
const SQLITE_IOERR_SHMSIZE = 4874;
const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function damaged(file: string, finding: string): string {
  return `The database ${file} is damaged (${finding}). It was left as it is: restore it from a backup, or move it away to start empty.`;
}
