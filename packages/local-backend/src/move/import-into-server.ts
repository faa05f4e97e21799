import { keepEarlierData } from '../data/keep-earlier-data.ts';
import { openDatabase } from '../data/open-database.ts';
import { transferTarget } from '../import-files.ts';
import { claimForServer } from '../data/data-mode.ts';
import { createBlobs } from '../storage/blobs.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { importBucket } from '../transfer/import-bucket.ts';
import {
  importAccountsFile,
  importFirebaseExport,
  type TransferTarget,
} from '../transfer/transfer-all.ts';
import { hasImport, type ImportProgress, openImportProgress } from '../transfer/import-progress.ts';
import { digestOfSource, type ImportSource } from './import-source.ts';
import { openOfflineServices } from './offline-services.ts';

/** An import into the data of a server that isn't running. */
export interface ServerImport extends ImportSource {
  /** Folder of the data: empty, missing, or of the same import that was interrupted. */
  readonly data: string;
  readonly project: string;
  readonly indexesFile?: string;
  /** Receives a sentence now and then. */
  readonly report: (message: string) => void;
  /** Receives a sentence for everything that isn't imported. */
  readonly warn: (message: string) => void;
}

/** Records that the data has. */
interface Imported {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
  /** Whether an earlier run had imported everything. */
  readonly wasFinished: boolean;
}

/** Time between two reports, in ms. */
const REPORT_EVERY = 2000;

/**
 * Imports data of Firebase for a server. An interrupted import goes on where it ended; until it is complete, no server starts with it.
 * @throws {StartError} if a file is missing or damaged, or the folder has other data
 */
export async function importIntoServer(options: ServerImport): Promise<Imported> {
  const { data, project, indexesFile, report, warn } = options;
  const digest = digestOfSource(options);
  const place = { kind: 'folder', path: data } as const;
  const database = openDatabase(place, 'power');
  const blobs = createBlobs(place);
  try {
    claimForServer(database, data);
    if (!hasImport(database) && hasTables(database)) {
      throw new StartError(
        `The folder ${data} has data of a server, so nothing is imported. Give an empty folder with --data.`,
      );
    }
    const every = throttled(report);
    const progress = openImportProgress(database, digest, (step, file, to) =>
      every(() => describe(step, file, to)),
    );
    keepEarlierData(database, place, ({ message }) => report(message));
    if (progress.isResumed && !progress.isFinished) report('Going on with the import.');
    const services = openOfflineServices({ project, indexesFile, warn }, database, blobs);
    const target = transferTarget(services, blobs);
    try {
      if (!progress.isFinished) {
        for (const problem of await importAll(options, target, progress, every)) warn(problem);
        progress.finish();
      }
      return { ...countsOf(target), wasFinished: progress.isFinished };
    } finally {
      services.firestore.endStreams();
      services.firestore.stop();
    }
  } finally {
    database.close();
    blobs.close();
  }

  function hasTables(opened: typeof database): boolean {
    const tables = opened.prepare('SELECT count(*) AS n FROM sqlite_schema').get();
    return Number(tables?.['n']) > 1;
  }
}

type Report = (message: () => string) => void;

async function importAll(
  { folder, accounts, hashConfig, bucket }: ServerImport,
  target: TransferTarget,
  progress: ImportProgress,
  report: Report,
): Promise<string[]> {
  let files = 0;
  const imported = () => {
    files += 1;
    report(() => `Files: ${files}`);
  };
  const problems: string[] = [];
  if (folder !== undefined) {
    problems.push(...(await importFirebaseExport(target, folder, progress, imported)));
  }
  if (accounts !== undefined) {
    problems.push(...(await importAccountsFile(target.identity, accounts, hashConfig, progress)));
  }
  if (bucket !== undefined)
    problems.push(...(await importBucket(target, bucket, { except: folder, imported })));
  return problems;
}

function describe(
  step: string,
  file: string,
  { position, count, size }: { position: number; count: number; size?: number },
): string {
  const share = size === undefined ? '' : ` (${Math.floor((100 * position) / size)} % of ${file})`;
  const name = step === 'documents' ? 'Documents' : 'Accounts';
  return `${name}: ${count}${share}`;
}

function throttled(report: (message: string) => void): Report {
  let last = performance.now();
  return (message) => {
    const now = performance.now();
    if (now - last < REPORT_EVERY) return;
    last = now;
    report(message());
  };
}

function countsOf(target: TransferTarget) {
  const { identity, objects, scan, project } = target;
  let documents = 0;
  for (const id of target.databases()) {
    for (const _document of scan(`projects/${project}/databases/${id}`)) documents += 1;
  }
  const tenants = identity.tenants.page('', Number.MAX_SAFE_INTEGER).map(({ id }) => id);
  const accounts = [undefined, ...tenants].map((id) => identity.scopes(id)?.users.count() ?? 0);
  return {
    documents,
    accounts: accounts.reduce((sum, count) => sum + count, 0),
    files: objects.totals().count,
  };
}
