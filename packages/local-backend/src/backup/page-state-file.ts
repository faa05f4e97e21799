import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { HASH_LENGTH, PageTable } from './page-table.ts';

/** Hashes of the pages after a change, kept beside the database so that the next start sends only what differs. */
export interface PageState {
  /** Proof of the backup that it belongs to. */
  readonly backup: string;
  readonly sequence: number;
  readonly table: PageTable;
}

/** Writes the state. It may be lost or outdated, but not torn: the digest shows that. */
export function writePageState(file: string, { backup, sequence, table }: PageState): void {
  const { pageSize, count, digest } = table;
  const head = JSON.stringify({ backup, sequence, pageSize, count, digest });
  const partial = `${file}.partial`;
  writeFileSync(partial, Buffer.concat([Buffer.from(`${head}\n`), table.hashes]));
  renameSync(partial, file);
}

/** Reads the state; `undefined` if there is none of this backup. */
export function readPageState(file: string, backup: string): PageState | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const head: Record<string, unknown> = JSON.parse(bytes.toString('utf8', 0, end));
    const { sequence, pageSize, count, digest } = head;
    if (head['backup'] !== backup) return undefined;
    if (typeof sequence !== 'number' || typeof pageSize !== 'number') return undefined;
    if (typeof count !== 'number') return undefined;
    const hashes = bytes.subarray(end + 1);
    if (hashes.length !== count * HASH_LENGTH) return undefined;
    const table = new PageTable(pageSize);
    table.resize(count);
    for (let page = 1; page <= count; page += 1) {
      table.setHash(page, hashes.subarray((page - 1) * HASH_LENGTH, page * HASH_LENGTH));
    }
    return table.digest === digest ? { backup, sequence, table } : undefined;
  } catch {
    // Missing or damaged: the next backup begins with a new base.
    rmSync(file, { force: true });
    return undefined;
  }
}
