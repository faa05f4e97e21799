import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateStorage } from '@quits/firestore-service';
import { DATABASE_FILE, openDatabase } from '../data/open-database.ts';
import { syncFolder } from '../data/sync-folder.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { createBlobs } from '../storage/blobs.ts';
import { createObjectIndex } from '../storage/object-index.ts';
import { openBackupKey } from './backup-key.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPoint, planRestore, type RestorePlan } from './backup-plan.ts';
import type { BackupStore } from './backup-store.ts';
import { nameOfFile } from './file-copies.ts';
import { type BaseHeader, unpackBase, unpackChange } from './packed-pages.ts';
import { PageTable } from './page-table.ts';
import { unseal } from './seal.ts';

/** Changes that are fetched ahead. */
const AHEAD = 16;
const RESTORING = `${DATABASE_FILE}.restoring`;

/** A restore. */
export interface RestoreRequest {
  readonly store: BackupStore;
  /** The passphrase or the content of the key file. */
  readonly secret: Buffer;
  /** An empty or missing folder. */
  readonly folder: string;
  /** The latest state up to this time is restored, in ms since the epoch. @default the latest */
  readonly at?: number;
  /** Called after each part; the restore fails with what it throws. */
  readonly onProgress?: (progress: RestoreProgress) => void;
}

/** How far a restore is. */
export interface RestoreProgress {
  readonly phase: 'database' | 'files';
  /** Bytes of this phase that were restored. */
  readonly done: number;
  readonly total: number;
}

/** A restored state. */
export interface Restored {
  /** When it was committed, in ms since the epoch. */
  readonly time: number;
  /** Changes that were applied to a base. */
  readonly changes: number;
  readonly files: number;
}

/**
 * Restores a state into an empty folder. Until it is complete the folder has no database, so no server starts with half of it.
 * @throws {StartError} if the folder isn't empty
 * @throws {BackupError} for another key, or a missing or damaged file
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { store, secret, folder, at = Number.MAX_SAFE_INTEGER, onProgress } = request;
  refuseContents(folder);
  const key = await openBackupKey(store, secret);
  const plan = await planRestore(store, at);
  const stored = [plan.base, ...plan.changes].reduce((sum, { size }) => sum + size, 0);
  mkdirSync(folder, { recursive: true });
  const partial = join(folder, RESTORING);
  await rm(partial, { force: true });
  const file = await open(partial, 'wx');
  try {
    await writePages(store, key, plan, file, counted('database', stored, onProgress));
    await file.sync();
  } finally {
    await file.close();
  }
  const files = await writeFiles(store, key, folder, onProgress);
  await rename(partial, join(folder, DATABASE_FILE));
  syncFolder(folder);
  return {
    time: plan.changes.at(-1)?.time ?? plan.base.time,
    changes: plan.changes.length,
    files,
  };
}

/** Returns a function that adds bytes, and reports their sum. */
function counted(
  phase: RestoreProgress['phase'],
  total: number,
  onProgress: RestoreRequest['onProgress'],
): (bytes: number) => void {
  let done = 0;
  onProgress?.({ phase, done, total });
  return (bytes) => {
    done += bytes;
    onProgress?.({ phase, done, total });
  };
}

/** An interrupted restore may be repeated. */
function refuseContents(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder);
  const isInterrupted = names.includes(RESTORING) && !names.includes(DATABASE_FILE);
  if (names.length === 0 || isInterrupted) return;
  throw new StartError(
    `The folder ${folder} is not empty, so nothing is restored into it. Give an empty one with --data.`,
  );
}

async function writePages(
  store: BackupStore,
  key: Buffer,
  { base, changes }: RestorePlan,
  file: FileHandle,
  advance: (bytes: number) => void,
): Promise<void> {
  const table = await writeBase(store, key, base, file, advance);
  const fetch = ({ name }: BackupPoint) => {
    const fetched = unpackChange(key, name, store.get(name));
    // Reported when it is its turn.
    fetched.catch(() => undefined);
    return fetched;
  };
  const fetched = changes.slice(0, AHEAD).map(fetch);
  for (const [i, { name, size }] of changes.entries()) {
    // oxlint-disable no-await-in-loop -- Changes follow each other.
    const unpacked = await fetched[i];
    const following = changes[i + AHEAD];
    if (following !== undefined) fetched.push(fetch(following));
    if (unpacked === undefined) throw damaged(name);
    const { header, contents } = unpacked;
    if (header.before !== table.digest) throw damaged(name);
    table.resize(header.pageCount);
    for (const [j, page] of header.pages.entries()) {
      const content = contents[j] ?? Buffer.alloc(0);
      table.set(page, content);
      await file.write(content, 0, content.length, (page - 1) * header.pageSize);
    }
    if (header.after !== table.digest) throw damaged(name);
    advance(size);
    // oxlint-enable no-await-in-loop
  }
  await file.truncate(table.count * table.pageSize);
}

async function writeBase(
  store: BackupStore,
  key: Buffer,
  { name }: BackupPoint,
  file: FileHandle,
  advance: (bytes: number) => void,
): Promise<PageTable> {
  let header: BaseHeader | undefined;
  let table: PageTable | undefined;
  let page = 1;
  let rest = Buffer.alloc(0);
  for await (const part of unpackBase(key, name, passing(store.get(name), advance))) {
    if (!Buffer.isBuffer(part)) {
      header = part;
      table = new PageTable(part.pageSize);
      table.resize(part.pageCount);
      continue;
    }
    if (table === undefined) throw damaged(name);
    rest = Buffer.concat([rest, part]);
    const whole = rest.length - (rest.length % table.pageSize);
    if (whole === 0) continue;
    await file.write(rest, 0, whole, (page - 1) * table.pageSize);
    for (let at = 0; at < whole; at += table.pageSize) {
      table.set(page, rest.subarray(at, at + table.pageSize));
      page += 1;
    }
    rest = rest.subarray(whole);
  }
  if (header === undefined || table?.digest !== header.after) throw damaged(name);
  return table;
}

/** Tells the length of each chunk that passes. */
async function* passing(
  content: AsyncIterable<Uint8Array>,
  advance: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    yield chunk;
    advance(chunk.length);
  }
}

/** Restores the files that the database names, and gives the database a new identity. */
async function writeFiles(
  store: BackupStore,
  key: Buffer,
  folder: string,
  onProgress: RestoreRequest['onProgress'],
): Promise<number> {
  const database = openDatabase({ kind: 'folder', path: folder }, 'power', RESTORING);
  try {
    // Clients may know commits that this state doesn't have.
    migrateStorage(database);
    const blobs = createBlobs({ kind: 'folder', path: folder });
    const objects = createObjectIndex(database).all();
    const total = objects.reduce((sum, { size }) => sum + size, 0);
    const advance = counted('files', total, onProgress);
    for (const { blob, size } of objects) {
      const path = blobs.blobPath(blob);
      // oxlint-disable no-await-in-loop -- One after the other.
      await mkdir(join(path, '..'), { recursive: true });
      const name = nameOfFile(blob);
      const file = await open(path, 'w');
      try {
        for await (const chunk of unseal(key, name, store.get(name))) await file.appendFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      advance(size);
      // oxlint-enable no-await-in-loop
    }
    return objects.length;
  } finally {
    database.close();
  }
}

function damaged(name: string): BackupError {
  return new BackupError('damaged', `The file ${name} of the backup is damaged.`);
}
