import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { differingPages } from './read-pages.ts';
import { readAnyPageState } from './page-state-file.ts';

/**
 * Returns the numbers of the pages of a database file that have changed since its server was stopped, although nobody has written to it: the
 * disk has. Covers every byte, of indexes, sessions and logs too. `undefined` if that can't be told: the server has no backup, was
 * killed, or another program has written to the file since.
 */
export async function changedPages(file: string): Promise<number[] | undefined> {
  const state = readAnyPageState(`${file}.backup`);
  if (state?.closed === undefined || existsSync(`${file}-wal`)) return undefined;
  const { mtimeMs, size } = await stat(file);
  if (Math.floor(mtimeMs) !== Math.floor(state.closed)) return undefined;
  const { table } = state;
  if (size !== table.count * table.pageSize) return [];
  const handle = await open(file, 'r');
  try {
    return [...(await differingPages(handle.fd, table, table.count)).keys()];
  } finally {
    await handle.close();
  }
}
