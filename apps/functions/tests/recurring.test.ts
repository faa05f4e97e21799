import { fileURLToPath } from 'node:url';
import { createDatabase, firstResult, generateId, getOnce, memoryJournal } from '@quits/firestore';
import { occurrenceId } from '@quits/ledger';
import { type LocalBackend, startLocalBackend } from '@quits/local-backend';
import { groups } from '@quits/product/group/collections.ts';
import { createGroup } from '@quits/product/group/create-group.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { addDueOccurrences } from '@quits/product/series/add-due-occurrences.ts';
import { changeSeries, startSeries } from '@quits/product/series/change-series.ts';
import { recurring } from '@quits/product/series/collections.ts';
import { isRight, missingFrom } from '@quits/product/sums/compare-sums.ts';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const UID = 'ana';
/** First day of the series, counted from today. */
const FIRST = -3;
const DAY = 24 * 3_600_000;

let backend: LocalBackend;
let app: FirebaseApp;
let database: ReturnType<typeof createDatabase>;
const logged: string[] = [];

beforeAll(async () => {
  // The test expects refusals.
  setLogLevel('silent');
  backend = await startLocalBackend({
    rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
    indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
  app = initializeApp(backend.firebaseConfig, 'recurring');
  const firestore = initializeFirestore(app, {});
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: UID } });
  database = createDatabase({
    firestore: () => Promise.resolve(firestore),
    uid: { getState: () => UID, subscribe: () => () => undefined },
    journal: memoryJournal(),
  });
});
afterAll(async () => {
  database.dispose();
  await deleteApp(app);
  await backend.stop();
});

/** Returns the UTC day some days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Lets the schedules of some days run. */
async function pass(days: number): Promise<void> {
  backend.control.clock.advance(days * DAY);
  await backend.functionsIdle();
  backend.control.clock.reset();
}

/** Creates a group with a daily series whose first expense was three days ago. */
async function makeSeries() {
  const { groupId, write } = createGroup(database, UID, {
    name: 'Flat',
    emoji: '🏠',
    currency: 'EUR',
    ownName: 'Ana',
    others: ['Ben'],
  });
  expect(await write.settled).toMatchObject({ ok: true });
  const [ana = '', ben = ''] = Object.keys((await readGroup(groupId)).data.people);
  const seriesId = generateId();
  const begun = startSeries(database, {
    groupId,
    uid: UID,
    seriesId,
    expenseId: occurrenceId(seriesId, dayIn(FIRST)),
    frequency: 'daily',
    expense: {
      kind: 'expense',
      title: 'Milk',
      amount: 301,
      currency: 'EUR',
      date: dayIn(FIRST),
      category: 'groceries',
      payers: { [ana]: 301 },
      split: { mode: 'equal', inputs: [ana, ben] },
      shares: { [ana]: 151, [ben]: 150 },
    },
  });
  expect(await begun.settled).toMatchObject({ ok: true });
  return { groupId, seriesId };
}

async function readGroup(id: string) {
  const state = await firstResult(database.liveDocument(groups, { id }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no group');
  return state.data;
}

async function readSeries(groupId: string, id: string) {
  const state = await firstResult(database.liveDocument(recurring, { groupId, id }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no series');
  return state.data;
}

/** Returns the live expenses' days; fails if the stored sums differ from a recount. */
async function daysOf(groupId: string): Promise<readonly string[]> {
  const found = await getOnce(database, expenses, { groupId }, (query) => query, {
    source: 'server',
  });
  if (!found.ok) throw new Error(found.error.message);
  const history = found.value.data;
  const { data } = await readGroup(groupId);
  expect(isRight(data, missingFrom(data, history))).toBe(true);
  const live = history.filter((one) => one.data.deletedAt === undefined);
  return live.map((one) => one.data.date).toSorted();
}

/** Returns the days from the first one on, until a schedule of the last days has run. */
const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => dayIn(first + at));

test('adds what is due without a visitor, once, with exact sums', async () => {
  const { groupId, seriesId } = await makeSeries();
  const before = await readSeries(groupId, seriesId);
  await pass(1);
  const added = await daysOf(groupId);
  // Up to today or, after 6:00, up to tomorrow.
  expect(added.length).toBeGreaterThanOrEqual(4);
  expect(added).toEqual(daysFrom(FIRST, added.length));

  // A device that has not heard of it adds the same days: the rules refuse each commit as a whole.
  const late = added.slice(1);
  await addDueOccurrences(database, { groupId, uid: UID, series: before }, late);
  await expect.poll(() => database.syncStatus.getState().pending).toBe(0);
  expect(await daysOf(groupId)).toEqual(added);
  const { rejected } = database.syncStatus.getState();
  await Promise.all(rejected.map(({ id }) => database.discardWrite(id)));

  // The next run adds only the new days, and nothing to a paused series.
  const other = await makeSeries();
  const paused = await readSeries(other.groupId, other.seriesId);
  const pause = changeSeries(database, { ...other, uid: UID, series: paused }, { rests: true });
  expect(await pause.settled).toMatchObject({ ok: true });
  await pass(3);
  const now = await daysOf(groupId);
  expect(now.length).toBeGreaterThan(added.length);
  expect(now).toEqual(daysFrom(FIRST, now.length));
  expect(await daysOf(other.groupId)).toEqual([dayIn(FIRST)]);
  expect(logged.join('\n')).not.toContain('Could not add');
});
