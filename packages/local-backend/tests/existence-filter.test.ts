import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import * as sdk from 'firebase/firestore';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocs,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  query,
  setLogLevel,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../src/index.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{p=**} { allow read, write; } }`;

/** Longer than the service remembers the results of a query without listeners, in ms. */
const LONG = 11_000;

let later = 0;
let backend: LocalBackend;
const apps: FirebaseApp[] = [];
let mismatches: unknown[] = [];
let unsubscribe = () => {};

beforeEach(async () => {
  setLogLevel('silent');
  later = 0;
  backend = await startLocalBackend({ rules: RULES, now: () => Date.now() + later });
  mismatches = [];
  unsubscribe = hooks().onExistenceFilterMismatch((mismatch) => mismatches.push(mismatch));
});

afterEach(async () => {
  unsubscribe();
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  await backend.stop();
});

interface Hooks {
  onExistenceFilterMismatch(callback: (mismatch: unknown) => void): () => void;
}

/** Returns the SDK's internal test hooks, which its types don't declare. */
function hooks(): Hooks {
  const found: unknown = Reflect.get(sdk, '_TestingHooks');
  if (!isHooks(found)) throw new Error('The SDK has no hooks for tests any more.');
  return found;
}

function isHooks(value: unknown): value is Hooks {
  return typeof value === 'function' && 'onExistenceFilterMismatch' in value;
}

/** Creates a client that keeps documents in its cache after the last listener has left. */
function connect(): Firestore {
  const app = initializeApp(backend.firebaseConfig, crypto.randomUUID());
  apps.push(app);
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  const firestore = initializeFirestore(app, { localCache });
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(firestore, host, port);
  return firestore;
}

const ids = async (all: ReturnType<typeof query>) =>
  (await getDocs(all)).docs.map(({ id }) => id).toSorted();

test('a query that lost many documents needs no second reading', async () => {
  const one = connect();
  const other = connect();
  const names = Array.from({ length: 100 }, (_, i) => `doc${1000 + i}`);
  const added = ['new1', 'new2'];
  const batch = writeBatch(other);
  for (const name of names) batch.set(doc(other, 'notes', name), { gone: false });
  await batch.commit();
  const all = query(collection(one, 'notes'), where('gone', '==', false));
  expect(await ids(all)).toEqual(names);

  const changes = writeBatch(other);
  for (const name of names.slice(0, 40)) changes.delete(doc(other, 'notes', name));
  for (const name of names.slice(40, 50)) changes.set(doc(other, 'notes', name), { gone: true });
  for (const name of added) changes.set(doc(other, 'notes', name), { gone: false });
  await changes.commit();
  later = LONG;
  const readBefore = backend.getReadCount();

  expect(await ids(all)).toEqual([...names.slice(50), ...added]);
  expect(mismatches).toMatchObject([
    {
      localCacheCount: 102,
      existenceFilterCount: 52,
      bloomFilter: { applied: true, hashCount: 16 },
    },
  ]);
  // The two new ones, and those that no longer match, which the client looks up.
  expect(backend.getReadCount() - readBefore).toBeLessThan(50);
});

test('a query that is resumed at once is told what it lost', async () => {
  const one = connect();
  const other = connect();
  const batch = writeBatch(other);
  for (const name of ['a', 'b', 'c']) batch.set(doc(other, 'notes', name), {});
  await batch.commit();
  const all = collection(one, 'notes');
  expect(await ids(all)).toEqual(['a', 'b', 'c']);
  await deleteDoc(doc(other, 'notes', 'b'));
  expect(await ids(all)).toEqual(['a', 'c']);
  expect(mismatches).toEqual([]);
});
