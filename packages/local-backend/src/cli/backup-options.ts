import type { BackupOptions } from '../backup/backup-options.ts';
import { storeOf } from '../backup/store-of.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { readTextFile } from '../files/read-file.ts';
import { type Environment, variable } from './option-values.ts';

/** Characters of the shortest passphrase. */
const SHORTEST = 12;
/** Variable of the passphrase; an argument would be readable by every user of the machine. */
const PASSPHRASE = variable('backup-passphrase');

/**
 * Returns the place and the key of a backup.
 * @param keyFile overrides the variable with the passphrase
 * @throws {StartError} if the location is malformed, or there is no key
 */
export function backupFrom(
  location: string,
  keyFile: string | undefined,
  environment: Environment,
): Pick<BackupOptions, 'store' | 'secret'> {
  const secret =
    keyFile === undefined ? environment[PASSPHRASE] : readTextFile(keyFile, 'key file').trim();
  if (secret === undefined || secret === '') {
    throw new StartError(
      `A backup is encrypted. Give a key file with --backup-key, or a passphrase in ${PASSPHRASE}.`,
    );
  }
  if (secret.length < SHORTEST) {
    throw new StartError(`The key of a backup must have ${SHORTEST} characters or more.`);
  }
  return { store: storeOf(location, environment), secret: Buffer.from(secret) };
}
