import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { HASH_LENGTH, PageTable } from './page-table.ts';

/** Hashes of the pages after a change, kept beside the database so that the next start sends only what differs. */
export interface PageState {
  /** Proof of the backup that it belongs to. */
  readonly backup: string;
  readonly sequence: number;
  readonly table: PageTable;
  /** When the database file was written last, in ms since the epoch, if the server was stopped since. */
  readonly closed?: number | undefined;
}

/** Writes the state. It may be lost or outdated, but not torn: the digest shows that. */
export function writePageState(file: string, { backup, sequence, table, closed }: PageState): void {
  const { pageSize, count, digest } = table;
  const head = JSON.stringify({ backup, sequence, pageSize, count, digest, closed });
  const partial = `${file}.partial`;
  writeFileSync(partial, Buffer.concat([Buffer.from(`${head}\n`), table.hashes]));
  renameSync(partial, file);
}

/** Reads the state; `undefined` if there is none of this backup. */
export function readPageState(file: string, backup: string): PageState | undefined {
  const state = readAnyPageState(file);
  return state?.backup === backup ? state : undefined;
}

/** Reads the state of any backup; `undefined` if there is none. */
export function readAnyPageState(file: string): PageState | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const head: Record<string, unknown> = JSON.parse(bytes.toString('utf8', 0, end));
    const { backup, sequence, pageSize, count, digest, closed } = head;
    if (typeof backup !== 'string') return undefined;
    if (typeof sequence !== 'number' || typeof pageSize !== 'number') return undefined;
    if (typeof count !== 'number') return undefined;
    const hashes = bytes.subarray(end + 1);
    if (hashes.length !== count * HASH_LENGTH) return undefined;
    const table = PageTable.of(pageSize, hashes);
    if (table.digest !== digest) return undefined;
    return { backup, sequence, table, closed: typeof closed === 'number' ? closed : undefined };
  } catch {
    // Missing or damaged: the next backup begins with a new base.
    rmSync(file, { force: true });
    return undefined;
  }
}
