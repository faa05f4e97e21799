import { CORE } from './core-key.ts';
import { createValueStore } from '@quits/firebase-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCollection } from '../collection/define-collection.ts';
import { createDatabase } from '../database/create-database.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { serverTimestamp } from '../value/sentinel.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { createWriteRegistry } from '../write/write-registry.ts';
import { pendingCreates } from './pending-creates.ts';

const tasks = defineCollection({
  path: 'projects/{projectId}/tasks',
  schema: v.object({ title: v.string(), at: v.date() }),
});

const create = (path: string, title: unknown = path): WriteOperation => ({
  kind: 'create',
  path,
  data: { title, at: serverTimestamp() },
});

const entry = (
  id: string,
  at: number,
  operations: readonly WriteOperation[],
  change: Partial<JournalEntry> = {},
): JournalEntry => ({
  id,
  at,
  operations,
  label: id,
  uid: 'ann',
  session: 'here',
  draft: undefined,
  ...change,
});

function open(...entries: readonly JournalEntry[]) {
  const book = createWriteRegistry(createValueStore<string | undefined>('ann'));
  const put = (one: JournalEntry) => book.entries.set(one.id, one);
  for (const one of entries) put(one);
  const created = pendingCreates({ [CORE]: { writes: book } }, tasks, { projectId: 'p' });
  return { book, put, created, ids: () => created.getState().map(({ id }) => id) };
}

it('tells what is being made as it will be, the newest first, until the write is answered', () => {
  const { book, put, created, ids } = open(entry('w1', 5, [create('projects/p/tasks/a')]));
  let told = 0;
  const stop = created.subscribe(() => (told += 1));
  put(entry('w2', 7, [create('projects/p/tasks/b'), create('projects/p/tasks/b/notes/n')]));
  book.publish();
  expect(told).toBe(1);
  expect(created.getState()).toEqual([
    {
      id: 'b',
      path: 'projects/p/tasks/b',
      pending: true,
      data: { title: 'projects/p/tasks/b', at: new Date(7) },
    },
    expect.objectContaining({ id: 'a' }),
  ]);
  book.entries.delete('w2');
  book.publish();
  expect(ids()).toEqual(['a']);
  stop();
});

it('keeps the identity of what has not changed', () => {
  const { put, created } = open(entry('w1', 1, [create('projects/p/tasks/a')]));
  const before = created.getState();
  expect(created.getState()).toBe(before);
  put(entry('w2', 2, [create('projects/p/tasks/b')]));
  expect(created.getState()[1]).toBe(before[0]);
});

it('leaves out what was refused, changed since, is elsewhere, does not fit, or comes by the hundred', () => {
  const refusal = { code: 'write/refused', message: '', conflicts: [] };
  const many = Array.from({ length: 100 }, (_, at) => create(`projects/p/tasks/many${at}`));
  const { ids } = open(
    entry('w1', 1, [create('projects/p/tasks/refused')], { refusal }),
    entry('w2', 2, [create('projects/p/tasks/changed')]),
    entry('w3', 3, [{ kind: 'update', path: 'projects/p/tasks/changed', patch: { title: 'x' } }]),
    entry('w4', 4, [create('projects/other/tasks/a')]),
    entry('w5', 5, [create('projects/p/tasks/unfit', 1)]),
    entry('w6', 6, many),
    entry('w7', 7, [create('projects/p/tasks/of-ben')], { uid: 'ben' }),
    entry('w8', 8, [create('projects/p/tasks/fit')]),
  );
  expect(ids()).toEqual(['fit']);
});

it('knows of a write that neither the journal nor the SDK has taken yet', () => {
  const never = () => new Promise<never>(() => undefined);
  const database = createDatabase({
    firestore: never,
    uid: createValueStore<string | undefined>('ann'),
    journal: { ...memoryJournal(), put: never },
  });
  const created = pendingCreates(database, tasks, { projectId: 'p' });
  database.write('make', (batch) =>
    batch.create(tasks, { projectId: 'p' }, 'a', { title: 'A', at: serverTimestamp() }),
  );
  expect(created.getState()).toMatchObject([{ id: 'a', pending: true, data: { title: 'A' } }]);
  database.dispose();
});
