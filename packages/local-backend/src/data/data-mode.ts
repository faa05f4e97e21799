import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '../diagnostics/start-error.ts';

const MARK = 'server_data';

/**
 * Marks empty data as a server's. `first` runs in the same transaction if the data is new.
 * @throws {StartError} if a development backend wrote the data, where anyone may have signed in as anyone
 */
export function claimForServer(
  database: DatabaseSync,
  folder: string,
  first: () => void = () => undefined,
): void {
  if (isServerData(database)) return;
  if (!isNew(database)) {
    throw new StartError(
      `The data in ${folder} is of a development backend, where anyone may have signed in as anyone. Give serve an empty folder with --data.`,
    );
  }
  database.exec(`BEGIN; CREATE TABLE ${MARK} (id INTEGER PRIMARY KEY CHECK (id = 1)) STRICT`);
  first();
  database.exec('COMMIT');
}

/**
 * @throws {StartError} if the data is of a server, which a development backend would open to this machine
 */
export function refuseServerData(database: DatabaseSync): void {
  if (!isServerData(database)) return;
  throw new StartError(
    'The data is of a server: a development backend would show it to every program on this machine. Start it with serve, or give another folder with --data.',
  );
}

/** @throws {StartError} if a development backend wrote the data */
export function requireServerData(database: DatabaseSync, folder: string): void {
  if (isServerData(database)) return;
  throw new StartError(
    `The data in ${folder} is of a development backend. Export it with quits-backend --data ${folder} --export DIR.`,
  );
}

/** Returns whether a server wrote the data. */
export function isServerData(database: DatabaseSync): boolean {
  const select = 'SELECT 1 FROM sqlite_schema WHERE name = ?';
  return database.prepare(select).get(MARK) !== undefined;
}

/** Returns whether nothing was ever written. */
export function isNew(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
}
