import { openBackupKey } from '../backup/backup-key.ts';
import { BASES, CHANGES, listPoints, planRestore } from '../backup/backup-plan.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupOptions } from '../backup/backup-options.ts';
import { type Finding, ok } from './finding.ts';

const HOUR = 60 * 60 * 1000;
/** Age of the latest state at which something is wrong; without commits a server stores one a day. */
const OLD = 26 * HOUR;

/** Examines a server's backup: place, key, and age. `now` is in ms since the epoch. */
export async function examineBackup(
  backup: BackupOptions | undefined,
  now: number,
): Promise<Finding> {
  if (backup === undefined) {
    return {
      check: 'backup',
      level: 'warning',
      message: 'There is no backup.',
      remedy: 'Start with --backup, to a folder on another disk or a bucket.',
    };
  }
  const { store, secret } = backup;
  try {
    await openBackupKey(store, secret);
    await planRestore(store, Number.MAX_SAFE_INTEGER);
    const points = [...(await listPoints(store, BASES)), ...(await listPoints(store, CHANGES))];
    const latest = Math.max(...points.map(({ time }) => time));
    const since = new Date(latest).toISOString();
    if (now - latest < OLD) return ok('backup', `The latest state in the backup is of ${since}.`);
    return {
      check: 'backup',
      level: 'warning',
      message: `The latest state in the backup is of ${since}.`,
      remedy: 'If the server has been written since, its log says why the backup failed.',
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const remedy =
      error instanceof BackupError
        ? REMEDIES[error.problem]
        : 'Correct the place, its permissions or the keys, and look whether its disk is full.';
    return { check: 'backup', level: 'error', message, remedy };
  }
}

const REMEDIES = {
  missing: 'The next start writes one. If there should be one, correct --backup.',
  key: 'Give the key file or the passphrase that it was made with. If it is lost, nobody can read the backup: begin one in another place.',
  damaged:
    'Begin a new backup in another place; quits-backend verify tells which states can be restored.',
  owned: 'Give each server a place of its own.',
} as const;
