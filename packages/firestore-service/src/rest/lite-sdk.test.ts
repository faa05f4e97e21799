import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  addDoc,
  and,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
  writeBatch,
  type Firestore as LiteFirestore,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFirestore } from '../testing/open-firestore.ts';
import { serveRest, type ServedRest } from '../testing/serve-rest.ts';

setLogLevel('silent');

let app: FirebaseApp;
let db: LiteFirestore;
let served: ServedRest;

beforeEach(async () => {
  served = await serveRest(openFirestore());
  app = initializeApp({ projectId: 'demo', apiKey: 'key' });
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', served.port);
});

afterEach(async () => {
  await deleteApp(app);
  await served.close();
});

const ids = async (found: ReturnType<typeof getDocs>) => (await found).docs.map(({ id }) => id);

test('keeps every type of value', async () => {
  const stored = {
    text: 'é😀\u0000',
    whole: 3,
    big: Number.MAX_SAFE_INTEGER,
    real: 1.5,
    minusZero: -0,
    nan: Number.NaN,
    infinity: -Infinity,
    nothing: null,
    yes: true,
    at: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Bytes.fromBase64String('AAECAw=='),
    place: new GeoPoint(0, -12.5),
    reference: doc(db, 'other/x'),
    list: [1, 'two', { three: [] }],
    map: { 'a.b': { '`': 1 }, empty: {} },
    vector: vector([1, 2.5]),
  };
  await setDoc(doc(db, 'types/all'), stored);
  const read = (await getDoc(doc(db, 'types/all'))).data();
  expect(read).toEqual({ ...stored, reference: expect.anything() });
  expect(Object.is(read?.['minusZero'], -0)).toBe(true);
  expect(read?.['reference'].path).toBe('other/x');
});

test('cuts timestamps off after the microsecond', async () => {
  await setDoc(doc(db, 'a/b'), { at: new Timestamp(1, 123_456_789) });
  expect((await getDoc(doc(db, 'a/b'))).data()).toEqual({ at: new Timestamp(1, 123_456_000) });
});

test('merges, updates, deletes fields and applies transforms', async () => {
  const ref = doc(db, 'a/b');
  await setDoc(ref, { n: 1, list: [1, 2], map: { x: 1, y: 2 } });
  await setDoc(ref, { map: { y: 3 } }, { merge: true });
  await updateDoc(ref, {
    n: increment(2.5),
    list: arrayUnion(2, 3),
    'map.x': deleteField(),
    at: serverTimestamp(),
  });
  await updateDoc(ref, { list: arrayRemove(1) });
  const data = (await getDoc(ref)).data();
  expect(data).toMatchObject({ n: 3.5, list: [2, 3], map: { y: 3 } });
  expect(data?.['at']).toBeInstanceOf(Timestamp);
  await deleteDoc(ref);
  expect((await getDoc(ref)).exists()).toBe(false);
});

test('refuses to update what does not exist', async () => {
  await expect(updateDoc(doc(db, 'a/b'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

test('writes a batch as one or not at all', async () => {
  const batch = writeBatch(db);
  batch.set(doc(db, 'a/1'), { n: 1 });
  batch.update(doc(db, 'a/2'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect(await ids(getDocs(collection(db, 'a')))).toEqual([]);
});

test('filters, orders and pages', async () => {
  const cities = collection(db, 'cities');
  const batch = writeBatch(db);
  for (let n = 0; n < 10; n += 1) {
    batch.set(doc(cities, `c${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`, 'all'] });
  }
  await batch.commit();
  expect(await ids(getDocs(query(cities, where('even', '==', true), where('n', '>', 3))))).toEqual([
    'c4',
    'c6',
    'c8',
  ]);
  expect(await ids(getDocs(query(cities, orderBy('n', 'desc'), limit(2))))).toEqual(['c9', 'c8']);
  expect(await ids(getDocs(query(cities, orderBy('n'), limitToLast(2))))).toEqual(['c8', 'c9']);
  expect(await ids(getDocs(query(cities, orderBy('n'), startAfter(2), endBefore(5))))).toEqual([
    'c3',
    'c4',
  ]);
  expect(await ids(getDocs(query(cities, where('n', 'in', [1, 7]))))).toEqual(['c1', 'c7']);
  expect(await ids(getDocs(query(cities, where('n', 'not-in', [0, 1, 2, 3, 4, 5, 6]))))).toEqual([
    'c7',
    'c8',
    'c9',
  ]);
  expect(
    await ids(getDocs(query(cities, where('tags', 'array-contains', 't2'), limit(2)))),
  ).toEqual(['c2', 'c5']);
  expect(
    await ids(
      getDocs(
        query(cities, or(where('n', '==', 1), and(where('n', '>', 7), where('even', '==', true)))),
      ),
    ),
  ).toEqual(['c1', 'c8']);
  expect(await ids(getDocs(query(cities, where(documentId(), '>=', 'c8'))))).toEqual(['c8', 'c9']);
});

test('queries all collections of a group', async () => {
  await setDoc(doc(db, 'x/1/items/a'), { n: 1 });
  await setDoc(doc(db, 'items/b'), { n: 2 });
  await setDoc(doc(db, 'y/1/z/2/items/c'), { n: 3 });
  await setDoc(doc(db, 'x/1/other/d'), { n: 4 });
  expect(await ids(getDocs(collectionGroup(db, 'items')))).toEqual(['b', 'a', 'c']);
});

test('counts, sums and averages', async () => {
  const scores = collection(db, 'scores');
  await addDoc(scores, { points: 1 });
  await addDoc(scores, { points: 2.5 });
  await addDoc(scores, { points: 'none' });
  await addDoc(scores, { other: 1 });
  expect((await getCount(scores)).data()).toEqual({ count: 4 });
  const all = { n: count(), total: sum('points'), mean: average('points') };
  expect((await getAggregate(scores, all)).data()).toEqual({ n: 3, total: 3.5, mean: 1.75 });
});

test('retries a transaction whose documents changed', async () => {
  const ref = doc(db, 'a/counter');
  await setDoc(ref, { n: 0 });
  let attempts = 0;
  await runTransaction(db, async (transaction) => {
    attempts += 1;
    const n: unknown = (await transaction.get(ref)).get('n');
    if (attempts === 1) await setDoc(ref, { n: 10 });
    transaction.update(ref, { n: Number(n) + 1 });
  });
  expect(attempts).toBe(2);
  expect((await getDoc(ref)).data()).toEqual({ n: 11 });
});

test('keeps databases and projects apart', async () => {
  const other = getFirestore(app, 'other');
  connectFirestoreEmulator(other, '127.0.0.1', served.port);
  await setDoc(doc(db, 'a/b'), { n: 1 });
  expect((await getDoc(doc(other, 'a/b'))).exists()).toBe(false);
});
