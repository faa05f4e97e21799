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
  const changes = await listPoints(store, CHANGES);
  const unused = bases.filter(({ sequence }) => sequence < oldest.sequence);
  if (unused.length > 0) {
    unused.push(...changes.filter(({ sequence }) => sequence <= oldest.sequence));
  }
  for (const { name } of unused) await store.remove(name); // oxlint-disable-line no-await-in-loop -- In order.
  const latest = Math.max(bases.at(-1)?.sequence ?? 0, changes.at(-1)?.sequence ?? 0);
  await pruneFiles(store, { oldest: oldest.sequence, latest }, copies.names());
}

/**
 * A state after the oldest base may name a file that was deleted since. A note says after which state a file was found deleted; once
 * all states are later, it is removed. Times don't matter, since a clock may be set back.
 */
async function pruneFiles(
  store: BackupStore,
  { oldest, latest }: { readonly oldest: number; readonly latest: number },
  present: ReadonlySet<string>,
): Promise<void> {
  const notes = (await store.list(DELETED)).map(({ name }) => noteOf(name));
  const noted = new Map(notes.map((note) => [note.file, note]));
  for (const { name } of await store.list(FILES)) {
    const note = noted.get(name);
    // oxlint-disable no-await-in-loop -- In order, so that an interruption leaves no file without its note.
    if (present.has(name)) {
      if (note !== undefined) await store.remove(note.name);
    } else if (note?.sequence === undefined) {
      await store.put(`${DELETED}${name.slice(FILES.length)}.${latest}`, oneChunk(Buffer.alloc(0)));
      // Of an earlier release, by time.
      if (note !== undefined) await store.remove(note.name);
    } else if (note.sequence < oldest) {
      await store.remove(name);
      await store.remove(note.name);
    }
    // oxlint-enable no-await-in-loop
  }
}

/** The name of a note is that of the file with the sequence of the latest state. */
function noteOf(name: string): { name: string; file: string; sequence: number | undefined } {
  const [, blob = '', digits] = /^[^/]*\/(.*?)(?:\.(\d+))?$/.exec(name) ?? [];
  const sequence = digits === undefined ? undefined : Number(digits);
  return { name, file: `${FILES}/${blob}`, sequence };
}
