import { rmSync } from 'node:fs';
import { openDatabase } from '../data/open-database.ts';
import { makeTemporaryFolder } from '../data/temporary-folder.ts';
import { createBlobs } from '../storage/blobs.ts';
import { checkData, type DataReport } from '../verify/check-data.ts';
import { checkContents, type ContentsCheck } from '../verify/contents-check.ts';
import { type Restored, restoreBackup, type RestoreRequest } from './restore-backup.ts';

/** A restored state, and what a check of it found. */
export interface BackupReport
  extends Restored, Pick<DataReport, 'documents' | 'accounts' | 'problems'> {
  /** Duration of the restore, in ms. */
  readonly duration: number;
  /** Contents that the app's own check compared. */
  readonly checked?: string;
}

/** A backup to verify. */
export interface VerifyRequest extends Omit<RestoreRequest, 'folder' | 'onProgress'> {
  /** The app's own check of the contents, run if nothing is damaged. */
  readonly check?: ContentsCheck | undefined;
  /** Data folder of a server, used where the system has no place for temporary files. */
  readonly data?: string | undefined;
}

/**
 * Restores a backup into a temporary folder and checks everything: the digest of each state on the way, the database's structure, every
 * record and every file, and whether the contents fit together for the app.
 * @throws {BackupError} if it can't be restored
 */
export async function verifyBackup({
  check,
  data,
  ...request
}: VerifyRequest): Promise<BackupReport> {
  const folder = makeTemporaryFolder('quits-restore-', data);
  try {
    const begun = performance.now();
    const restored = await restoreBackup({ ...request, folder });
    const duration = performance.now() - begun;
    const place = { kind: 'folder', path: folder } as const;
    const database = openDatabase(place);
    try {
      const { documents, accounts, problems } = await checkData(database, createBlobs(place));
      const report = { ...restored, documents, accounts, problems, duration };
      if (check === undefined || problems.length > 0) return report;
      const contents = await checkContents(database, check);
      return { ...report, checked: contents.summary, problems: contents.problems };
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
