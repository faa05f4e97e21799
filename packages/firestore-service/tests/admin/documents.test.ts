import {
  FieldPath,
  FieldValue,
  GeoPoint,
  Timestamp,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminStage,
  closeAdminFirestore,
  fill,
  fresh,
  openAdminFirestore,
} from '../support/admin-firestore.ts';

beforeAll(openAdminFirestore);
afterAll(closeAdminFirestore);

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
    const found = await adminStage().firestore.getAll(...references, { fieldMask: ['n'] });
    expect(found.map((one) => one.data())).toEqual([{ n: 2 }, undefined, { n: 0 }]);
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
    expect((await adminStage().firestore.listCollections()).map(({ id }) => id)).toContain(
      root.parent.id,
    );
  });

  test('is deleted with everything below', async () => {
    const root = fresh().doc('root');
    await root.set({});
    const below = root.collection('many');
    await fill(below, 60);
    await below.doc('n000').collection('deeper').doc('x').set({});
    await adminStage().firestore.recursiveDelete(root);
    expect((await below.get()).size).toBe(0);
    expect((await below.doc('n000').collection('deeper').get()).size).toBe(0);
    expect(await root.listCollections()).toEqual([]);
  });
});
