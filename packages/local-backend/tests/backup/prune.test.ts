import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASES, CHANGES, FILES, nameOfPoint, planRestore } from '../../src/backup/backup-plan.ts';
import type { BackupStore, StoredFile } from '../../src/backup/backup-store.ts';
import { FileCopies } from '../../src/backup/file-copies.ts';
import { prune } from '../../src/backup/prune.ts';
import { createBlobs } from '../../src/storage/blobs.ts';

/** Keeps names only; `now` is when files are written. */
function namesOnly(now: () => number): BackupStore & { readonly files: Map<string, StoredFile> } {
  const files = new Map<string, StoredFile>();
  return {
    files,
    async put(name) {
      files.set(name, { name, size: 1, written: now() });
    },
    async *get() {
      yield Buffer.alloc(0);
    },
    list: async (folder) =>
      [...files.values()]
        .filter(({ name }) => name.startsWith(`${folder}/`))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    async remove(name) {
      files.delete(name);
    },
  };
}

/** Events of a backup: a commit, a base, a file that is stored or deleted, an hour of cleaning. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('change', 'change', 'base', 'store', 'delete', 'prune'),
    // A clock may be set forward and back.
    pause: fc.oneof(fc.nat({ max: 40 }), fc.integer({ min: -500, max: 500 })),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
);

test('never removes what a state that is kept needs, whatever the order of events', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 100 }), async (events, days) => {
      let now = 1_000_000;
      let sequence = 0;
      let deleted = 0;
      let lastBase = 0;
      /** A clock that was set back doesn't bring back what was removed. */
      let cleaned = 0;
      const store = namesOnly(() => now);
      const present: string[] = [];
      /** Files that each state names, by its sequence. */
      const states: (readonly string[])[] = [[]];
      const points = [{ sequence: 0, time: now }];
      const blobs = { ...createBlobs({ kind: 'memory' }), all: () => [...present] };
      const copies = new FileCopies(store, blobs);
      await store.put(nameOfPoint(BASES, 0, now), none());
      for (const { kind, pause } of events) {
        now += pause;
        // oxlint-disable no-await-in-loop -- Events follow each other.
        if (kind === 'change') {
          sequence += 1;
          await store.put(nameOfPoint(CHANGES, sequence, now), none());
          states.push([...present]);
          points.push({ sequence, time: now });
        } else if (kind === 'base' && sequence > lastBase) {
          lastBase = sequence;
          await store.put(nameOfPoint(BASES, sequence, now), none());
          points.push({ sequence, time: now });
        } else if (kind === 'store') {
          present.push(`file-${present.length + deleted}`);
          await store.put(`${FILES}/${present.at(-1)}`, none());
        } else if (kind === 'delete' && present.length > 0) {
          present.shift();
          deleted += 1;
        } else if (kind === 'prune') {
          await prune(store, now - days, copies);
          cleaned = Math.max(cleaned, now - days);
          await expectRestorable(store, { states, points }, cleaned);
        }
        // oxlint-enable no-await-in-loop
      }
    }),
    { numRuns: 150 },
  );
});

interface Expected {
  readonly states: readonly (readonly string[])[];
  readonly points: readonly { readonly sequence: number; readonly time: number }[];
}

/** At each time since the given one, the latest state up to it has its base, its changes and its files. */
async function expectRestorable(
  store: ReturnType<typeof namesOnly>,
  { states, points }: Expected,
  since: number,
): Promise<void> {
  const times = new Set(points.map(({ time }) => Math.max(time, since)));
  for (const at of times) {
    const sequence = Math.max(
      ...points.flatMap((point) => (point.time <= at ? [point.sequence] : [])),
    );
    // Nothing is as old.
    if (sequence < 0) continue;
    const plan = await planRestore(store, at); // oxlint-disable-line no-await-in-loop -- One after the other.
    expect(plan.base.sequence + plan.changes.length).toBe(sequence);
    const stored = [...store.files.keys()];
    for (const file of states[sequence] ?? []) expect(stored).toContain(`${FILES}/${file}`);
  }
}

async function* none() {
  yield Buffer.alloc(0);
}
