import { initializeApp } from 'firebase/app';
import {
  addDoc,
  arrayUnion,
  average,
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  doc,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  terminate,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type CollectionReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterEach, describe, expect, test } from 'vitest';
import { engine } from '../support/sdk-client.ts';

const open: Firestore[] = [];

setLogLevel('silent');

afterEach(async () => {
  await Promise.all(open.splice(0).map((firestore) => terminate(firestore)));
});

function connect(project = 'demo-lite', token?: string): Firestore {
  const app = initializeApp({ projectId: project, apiKey: 'key' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  const user = token === undefined ? {} : { mockUserToken: { sub: token } };
  connectFirestoreEmulator(firestore, '127.0.0.1', engine.port, user);
  open.push(firestore);
  return firestore;
}

function fresh(): CollectionReference {
  return collection(connect(), `c-${crypto.randomUUID()}`);
}

// The build without streams uses REST.
describe('the lite SDK', () => {
  test('writes and reads documents', async () => {
    const notes = fresh();
    const reference = await addDoc(notes, {
      n: 1,
      at: serverTimestamp(),
      zero: -0,
      nan: Number.NaN,
    });
    await updateDoc(reference, { n: increment(1), list: arrayUnion('x') });
    const data = (await getDoc(reference)).data();
    expect(data).toEqual({
      n: 2,
      at: expect.any(Timestamp),
      zero: -0,
      nan: Number.NaN,
      list: ['x'],
    });
    await setDoc(reference, { m: 1 }, { merge: true });
    expect((await getDoc(reference)).get('m')).toBe(1);
    await deleteDoc(reference);
    expect((await getDoc(reference)).exists()).toBe(false);
  });

  test('queries and aggregates', async () => {
    const notes = fresh();
    const batch = writeBatch(notes.firestore);
    for (let n = 0; n < 5; n += 1) batch.set(doc(notes, `n${n}`), { n });
    await batch.commit();
    const large = query(notes, where('n', '>', 1), orderBy('n', 'desc'), limit(2));
    expect((await getDocs(large)).docs.map(({ id }) => id)).toEqual(['n4', 'n3']);
    expect((await getDocs(query(notes, where('n', '>', 9)))).size).toBe(0);
    expect((await getCount(notes)).data().count).toBe(5);
    const found = await getAggregate(notes, { c: count(), s: sum('n'), a: average('n') });
    expect(found.data()).toEqual({ c: 5, s: 10, a: 2 });
  });

  test('makes transactions, in turn with others', async () => {
    const reference = doc(fresh());
    await setDoc(reference, { n: 0 });
    const add = (): Promise<void> =>
      runTransaction(
        reference.firestore,
        async (transaction) => {
          const n = (await transaction.get(reference)).get('n') as number;
          transaction.set(reference, { n: n + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add()]);
    expect((await getDoc(reference)).get('n')).toBe(3);
  });

  test('tells errors apart', async () => {
    await expect(updateDoc(doc(fresh()), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    const own = doc(connect('demo-locked', 'eve'), 'own/someone');
    await expect(getDoc(own)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(setDoc(own, {})).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
