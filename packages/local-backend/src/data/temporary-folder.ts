import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in a data folder for what a server needs while it runs, where the system has no place for that. */
const OWN = 'tmp';

/**
 * Makes a folder for temporary files in the system's place for them or, if that can't be written to, as in a container with a read-only
 * root, in a data folder.
 * @param name begins the folder's name
 */
export function makeTemporaryFolder(name: string, data: string | undefined): string {
  try {
    return mkdtempSync(join(tmpdir(), name));
  } catch (error) {
    if (data === undefined) throw error;
    const own = join(data, OWN);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    return mkdtempSync(join(own, name));
  }
}

/** Removes the temporary files that a killed server has left in its data folder. */
export function clearTemporaryFolders(data: string): void {
  rmSync(join(data, OWN), { recursive: true, force: true });
}
