import { BASES, CHANGES, DELETED, FILES, listPoints } from './backup-plan.ts';
import type { BackupStore } from './backup-store.ts';
import { oneChunk } from './chunks.ts';
import type { FileCopies } from './file-copies.ts';

/**
 * Removes what no state since a time needs, in ms since the epoch. Bases go first: an interruption leaves changes without a base,
 * which nobody uses.
 */
export async function prune(store: BackupStore, since: number, copies: FileCopies): Promise<void> {
  const bases = await listPoints(store, BASES);
  const oldest = bases.findLast(({ time }) => time <= since) ?? bases[0];
  if (oldest === undefined) return;
  const unused = bases.filter(({ sequence }) => sequence < oldest.sequence);
  if (unused.length > 0) {
    const changes = await listPoints(store, CHANGES);
    unused.push(...changes.filter(({ sequence }) => sequence <= oldest.sequence));
  }
  for (const { name } of unused) await store.remove(name); // oxlint-disable-line no-await-in-loop -- In order.
  await pruneFiles(store, oldest.time, copies.names());
}

/**
 * A state after the oldest base may name a file that was deleted since. A note says when a file was found deleted; once
 * all states are later, it is removed.
 */
async function pruneFiles(
  store: BackupStore,
  oldest: number,
  present: ReadonlySet<string>,
): Promise<void> {
  const noted = new Map((await store.list(DELETED)).map((note) => [note.name, note]));
  for (const { name } of await store.list(FILES)) {
    const noteName = `${DELETED}${name.slice(FILES.length)}`;
    const note = noted.get(noteName);
    // oxlint-disable no-await-in-loop -- In order, so that an interruption leaves no file without its note.
    if (present.has(name)) {
      if (note !== undefined) await store.remove(noteName);
    } else if (note === undefined) await store.put(noteName, oneChunk(Buffer.alloc(0)));
    else if (note.written < oldest) {
      await store.remove(name);
      await store.remove(noteName);
    }
    // oxlint-enable no-await-in-loop
  }
}
