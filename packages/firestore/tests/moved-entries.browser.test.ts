import { until } from '@quits/tooling-rough-network';
import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../src/database/create-database.ts';
import type { JournalEntry, WriteJournal } from '../src/journal/journal-entry.ts';
import { backend } from './support/backend.ts';
import { makeProject } from './support/samples.ts';
import { openSession } from './support/session.ts';

const first = await openSession(backend);
const projectId = await makeProject(first);
afterAll(() => first.close());

/** A write of a page that has closed. */
function leftWrite(): JournalEntry {
  return {
    id: crypto.randomUUID(),
    label: 'add',
    uid: first.uid.getState() ?? '',
    session: crypto.randomUUID(),
    at: Date.now(),
    draft: undefined,
    operations: [
      {
        kind: 'create',
        path: `projects/${projectId}/tasks/${crypto.randomUUID()}`,
        data: { title: 'Left', rank: 1 },
        proof: true,
      },
    ],
  };
}

const isPending =
  (count: number) =>
  ({ pending }: { readonly pending: number }) =>
    pending === count;

const openDatabase = (journal: WriteJournal) =>
  createDatabase({ firestore: () => first.provider.firestore(), uid: first.uid, journal });

/** A journal that pages share, in which no page hears of changes: each was killed before it could say so. */
function silentJournal(entries: Map<string, JournalEntry>): WriteJournal {
  return {
    load: () => Promise.resolve([...entries.values()]),
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
    subscribe: () => () => undefined,
  };
}

it('sends the writes that a killed page took over from another one without a notice', async () => {
  const entry = leftWrite();
  const entries = new Map([[entry.id, entry]]);
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // Another page is taking the write over.
  const taking = navigator.locks.request(entry.session, async () => {
    locked.resolve();
    await held.promise;
    entries.set(entry.id, { ...entry, session: crypto.randomUUID() });
  });
  await locked.promise;

  const database = openDatabase(silentJournal(entries));
  await until(database.syncStatus, isPending(1));
  held.resolve();
  await taking;
  await until(database.syncStatus, isPending(0));
  expect(entries.size).toBe(0);
  database.dispose();
});

it('sends the writes that a database was taking over when it was disposed of', async () => {
  const entry = leftWrite();
  const entries = new Map([[entry.id, entry]]);
  const reached = Promise.withResolvers<void>();
  const stuck: WriteJournal = {
    ...silentJournal(entries),
    put() {
      reached.resolve();
      return new Promise(() => undefined);
    },
  };
  const disposed = openDatabase(stuck);
  await reached.promise;
  const database = openDatabase(silentJournal(entries));
  await until(database.syncStatus, isPending(1));
  disposed.dispose();
  await until(database.syncStatus, isPending(0));
  expect(entries.size).toBe(0);
  database.dispose();
});
