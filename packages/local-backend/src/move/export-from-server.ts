import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepEarlierData } from '../data/keep-earlier-data.ts';
import { DATABASE_FILE, openDatabase } from '../data/open-database.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { transferTarget } from '../import-files.ts';
import { requireServerData } from '../data/data-mode.ts';
import { createBlobs } from '../storage/blobs.ts';
import { type ExportCounts, exportForFirebase } from '../transfer/transfer-all.ts';
import { refuseUnfinishedImport } from '../transfer/import-progress.ts';
import { openOfflineServices } from './offline-services.ts';

/** An export of the data of a server that isn't running. */
export interface ServerExport {
  readonly data: string;
  /** Folder of the export: empty, missing, or of one that was interrupted. */
  readonly folder: string;
  readonly project: string;
  /** Receives a sentence for everything that is noticed. */
  readonly warn: (message: string) => void;
}

/**
 * Exports the data of a server in Firebase's formats. An interrupted export can be repeated: bytes of files that it has are kept.
 * @throws {StartError} if there is no data, a server uses it, or the folder contains other files
 * @throws {DamagedRecordError} if a record isn't as it was written
 */
export async function exportFromServer(options: ServerExport): Promise<ExportCounts> {
  const { data, folder, project, warn } = options;
  if (!existsSync(join(data, DATABASE_FILE))) {
    throw new StartError(`The folder ${data} has no data. Correct --data.`);
  }
  const place = { kind: 'folder', path: data } as const;
  const database = openDatabase(place, 'power');
  const blobs = createBlobs(place);
  try {
    requireServerData(database, data);
    refuseUnfinishedImport(database, data);
    keepEarlierData(database, place, ({ message }) => warn(message));
    const services = openOfflineServices({ project, warn }, database, blobs);
    try {
      const target = transferTarget(services, blobs);
      if (target.databases().length === 0) refuseOtherProject(database, project);
      return await exportForFirebase(target, folder);
    } finally {
      services.firestore.endStreams();
      services.firestore.stop();
    }
  } finally {
    database.close();
    blobs.close();
  }
}

/** @throws {StartError} if there are documents, of another project */
function refuseOtherProject(database: ReturnType<typeof openDatabase>, project: string): void {
  const [row] = database.prepare('SELECT name FROM firestore_databases LIMIT 1').all();
  if (row === undefined) return;
  const [, other = ''] = String(row['name']).split('/');
  throw new StartError(
    `The data has no documents of the project ${project}. Give its own with --project ${other}.`,
  );
}
