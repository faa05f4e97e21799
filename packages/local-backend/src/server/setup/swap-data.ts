import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../../data/open-database.ts';
import { syncFolder } from '../../data/sync-folder.ts';

/** Folder in the data folder into which a backup is restored. */
const RESTORED = 'restored';

/** Returns the folder into which a backup is restored before the server uses it. */
export function restoreFolder(data: string): string {
  return join(data, RESTORED);
}

/** Removes what an earlier attempt left. */
export function clearRestoreFolder(data: string): void {
  rmSync(restoreFolder(data), { recursive: true, force: true });
}

/**
 * Replaces the data of a stopped, empty server with what was restored. The database comes last: if the machine stops
 * before, the server is still an empty one, which removes files that it doesn't know.
 */
export function swapData(data: string): void {
  const from = restoreFolder(data);
  const objects = join(data, 'objects');
  if (existsSync(join(from, 'objects'))) {
    rmSync(objects, { recursive: true, force: true });
    renameSync(join(from, 'objects'), objects);
  }
  // They are of the former database.
  for (const end of ['-wal', '-shm', '.backup']) {
    rmSync(join(data, `${DATABASE_FILE}${end}`), { force: true });
  }
  syncFolder(data);
  renameSync(join(from, DATABASE_FILE), join(data, DATABASE_FILE));
  syncFolder(data);
  clearRestoreFolder(data);
}
