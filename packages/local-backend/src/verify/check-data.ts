import type { DatabaseSync } from 'node:sqlite';
import { CHECKED_TABLES } from '@quits/firestore-service';
import { checkedAccounts } from '@quits/identity-service';
import { type CheckedTable, DamagedRecordError, damagedRecords } from '@quits/service-base';
import type { Blobs } from '../storage/blobs.ts';
import { CHECKED_OBJECTS, createObjectIndex } from '../storage/object-index.ts';
import { createObjectStore } from '../storage/object-store.ts';
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
  const tables = checkedTables(database);
  for (const table of tables) {
    problems.push(...reportedBy(() => damagedRecords(database, table, MOST).map(damaged)));
  }
  const objects = createObjectIndex(database);
  let all: readonly StoredObject[] = [];
  problems.push(
    ...reportedBy(() => {
      all = objects.all();
      return [];
    }),
  );
  const store = createObjectStore(objects, blobs, Date.now);
  for (const object of all) {
    // oxlint-disable-next-line no-await-in-loop -- One file at a time needs little memory.
    if (!(await store.isWhole(object)))
      problems.push(damaged(`file ${object.bucket}/${object.name}`));
  }
  const accounts = tables.filter(({ kind }) => kind === 'account');
  return {
    documents: countOf(database, CHECKED_TABLES[0]?.table),
    accounts: accounts.reduce((sum, { table }) => sum + countOf(database, table), 0),
    files: all.length,
    problems: [...new Set(problems)],
  };
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

/** The tables of the project and of every tenant. */
function checkedTables(database: DatabaseSync): CheckedTable[] {
  const names = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map((row) => String(row['name'])),
  );
  const accounts = [...names].filter((name) => name.startsWith('identity_users'));
  return [
    ...[...CHECKED_TABLES, CHECKED_OBJECTS].filter(({ table }) => names.has(table)),
    ...accounts.map(checkedAccounts),
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
