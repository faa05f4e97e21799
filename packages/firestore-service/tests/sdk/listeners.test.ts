import { eventually } from '@quits/tooling-presets/eventually';
import {
  arrayUnion,
  deleteDoc,
  doc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { connect, freshCollection, sameCollection } from '../support/sdk-client.ts';

/** Listens to a query and records its snapshots. */
function follow(target: Query, includeMetadataChanges = false): Followed {
  const snapshots: QuerySnapshot[] = [];
  const errors: unknown[] = [];
  const stop = onSnapshot(
    target,
    { includeMetadataChanges },
    (snapshot) => snapshots.push(snapshot),
    (error) => errors.push(error),
  );
  return {
    snapshots,
    errors,
    stop,
    ids: () => snapshots.at(-1)?.docs.map(({ id }) => id),
    isCurrent: () => snapshots.at(-1)?.metadata.fromCache === false,
  };
}

interface Followed {
  readonly snapshots: QuerySnapshot[];
  readonly errors: unknown[];
  readonly stop: () => void;
  ids(): string[] | undefined;
  isCurrent(): boolean;
}

describe('a listener on a document', () => {
  test('sees it appear, change and go', async () => {
    const reference = doc(freshCollection());
    const seen: unknown[] = [];
    const stop = onSnapshot(doc(connect(), reference.path), (snapshot) => {
      seen.push(snapshot.data());
    });
    await eventually(() => expect(seen).toEqual([undefined]));
    await setDoc(reference, { n: 1 });
    await eventually(() => expect(seen).toEqual([undefined, { n: 1 }]));
    await updateDoc(reference, { m: 2 });
    await eventually(() => expect(seen.at(-1)).toEqual({ n: 1, m: 2 }));
    await deleteDoc(reference);
    await eventually(() => expect(seen.at(-1)).toBeUndefined());
    await setDoc(reference, { n: 3 });
    await eventually(() => expect(seen.at(-1)).toEqual({ n: 3 }));
    stop();
  });

  test('sees its own writes at once and their confirmation', async () => {
    const reference = doc(freshCollection());
    const seen: string[] = [];
    const stop = onSnapshot(reference, { includeMetadataChanges: true }, (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      seen.push(`${snapshot.get('n') ?? '-'} ${fromCache} ${hasPendingWrites}`);
    });
    await eventually(() => expect(seen).toEqual(['- false false']));
    await setDoc(reference, { n: 1 });
    await eventually(() => expect(seen.at(-1)).toBe('1 false false'));
    expect(seen).toEqual(['- false false', '1 false true', '1 false false']);
    stop();
  });

  test('guesses the time of the server until it is known', async () => {
    const reference = doc(freshCollection());
    const guesses: unknown[] = [];
    const stop = onSnapshot(reference, { includeMetadataChanges: true }, (snapshot) => {
      guesses.push(snapshot.get('at', { serverTimestamps: 'none' }));
    });
    await setDoc(reference, { at: serverTimestamp() });
    await eventually(() => expect(guesses.at(-1)).toHaveProperty('seconds'));
    expect(guesses).toContain(null);
    stop();
  });
});

describe('a listener on a query', () => {
  test('sees documents come, change, move and leave', async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'a'), { n: 1 });
    const followed = follow(query(sameCollection(notes), where('n', '>', 0), orderBy('n')));
    await eventually(() => expect(followed.ids()).toEqual(['a']));
    await setDoc(doc(notes, 'b'), { n: 2 });
    await eventually(() => expect(followed.ids()).toEqual(['a', 'b']));
    await updateDoc(doc(notes, 'a'), { n: 3 });
    await eventually(() => expect(followed.ids()).toEqual(['b', 'a']));
    const [change] = followed.snapshots.at(-1)?.docChanges() ?? [];
    expect(change).toMatchObject({ type: 'modified', oldIndex: 0, newIndex: 1 });
    await updateDoc(doc(notes, 'b'), { n: -1 });
    await eventually(() => expect(followed.ids()).toEqual(['a']));
    await deleteDoc(doc(notes, 'a'));
    await eventually(() => expect(followed.ids()).toEqual([]));
    expect(followed.isCurrent()).toBe(true);
    followed.stop();
  });

  test('keeps its limit full', async () => {
    const notes = freshCollection();
    const batch = writeBatch(notes.firestore);
    for (let n = 0; n < 6; n += 1) batch.set(doc(notes, `n${n}`), { n });
    await batch.commit();
    const others = sameCollection(notes);
    const first = follow(query(others, orderBy('n'), limit(2)));
    const last = follow(query(others, orderBy('n'), limitToLast(2)));
    await eventually(() =>
      expect([first.ids(), last.ids()]).toEqual([
        ['n0', 'n1'],
        ['n4', 'n5'],
      ]),
    );
    await deleteDoc(doc(notes, 'n0'));
    await eventually(() => expect(first.ids()).toEqual(['n1', 'n2']));
    await updateDoc(doc(notes, 'n5'), { n: -1 });
    await eventually(() => expect(first.ids()).toEqual(['n5', 'n1']));
    await eventually(() => expect(last.ids()).toEqual(['n3', 'n4']));
    first.stop();
    last.stop();
  });

  test('shows a batch as one change', async () => {
    const notes = freshCollection();
    const followed = follow(sameCollection(notes));
    await eventually(() => expect(followed.isCurrent()).toBe(true));
    const batch = writeBatch(notes.firestore);
    for (let n = 0; n < 20; n += 1) batch.set(doc(notes, `n${n}`), { n });
    await batch.commit();
    await eventually(() => expect(followed.ids()).toHaveLength(20));
    expect(followed.snapshots.map(({ size }) => size)).toEqual([0, 20]);
    followed.stop();
  });

  test('shows one commit to several listeners in the same breath', async () => {
    const notes = freshCollection();
    const reader = connect();
    const state = { left: -1, right: -1 };
    const torn: unknown[] = [];
    const one = sameCollection(notes, reader);
    const stops = [
      onSnapshot(query(one, where('side', '==', 'left')), ({ size }) => (state.left = size)),
      onSnapshot(query(one, where('side', '==', 'right')), ({ size }) => (state.right = size)),
      onSnapshotsInSync(reader, () => {
        if (state.left >= 0 && state.right >= 0 && state.left !== state.right) {
          torn.push({ ...state });
        }
      }),
    ];
    await eventually(() => expect(state).toEqual({ left: 0, right: 0 }));
    for (let n = 1; n <= 10; n += 1) {
      const batch = writeBatch(notes.firestore);
      batch.set(doc(notes, `l${n}`), { side: 'left' });
      batch.set(doc(notes, `r${n}`), { side: 'right' });
      await batch.commit();
    }
    await eventually(() => expect(state).toEqual({ left: 10, right: 10 }));
    expect(torn).toEqual([]);
    for (const stop of stops) stop();
  });

  test('says what comes from the cache', async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'a'), {});
    const client = connect();
    await getDocs(sameCollection(notes, client));
    const followed = follow(sameCollection(notes, client), true);
    await eventually(() => expect(followed.isCurrent()).toBe(true));
    expect(followed.snapshots.map(({ metadata }) => metadata.fromCache)).toEqual([true, false]);
    followed.stop();
  });

  test('is told when its query is wrong', async () => {
    const notes = freshCollection();
    const followed = follow(
      query(
        notes,
        where(
          'n',
          'in',
          Array.from({ length: 31 }, (_, n) => n),
        ),
      ),
    );
    await eventually(() => expect(followed.errors).toMatchObject([{ code: 'invalid-argument' }]));
    const healthy = follow(notes);
    await eventually(() => expect(healthy.isCurrent()).toBe(true));
    healthy.stop();
  });

  test('may be many at once', async () => {
    const notes = freshCollection();
    const reader = connect();
    const all = Array.from({ length: 100 }, (_, n) =>
      follow(query(sameCollection(notes, reader), where('n', '==', n))),
    );
    await eventually(() => expect(all.every((one) => one.isCurrent())).toBe(true));
    await setDoc(doc(notes, 'x'), { n: 42 });
    await eventually(() => expect(all[42]?.ids()).toEqual(['x']));
    expect(all.filter((one) => one.ids()?.length === 1)).toHaveLength(1);
    for (const one of all) one.stop();
  });

  test('listens again after it stopped', async () => {
    const notes = freshCollection();
    const others = sameCollection(notes);
    const first = follow(others);
    await eventually(() => expect(first.isCurrent()).toBe(true));
    first.stop();
    await setDoc(doc(notes, 'a'), { n: 1 });
    const second = follow(others);
    await eventually(() => expect(second.ids()).toEqual(['a']));
    second.stop();
    await deleteDoc(doc(notes, 'a'));
    await setDoc(doc(notes, 'b'), { n: 1 });
    const third = follow(others);
    await eventually(() => expect([third.ids(), third.isCurrent()]).toEqual([['b'], true]));
    third.stop();
  });
});

describe('a transaction', () => {
  test('reads and writes as one', async () => {
    const notes = freshCollection();
    const [from, to] = [doc(notes, 'from'), doc(notes, 'to')];
    await setDoc(from, { n: 10 });
    const result = await runTransaction(notes.firestore, async (transaction) => {
      const money = (await transaction.get(from)).get('n') as number;
      const target = await transaction.get(to);
      transaction.update(from, { n: money - 4 });
      if (target.exists()) transaction.update(to, { n: increment(4) });
      else transaction.set(to, { n: 4 });
      return money;
    });
    expect(result).toBe(10);
    expect((await getDocs(sameCollection(notes))).docs.map((one) => one.get('n'))).toEqual([6, 4]);
  });

  test('is repeated until nobody came in between', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { n: 0 });
    const clients = Array.from({ length: 4 }, () => connect());
    const add = (client: (typeof clients)[0]): Promise<void> =>
      runTransaction(
        client,
        async (transaction) => {
          const target = doc(client, reference.path);
          const n = (await transaction.get(target)).get('n') as number;
          transaction.set(target, { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all(clients.flatMap((client) => [add(client), add(client), add(client)]));
    expect((await getDocs(sameCollection(parentOf(reference)))).docs[0]?.get('n')).toBe(12);
  });

  test('is refused when what it only read has changed, and tries again', async () => {
    const notes = freshCollection();
    const [read, written] = [doc(notes, 'read'), doc(notes, 'written')];
    await setDoc(read, { n: 0 });
    const other = connect();
    let attempts = 0;
    await runTransaction(notes.firestore, async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(read)).get('n') as number;
      if (attempts === 1) await setDoc(doc(other, read.path), { n: 5 });
      transaction.set(written, { n });
    });
    expect(attempts).toBe(2);
    const found = await getDocs(query(sameCollection(notes), where('n', '==', 5)));
    expect(found.size).toBe(2);
  });

  test('may touch one document several times', async () => {
    const reference = doc(freshCollection());
    await runTransaction(reference.firestore, async (transaction) => {
      await transaction.get(reference);
      transaction.set(reference, { n: 1 });
      transaction.update(reference, { list: arrayUnion('x') });
      transaction.delete(reference);
      transaction.set(reference, { n: 2 });
    });
    const found = await getDocs(sameCollection(parentOf(reference)));
    expect(found.docs.map((one) => one.data())).toEqual([{ n: 2 }]);
  });

  test('leaves nothing behind when it fails', async () => {
    const reference = doc(freshCollection());
    const failed = runTransaction(reference.firestore, async (transaction) => {
      await transaction.get(reference);
      transaction.set(reference, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await getDocs(sameCollection(parentOf(reference)))).size).toBe(0);
  });

  test('updating what does not exist is refused', async () => {
    const reference = doc(freshCollection());
    const failed = runTransaction(reference.firestore, async (transaction) => {
      transaction.update(reference, { n: 1 });
    });
    await expect(failed).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('the cache answers what it has', async () => {
  const notes = freshCollection();
  await setDoc(doc(notes, 'a'), { n: 1 });
  const followed = follow(notes, true);
  await eventually(() => expect(followed.isCurrent()).toBe(true));
  expect((await getDocFromCache(doc(notes, 'a'))).data()).toEqual({ n: 1 });
  expect((await getDocsFromCache(notes)).size).toBe(1);
  followed.stop();
});

function parentOf(reference: DocumentReference): DocumentReference['parent'] {
  return reference.parent;
}
