import { BackupError } from '../../backup/backup-error.ts';
import { openBackupKey } from '../../backup/backup-key.ts';
import type { BackupOptions } from '../../backup/backup-options.ts';
import { BASES, listPoints } from '../../backup/backup-plan.ts';

/**
 * Returns whether new data must wait for an administrator, since its place for backups has states of another server, or
 * can't be looked at.
 * @throws {BackupError} `key` if the backup has another passphrase or key file
 */
export async function hasEarlierBackup({ store, secret }: BackupOptions): Promise<boolean> {
  try {
    await openBackupKey(store, secret);
    return (await listPoints(store, BASES)).length > 0;
  } catch (error) {
    if (!(error instanceof BackupError)) return true;
    if (error.problem === 'missing') return false;
    throw error;
  }
}
