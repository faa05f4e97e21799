import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { earlierSchema } from '@quits/firestore-service';
import type { Log } from '../diagnostics/log.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { DATABASE_FILE, type DataLocation } from './open-database.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Copies a database of an earlier release before this one changes its tables, so that the earlier release can open the copy.
 * @throws {StartError} if there is no room for the copy; then nothing was changed
 */
export function keepEarlierData(database: DatabaseSync, place: DataLocation, log: Log): void {
  if (place.kind === 'memory') return;
  const version = earlierSchema(database);
  if (version === undefined) return;
  const copy = join(place.path, `${DATABASE_FILE}.schema-${version}`);
  try {
    rmSync(copy, { force: true });
    database.prepare('VACUUM INTO ?').run(copy);
    const file = openSync(copy, 'r');
    fsyncSync(file);
    closeSync(file);
    syncFolder(place.path);
  } catch (error) {
    rmSync(copy, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data of an earlier release can't be copied before it is upgraded (${reason}). Free disk space, or start the release that wrote it.`,
      { cause: error },
    );
  }
  log({
    level: 'info',
    message: `The data of an earlier release is being upgraded. Its copy is ${copy}; remove it when everything works.`,
  });
}
