import type { DatabaseSync } from 'node:sqlite';
import { CHECKED_TABLES, type DerivedProblems, derivedProblems } from '@quits/firestore-service';
import {
  CHECKED_IDENTITY,
  checkedAccounts,
  checkedOobCodes,
  misplacedAccounts,
} from '@quits/identity-service';
import { type CheckedTable, DamagedRecordError, damagedRecords } from '@quits/service-base';
import { CHECKED_BACKEND, checkedLog } from '../data/checked-tables.ts';
import type { Blobs } from '../storage/blobs.ts';
import { CHECKED_OBJECTS, createObjectIndex } from '../storage/object-index.ts';
import { createObjectStore, type ObjectStore } from '../storage/object-store.ts';
import type { StoredObject } from '../storage/stored-object.ts';

/** Contents of a data folder, and its damage. */
export interface DataReport {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
  /** A sentence for each problem; empty if everything is as it was written. */
  readonly problems: readonly string[];
}

/** Problems of each kind that are listed. */
const MOST = 100;

/** Checks the structure of a database, every record in it and every file. */
export async function checkData(database: DatabaseSync, blobs: Blobs): Promise<DataReport> {
  const problems = structureProblems(database);
  let tables: readonly CheckedTable[] = [];
  problems.push(
    ...reportedBy(() => {
      tables = checkedTables(database);
      return [];
    }),
  );
  for (const table of tables) {
    problems.push(...reportedBy(() => damagedRecords(database, table, MOST).map(damaged)));
  }
  const derived = await derivedRecords(database, tables);
  problems.push(...derived);
  const { files, problems: ofFiles } = await checkFiles(database, blobs);
  problems.push(...ofFiles);
  const accounts = tables.filter(({ kind }) => kind === 'account');
  return {
    documents: countOf(database, CHECKED_TABLES[0]?.table),
    accounts: accounts.reduce((sum, { table }) => sum + countOf(database, table), 0),
    files,
    problems: [...new Set(problems)],
  };
}

async function checkFiles(
  database: DatabaseSync,
  blobs: Blobs,
): Promise<Pick<DataReport, 'files' | 'problems'>> {
  let all: readonly StoredObject[] = [];
  let store: ObjectStore | undefined;
  const problems = reportedBy(() => {
    const objects = createObjectIndex(database);
    store = createObjectStore(objects, blobs, Date.now);
    all = objects.all();
    return [];
  });
  for (const object of all) {
    // oxlint-disable-next-line no-await-in-loop -- One file at a time needs little memory.
    if ((await store?.isWhole(object)) === true) continue;
    problems.push(damaged(`file ${object.bucket}/${object.name}`));
  }
  return { files: all.length, problems };
}

/** Reports damaged records that follow from others. */
async function derivedRecords(
  database: DatabaseSync,
  tables: readonly CheckedTable[],
): Promise<string[]> {
  let found: DerivedProblems = { places: [], indexes: [] };
  try {
    found = await derivedProblems(database);
  } catch (error) {
    return reportedBy(() => {
      throw error;
    });
  }
  const { places, indexes } = found;
  const suffixes = tables
    .filter(({ kind }) => kind === 'account')
    .map(({ table }) => table.slice('identity_users'.length));
  return [
    ...places.slice(0, MOST).map(damaged),
    ...indexes.map(({ collectionId }) => damaged(`${INDEX} ${collectionId}`)),
    ...reportedBy(() =>
      suffixes
        .flatMap((suffix) => misplacedAccounts(database, suffix))
        .slice(0, MOST)
        .map((uid) => damaged(`sign-in with other services of the account ${uid}`)),
    ),
  ];
}

const INDEX = 'index of the collections';

/** Returns whether a problem is a damaged index, which can be built again from the documents. */
export function isIndexProblem(problem: string): boolean {
  return problem.startsWith(`The stored ${INDEX} `);
}

function damaged(record: string): string {
  return `The stored ${record} is damaged.`;
}

function structureProblems(database: DatabaseSync): string[] {
  return reportedBy(() =>
    database
      .prepare(`PRAGMA integrity_check(${MOST})`)
      .all()
      .map((row) => String(row['integrity_check']))
      .filter((finding) => finding !== 'ok')
      .map((finding) => `The database file is damaged: ${finding}`),
  );
}

/** Returns the problems that a check reports, or the one that stops it. */
function reportedBy(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof DamagedRecordError) return [damaged(error.record)];
    return [
      `The database file is damaged: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

/** Returns the tables with checksums, those of the project and of every tenant. */
export function checkedTables(database: DatabaseSync): CheckedTable[] {
  const names = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map((row) => String(row['name'])),
  );
  const once = [...CHECKED_TABLES, CHECKED_OBJECTS, ...CHECKED_IDENTITY, ...CHECKED_BACKEND];
  const all = [...names];
  return [
    ...once.filter(({ table }) => names.has(table)),
    ...all.filter((name) => name.startsWith('identity_users')).map(checkedAccounts),
    ...all.filter((name) => name.startsWith('identity_oob_codes')).map(checkedOobCodes),
    ...all
      .filter((name) => /^[a-z_]+_events$/.test(name) && name !== 'function_events')
      .map(checkedLog),
  ];
}

function countOf(database: DatabaseSync, table: string | undefined): number {
  if (table === undefined) return 0;
  try {
    return Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'] ?? 0);
  } catch {
    // A missing or damaged table; the structure's problems tell which.
    return 0;
  }
}
