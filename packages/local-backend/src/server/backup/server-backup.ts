import { dirname } from 'node:path';
import type { BackupView, RestoreTest } from '@quits/dashboard/api';
import { HttpError } from '@quits/service-base';
import { BackupError } from '../../backup/backup-error.ts';
import type { BackupOptions } from '../../backup/backup-options.ts';
import { type BackupHost, startBackup } from '../../backup/backup-writer.ts';
import { verifyBackup } from '../../backup/verify-backup.ts';
import { loadContentsCheck } from '../../verify/contents-check.ts';
import { createRestoreTests } from './restore-tests.ts';

/** Backup of a server, and the tests of whether it can be restored. */
export interface ServerBackup {
  view(): BackupView;
  /**
   * Restores the backup into a temporary folder and checks everything; the result is remembered.
   * @throws {HttpError} 409 while another test runs
   */
  testRestore(): Promise<RestoreTest>;
  /** Writes what is left. Call it before the database is closed, and {@link close} after. */
  finish(): Promise<void>;
  close(): void;
}

/**
 * Begins the backup of a server.
 * @throws {StartError} if the module of the check can't be loaded
 * @throws {BackupError} `key` if the backup has another passphrase or key file, `owned` if another server writes to it
 */
export async function startServerBackup(
  host: BackupHost,
  options: BackupOptions,
): Promise<ServerBackup> {
  const { database, now, log } = host;
  const tests = createRestoreTests(database);
  const check = options.check === undefined ? undefined : await loadContentsCheck(options.check);
  const backup = await startBackup(host, options);
  let isTesting = false;

  async function tested(): Promise<RestoreTest> {
    const at = now();
    try {
      const { store, secret } = options;
      const { documents, accounts, files, duration, checked, problems } = await verifyBackup({
        store,
        secret,
        check,
        data: dirname(host.file),
      });
      const contents = checked === undefined ? {} : { checked };
      return { at, documents, accounts, files, duration, ...contents, problems };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!(error instanceof BackupError)) {
        log({ level: 'error', message: `The test of the backup failed: ${reason}` });
      }
      return { at, documents: 0, accounts: 0, files: 0, duration: 0, problems: [reason] };
    }
  }

  return {
    view() {
      const lastTest = tests.last();
      return { ...backup.state(), ...(lastTest === undefined ? {} : { lastTest }) };
    },
    async testRestore() {
      if (isTesting) throw new HttpError(409, 'A test is running already.');
      isTesting = true;
      try {
        await backup.flush();
        const test = await tested();
        tests.record(test);
        return test;
      } finally {
        isTesting = false;
      }
    },
    finish: () => backup.finish(),
    close: () => backup.close(),
  };
}
