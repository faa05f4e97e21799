import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  getFirestore,
  GeoPoint,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEngineStage, type EngineStage } from './support/engine-stage.ts';

let stage: EngineStage;
let app: App;
let firestore: Firestore;

beforeAll(async () => {
  stage = await startEngineStage();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${stage.address.port}`);
  // Keeps the SDK from asking the network whether it runs in the cloud.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  app = initializeApp({ projectId: 'demo-admin' });
  firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
});

afterAll(async () => {
  await firestore.terminate();
  await deleteApp(app);
  await stage.stop();
});

function fresh(): CollectionReference {
  return firestore.collection(`c-${crypto.randomUUID()}`);
}

function ids({ docs }: QuerySnapshot): string[] {
  return docs.map(({ id }) => id);
}

async function fill(notes: CollectionReference, count: number): Promise<void> {
  const batch = firestore.batch();
  for (let n = 0; n < count; n += 1) {
    batch.set(notes.doc(`n${String(n).padStart(3, '0')}`), { n, odd: n % 2 === 1 });
  }
  await batch.commit();
}

describe('documents', () => {
  test('are created once', async () => {
    const reference = fresh().doc();
    const { writeTime } = await reference.create({ a: 1 });
    const snapshot = await reference.get();
    expect(snapshot.data()).toEqual({ a: 1 });
    expect(snapshot.createTime?.isEqual(writeTime)).toBe(true);
    expect(snapshot.updateTime?.isEqual(writeTime)).toBe(true);
    await expect(reference.create({})).rejects.toMatchObject({ code: 6 });
  });

  test('keep values of every type', async () => {
    const reference = fresh().doc();
    const value = {
      nothing: null,
      yes: true,
      whole: 5,
      part: 1.5,
      nan: Number.NaN,
      infinite: -Infinity,
      zero: -0,
      text: 'ä 👍🏽',
      bytes: Buffer.from([0, 255]),
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(1.5, -2),
      list: [1, { a: [] }],
      map: { 'a.b': {} },
      other: reference.collection('sub').doc('x'),
      vector: FieldValue.vector([1, 2.5]),
    };
    await reference.set({ ...value, skipped: undefined });
    const data = (await reference.get()).data();
    expect(data?.['zero']).toBe(-0);
    const other: unknown = data?.['other'];
    expect((other as DocumentReference).path).toBe(value.other.path);
    expect({ ...data, other: undefined }).toEqual({ ...value, other: undefined });
  });

  test('are updated under conditions', async () => {
    const reference = fresh().doc();
    const { writeTime } = await reference.set({ a: { b: 1 }, c: 2 });
    await reference.update({ 'a.b': 3 }, { lastUpdateTime: writeTime });
    await expect(
      reference.update({ 'a.b': 4 }, { lastUpdateTime: writeTime }),
    ).rejects.toMatchObject({ code: 9 });
    await reference.update(
      new FieldPath('a', 'x.y'),
      FieldValue.increment(1),
      'c',
      FieldValue.delete(),
    );
    expect((await reference.get()).data()).toEqual({ a: { b: 3, 'x.y': 1 } });
    await expect(fresh().doc().update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await expect(fresh().doc().delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    await reference.delete({ exists: true });
    expect((await reference.get()).exists).toBe(false);
  });

  test('are merged and transformed', async () => {
    const reference = fresh().doc();
    await reference.set({ list: [1], n: 1, deep: { a: 1 } });
    await reference.set(
      {
        list: FieldValue.arrayUnion(2),
        n: FieldValue.increment(1),
        deep: { b: 2 },
        at: FieldValue.serverTimestamp(),
      },
      { merge: true },
    );
    expect((await reference.get()).data()).toEqual({
      list: [1, 2],
      n: 2,
      deep: { a: 1, b: 2 },
      at: expect.any(Timestamp),
    });
    await reference.set({ n: 9, list: [] }, { mergeFields: ['n'] });
    expect((await reference.get()).get('list')).toEqual([1, 2]);
  });

  test('come in groups, with a mask, in the order asked', async () => {
    const notes = fresh();
    await fill(notes, 3);
    const references = ['n002', 'missing', 'n000'].map((id) => notes.doc(id));
    const found = await firestore.getAll(...references, { fieldMask: ['n'] });
    expect(found.map((one) => one.data())).toEqual([{ n: 2 }, undefined, { n: 0 }]);
  });
});

describe('queries', () => {
  test('filter, order and cut', async () => {
    const notes = fresh();
    await fill(notes, 10);
    const odd = notes.where('odd', '==', true);
    expect(ids(await odd.orderBy('n', 'desc').limit(2).get())).toEqual(['n009', 'n007']);
    expect(ids(await notes.orderBy('n').offset(8).get())).toEqual(['n008', 'n009']);
    expect(ids(await notes.orderBy('n').startAt(3).endBefore(5).get())).toEqual(['n003', 'n004']);
    expect(ids(await notes.orderBy('n').limitToLast(2).get())).toEqual(['n008', 'n009']);
    const either = Filter.or(Filter.where('n', '==', 1), Filter.where('n', '>', 8));
    expect(ids(await notes.where(either).get())).toEqual(['n001', 'n009']);
    const byId = notes.where(FieldPath.documentId(), 'in', [notes.doc('n004'), 'n005']);
    expect(ids(await byId.get())).toEqual(['n004', 'n005']);
  });

  test('select fields', async () => {
    const notes = fresh();
    await fill(notes, 2);
    const found = await notes.select('odd').get();
    expect(found.docs.map((one) => one.data())).toEqual([{ odd: false }, { odd: true }]);
    const bare = await notes.select().get();
    expect(bare.docs.map((one) => one.data())).toEqual([{}, {}]);
  });

  test('stream', async () => {
    const notes = fresh();
    await fill(notes, 250);
    const seen: string[] = [];
    for await (const one of notes.orderBy('n').stream()) {
      seen.push((one as unknown as { id: string }).id);
    }
    expect(seen).toHaveLength(250);
    expect(seen.at(-1)).toBe('n249');
  });

  test('aggregate', async () => {
    const notes = fresh();
    await fill(notes, 4);
    expect((await notes.count().get()).data()).toEqual({ count: 4 });
    const found = await notes
      .where('n', '>', 0)
      .aggregate({
        all: AggregateField.count(),
        total: AggregateField.sum('n'),
        mean: AggregateField.average('n'),
      })
      .get();
    expect(found.data()).toEqual({ all: 3, total: 6, mean: 2 });
  });

  test('reach all collections of a name', async () => {
    const group = `g-${crypto.randomUUID()}`;
    await Promise.all(
      ['a', 'b', 'c'].map((parent) => firestore.doc(`${group}-p/${parent}/${group}/x`).set({})),
    );
    expect((await firestore.collectionGroup(group).get()).size).toBe(3);
  });

  test('are divided into partitions that together are the whole', async () => {
    const group = `g-${crypto.randomUUID()}`;
    const notes = firestore.collection(group);
    await fill(notes, 300);
    let total = 0;
    for await (const part of firestore.collectionGroup(group).getPartitions(4)) {
      total += (await part.toQuery().get()).size;
    }
    expect(total).toBe(300);
  });

  test('explain what they did', async () => {
    const notes = fresh();
    await fill(notes, 2);
    const { snapshot, metrics } = await notes.where('n', '>=', 0).explain({ analyze: true });
    expect(snapshot?.size).toBe(2);
    expect(metrics.executionStats?.resultsReturned).toBe(2);
    expect(metrics.planSummary.indexesUsed).toHaveLength(1);
    const planned = await notes.where('n', '>=', 0).explain();
    expect(planned.snapshot).toBeNull();
  });

  test('find the nearest vectors', async () => {
    const notes = fresh();
    await Promise.all(
      [1, 5, 3].map((x) => notes.doc(`v${x}`).set({ v: FieldValue.vector([x, 0]) })),
    );
    const nearest = notes.findNearest({
      vectorField: 'v',
      queryVector: [0, 0],
      limit: 2,
      distanceMeasure: 'EUCLIDEAN',
      distanceResultField: 'far',
    });
    const found = await nearest.get();
    expect(found.docs.map((one) => [one.id, one.get('far')])).toEqual([
      ['v1', 1],
      ['v3', 3],
    ]);
  });
});

describe('the tree', () => {
  test('lists collections and documents, missing ones included', async () => {
    const root = fresh().doc('root');
    await Promise.all(
      ['b/x', 'a/y', 'a/z/deep/w'].map((path) =>
        root.firestore.doc(`${root.path}/${path}`).set({}),
      ),
    );
    const collections = await root.listCollections();
    expect(collections.map(({ id }) => id)).toEqual(['a', 'b']);
    const parents = await root.parent.listDocuments();
    expect(parents.map(({ id }) => id)).toEqual(['root']);
    expect((await firestore.listCollections()).map(({ id }) => id)).toContain(root.parent.id);
  });

  test('is deleted with everything below', async () => {
    const root = fresh().doc('root');
    await root.set({});
    const below = root.collection('many');
    await fill(below, 60);
    await below.doc('n000').collection('deeper').doc('x').set({});
    await firestore.recursiveDelete(root);
    expect((await below.get()).size).toBe(0);
    expect((await below.doc('n000').collection('deeper').get()).size).toBe(0);
    expect(await root.listCollections()).toEqual([]);
  });
});

describe('many writes', () => {
  test('fly in bulk, each with its own fate', async () => {
    const notes = fresh();
    const writer = firestore.bulkWriter();
    writer.onWriteError(() => false);
    const results = Array.from({ length: 100 }, (_, n) => writer.create(notes.doc(`n${n}`), { n }));
    await Promise.all(results);
    const again = writer.create(notes.doc('n0'), {});
    const updated = writer.update(notes.doc('n1'), { m: 1 });
    const fates = Promise.allSettled([again, updated]);
    await writer.close();
    expect(await fates).toMatchObject([
      { status: 'rejected', reason: { code: 6 } },
      { status: 'fulfilled' },
    ]);
    expect((await notes.get()).size).toBe(100);
  });

  test('go together in a batch or not at all', async () => {
    const notes = fresh();
    const batch = firestore.batch().set(notes.doc('a'), {}).create(notes.doc('a'), {});
    await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
    expect((await notes.get()).size).toBe(0);
  });
});

describe('transactions', () => {
  test('read, query and write as one', async () => {
    const notes = fresh();
    await fill(notes, 3);
    const sum = await firestore.runTransaction(async (transaction) => {
      const all = await transaction.get(notes.where('n', '>', 0));
      const [first] = await transaction.getAll(notes.doc('n000'));
      const counted = await transaction.get(notes.count());
      transaction.update(notes.doc('n000'), { total: all.size });
      transaction.create(notes.doc('new'), { n: -1 });
      return all.size + (first?.get('n') as number) + counted.data().count;
    });
    expect(sum).toBe(5);
    expect((await notes.doc('n000').get()).get('total')).toBe(2);
  });

  test('do not overwrite each other', { timeout: 60_000 }, async () => {
    const reference = fresh().doc();
    await reference.set({ n: 0 });
    const add = (): Promise<void> =>
      firestore.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(reference)).get('n') as number;
          transaction.update(reference, { n: n + 1 });
        },
        { maxAttempts: 30 },
      );
    await Promise.all(Array.from({ length: 8 }, add));
    expect((await reference.get()).get('n')).toBe(8);
  });

  test('read the past when they only read', async () => {
    const reference = fresh().doc();
    await reference.set({ n: 1 });
    const { writeTime } = await reference.set({ n: 2 });
    await reference.set({ n: 3 });
    const n = await firestore.runTransaction(
      async (transaction) => (await transaction.get(reference)).get('n') as number,
      { readOnly: true, readTime: writeTime },
    );
    expect(n).toBe(2);
  });

  test('leave nothing behind when they fail', async () => {
    const reference = fresh().doc();
    const failed = firestore.runTransaction(async (transaction) => {
      transaction.set(reference, {});
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await reference.get()).exists).toBe(false);
  });
});

describe('listeners', () => {
  test('follow a document and a query', async () => {
    const notes = fresh();
    const single: unknown[] = [];
    const many: string[][] = [];
    const stops = [
      notes.doc('a').onSnapshot((snapshot) => single.push(snapshot.data())),
      notes
        .where('n', '>', 0)
        .orderBy('n')
        .onSnapshot((snapshot) => many.push(ids(snapshot))),
    ];
    await vi.waitFor(() => expect([single, many]).toEqual([[undefined], [[]]]));
    await notes.doc('a').set({ n: 2 });
    await vi.waitFor(() => expect(many.at(-1)).toEqual(['a']));
    await notes.doc('b').set({ n: 1 });
    await vi.waitFor(() => expect(many.at(-1)).toEqual(['b', 'a']));
    await notes.doc('a').update({ n: 0 });
    await vi.waitFor(() => expect(many.at(-1)).toEqual(['b']));
    await vi.waitFor(() => expect(single.at(-1)).toEqual({ n: 0 }));
    await notes.doc('a').delete();
    await vi.waitFor(() => expect(single.at(-1)).toBeUndefined());
    for (const stop of stops) stop();
  });

  test('survive broken connections', { timeout: 60_000 }, async () => {
    const notes = fresh();
    const seen: string[][] = [];
    const stop = notes.onSnapshot((snapshot) => seen.push(ids(snapshot)));
    await vi.waitFor(() => expect(seen).toEqual([[]]));
    await fetch(`http://127.0.0.1:${stage.address.controlPort}/cut`, { method: 'POST' });
    await vi.waitFor(() => notes.doc('a').set({}), 10_000);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['a']), 30_000);
    stop();
  });
});

test('bundles carry documents and named queries', async () => {
  const notes = fresh();
  await fill(notes, 2);
  const bundle = firestore.bundle('b').add('all', await notes.orderBy('n').get());
  const text = bundle.build().toString();
  expect(text).toContain('"namedQuery"');
  expect(text.match(/"documentMetadata"/gu)).toHaveLength(2);
});

test('a second database is another one', async () => {
  const other = getFirestore(app, 'other');
  const reference = fresh().doc('a');
  await reference.set({ in: 'default' });
  expect((await other.doc(reference.path).get()).exists).toBe(false);
  await other.terminate();
});
