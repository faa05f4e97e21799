import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { mendIndexes, schemaVersions } from '@quits/firestore-service';
import { changedPages } from '../backup/changed-pages.ts';
import { DATABASE_FILE, openDatabase } from '../data/open-database.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { refuseUnfinishedImport } from '../transfer/import-progress.ts';
import { isServerData } from '../data/data-mode.ts';
import { createBlobs } from '../storage/blobs.ts';
import { checkData, isIndexProblem } from '../verify/check-data.ts';
import { type Finding, ok } from './finding.ts';

/** Data that was examined. */
export interface ExaminedData {
  readonly findings: readonly Finding[];
  /** Whether a running server uses it. */
  readonly isInUse: boolean;
}

/** Age of an upload that nobody will complete, in ms. */
const STALE = 7 * 24 * 60 * 60 * 1000;
/** Difference between a commit and the clock that isn't explained by a clock that is set now and then, in ms. */
const AHEAD = 60_000;

/**
 * Examines the data folder of a server; records only if no server uses it. `now` is in ms since the epoch. `mend` builds
 * damaged indexes again.
 */
export async function examineData(
  folder: string,
  now: number,
  mend = false,
): Promise<ExaminedData> {
  const unusable = folderProblem(folder);
  if (unusable !== undefined) return { findings: [unusable], isInUse: false };
  if (!existsSync(join(folder, DATABASE_FILE))) {
    return { findings: [emptiness(folder), ...leftovers(folder, now)], isInUse: false };
  }
  const place = { kind: 'folder', path: folder } as const;
  const changed = (await changedPages(join(folder, DATABASE_FILE))) ?? [];
  let database: DatabaseSync;
  try {
    database = openDatabase(place);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const isInUse = error.message.includes('in use by another running backend');
    const finding: Finding = isInUse
      ? ok('database', 'A running server uses the data, so its records are not examined.')
      : {
          check: 'database',
          level: 'error',
          message: error.message,
          remedy: 'Restore the latest backup into an empty folder: quits-backend restore.',
        };
    return { findings: [finding, ...leftovers(folder, now)], isInUse };
  }
  try {
    const blobs = createBlobs(place);
    const findings = [modeOf(database), schemaOf(database), clockOf(database, now)];
    const { found: version, current } = schemaVersions(database);
    const mended = mend && version === current ? await mendIndexes(database) : [];
    findings.push(
      ...mended.map((id) =>
        ok('indexes', `The index of the collections ${id} was damaged and is built again.`),
      ),
    );
    const { documents, accounts, files, ...found } = await checkData(database, blobs);
    const problems = [...found.problems];
    problems.unshift(
      ...changed.map((page) => `Page ${page} of the database file has changed without a write.`),
    );
    const counts = `${documents} documents, ${accounts} accounts and ${files} files`;
    findings.push(
      ...(problems.length === 0
        ? [ok('records', `All ${counts} are as they were written.`)]
        : problems.map((message): Finding => {
            const remedy = isIndexProblem(message)
              ? 'Build it again from the documents: quits-backend doctor --mend with the same options. The disk may be failing; check it.'
              : 'Restore the latest backup into an empty folder: quits-backend restore. The disk may be failing; check it.';
            return { check: 'records', level: 'error', message, remedy };
          })),
    );
    return { findings: [...findings, ...leftovers(folder, now)], isInUse: false };
  } finally {
    database.close();
  }
}

function folderProblem(folder: string): Finding | undefined {
  const problem = (message: string, remedy: string): Finding => ({
    check: 'folder',
    level: 'error',
    message,
    remedy,
  });
  if (!existsSync(folder)) {
    return {
      check: 'folder',
      level: 'warning',
      message: `The folder ${folder} doesn't exist yet.`,
      remedy: 'The first start makes it. If there should be data, correct --data.',
    };
  }
  if (!statSync(folder).isDirectory()) {
    return problem(`${folder} is not a folder.`, 'Give another with --data.');
  }
  const file = join(folder, DATABASE_FILE);
  for (const path of [folder, file, `${file}-wal`]) {
    if (!existsSync(path)) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch {
      return problem(
        `${path} can't be read and written by this user.`,
        `Give it to the user that runs the server: chown -R USER ${folder}.`,
      );
    }
  }
  return undefined;
}

function emptiness(folder: string): Finding {
  if (!readdirSync(folder).some((name) => name.endsWith('.restoring'))) {
    return ok('database', `The folder ${folder} has no data yet.`);
  }
  return {
    check: 'database',
    level: 'error',
    message: `A restore into ${folder} was interrupted.`,
    remedy: 'Run quits-backend restore again with the same arguments.',
  };
}

function modeOf(database: DatabaseSync): Finding {
  if (!isServerData(database)) {
    return {
      check: 'mode',
      level: 'error',
      message: 'The data is of a development backend, where anyone may have signed in as anyone.',
      remedy: 'Give serve an empty folder with --data.',
    };
  }
  try {
    refuseUnfinishedImport(database, '--data');
    return ok('mode', 'The data is of a server.');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return {
      check: 'mode',
      level: 'error',
      message: 'An import was interrupted, so the data is incomplete.',
      remedy: 'Run quits-backend import again with the same arguments: it goes on where it ended.',
    };
  }
}

function schemaOf(database: DatabaseSync): Finding {
  const { found, current, isSupported } = schemaVersions(database);
  if (found === undefined) return ok('schema', 'There are no tables yet.');
  if (!isSupported) {
    return {
      check: 'schema',
      level: 'error',
      message: `The tables have version ${found}; this release has ${current}.`,
      remedy: 'Start the release that wrote the data, or a newer one.',
    };
  }
  if (found === current) return ok('schema', `The tables have this release's version, ${current}.`);
  return {
    check: 'schema',
    level: 'warning',
    message: `The tables have version ${found}; the next start copies the file and brings them to version ${current}.`,
    remedy: 'Make sure that the disk has room for a copy, and that the backup is up to date.',
  };
}

function clockOf(database: DatabaseSync, now: number): Finding {
  let latest = 0;
  try {
    const row = database.prepare('SELECT max(updated) AS latest FROM firestore_documents').get();
    latest = Number(row?.['latest'] ?? 0) / 1000;
  } catch {
    // Missing or damaged tables are other findings.
  }
  if (latest <= now + AHEAD) return ok('clock', 'The clock is later than every commit.');
  return {
    check: 'clock',
    level: 'error',
    message: `The clock says ${new Date(now).toISOString()}, but the latest commit is of ${new Date(latest).toISOString()}.`,
    remedy: 'Synchronize the clock, such as by timedatectl set-ntp true.',
  };
}

/** Files that something interrupted has left, and copies that upgrades have made. */
function leftovers(folder: string, now: number): Finding[] {
  const copies = readdirSync(folder).filter((name) => name.includes('.schema-'));
  const uploads = join(folder, 'uploads');
  const stale = existsSync(uploads)
    ? readdirSync(uploads).filter((name) => now - statSync(join(uploads, name)).mtimeMs > STALE)
    : [];
  const findings: Finding[] = copies.map((name) => ({
    check: 'leftovers',
    level: 'warning',
    message: `${join(folder, name)} is the copy that an upgrade has made.`,
    remedy: 'Remove it when everything works.',
  }));
  if (stale.length > 0) {
    findings.push({
      check: 'leftovers',
      level: 'warning',
      message: `${uploads} has ${stale.length} uploads that nobody has continued for a week.`,
      remedy: 'Restart the server, which removes those without an owner.',
    });
  }
  return findings.length === 0 ? [ok('leftovers', 'There are no files to remove.')] : findings;
}
