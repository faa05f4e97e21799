import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../data/open-database.ts';
import { createBlobs } from '../storage/blobs.ts';
import { checkData, type DataReport } from '../verify/check-data.ts';
import { type Restored, restoreBackup, type RestoreRequest } from './restore-backup.ts';

/** A restored state, and what a check of it found. */
export interface BackupReport
  extends Restored, Pick<DataReport, 'documents' | 'accounts' | 'problems'> {
  /** Duration of the restore, in ms. */
  readonly duration: number;
}

/**
 * Restores a backup into a temporary folder and checks everything: the digest of each state on the way, the database's structure, every
 * record and every file.
 * @throws {BackupError} if it can't be restored
 */
export async function verifyBackup(request: Omit<RestoreRequest, 'folder'>): Promise<BackupReport> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-restore-'));
  try {
    const begun = performance.now();
    const restored = await restoreBackup({ ...request, folder });
    const duration = performance.now() - begun;
    const place = { kind: 'folder', path: folder } as const;
    const database = openDatabase(place);
    try {
      const { documents, accounts, problems } = await checkData(database, createBlobs(place));
      return { ...restored, documents, accounts, problems, duration };
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
