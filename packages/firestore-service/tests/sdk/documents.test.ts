import {
  addDoc,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getDoc,
  getDocFromServer,
  increment,
  arrayRemove,
  arrayUnion,
  maximum,
  minimum,
  refEqual,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  waitForPendingWrites,
  writeBatch,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { connect, freshCollection, sameCollection } from '../support/sdk-client.ts';

/** Reads a document from the server with another client. */
async function stored(reference: DocumentReference): Promise<DocumentData | undefined> {
  const found = await getDocFromServer(doc(connect(), reference.path));
  return found.data();
}

/** Reads a document that must exist. */
async function storedData(reference: DocumentReference): Promise<DocumentData> {
  const data = await stored(reference);
  if (data === undefined) throw new Error(`${reference.path} does not exist.`);
  return data;
}

describe('a value of every type comes back as it went', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['true', true],
    ['an integer', 42],
    ['the largest integer', Number.MAX_SAFE_INTEGER],
    ['the smallest integer', Number.MIN_SAFE_INTEGER],
    ['a fraction', 0.1],
    ['a tiny number', 5e-324],
    ['a negative zero', -0],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['negative infinity', -Infinity],
    ['an empty text', ''],
    ['a text of all planes', 'ä\u0000\n"\\ 日本 👩‍👩‍👧 \u{10FFFF}'],
    ['a list', [1, 'a', null, { deep: [true] }]],
    ['an empty list', []],
    ['a map', { b: 1, a: { c: [] }, 'x.y': 2, '`': 3, ключ: 4 }],
    ['an empty map', {}],
  ])('%s', async (_name, value) => {
    const reference = doc(freshCollection());
    await setDoc(reference, { value });
    expect(await stored(reference)).toStrictEqual({ value });
  });

  test('a timestamp, to the microsecond', async () => {
    const reference = doc(freshCollection());
    const at = new Timestamp(1_700_000_000, 123_456_789);
    const old = new Timestamp(-62_135_596_800, 0);
    await setDoc(reference, { at, old, date: new Date(5) });
    const data = await storedData(reference);
    expect(data['at']).toEqual(new Timestamp(1_700_000_000, 123_456_000));
    expect(data['old']).toEqual(old);
    expect(data['date']).toEqual(Timestamp.fromMillis(5));
  });

  test('bytes', async () => {
    const reference = doc(freshCollection());
    const bytes = Bytes.fromUint8Array(Uint8Array.from({ length: 256 }, (_, index) => index));
    await setDoc(reference, { bytes, none: Bytes.fromUint8Array(new Uint8Array()) });
    const data = await storedData(reference);
    expect((data['bytes'] as Bytes).isEqual(bytes)).toBe(true);
    expect((data['none'] as Bytes).toBase64()).toBe('');
  });

  test('a place', async () => {
    const reference = doc(freshCollection());
    const places = [new GeoPoint(0, 0), new GeoPoint(-90, 180), new GeoPoint(48.137, 11.575)];
    await setDoc(reference, { places });
    expect((await storedData(reference))['places']).toEqual(places);
  });

  test('a vector', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { v: vector([1, -0.5, 1e300]) });
    const data = await storedData(reference);
    expect(data['v'].isEqual(vector([1, -0.5, 1e300]))).toBe(true);
  });

  test('a reference, of another database too', async () => {
    const reference = doc(freshCollection());
    const target = doc(reference, 'sub/target');
    await setDoc(reference, { target });
    const found = (await storedData(reference))['target'] as DocumentReference;
    expect(found.path).toBe(target.path);
    expect(refEqual(doc(reference.firestore, found.path), target)).toBe(true);
  });
});

describe('writing', () => {
  test('replaces a document', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { a: 1, b: 2 });
    await setDoc(reference, { b: 3 });
    expect(await stored(reference)).toEqual({ b: 3 });
  });

  test('merges into a document', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { a: 1, deep: { b: 2, c: 3 } });
    await setDoc(reference, { deep: { c: 4, d: 5 }, a: deleteField() }, { merge: true });
    expect(await stored(reference)).toEqual({ deep: { b: 2, c: 4, d: 5 } });
    await setDoc(reference, { deep: { b: 9 }, x: 1 }, { mergeFields: ['deep.b'] });
    expect(await stored(reference)).toEqual({ deep: { b: 9, c: 4, d: 5 } });
    await setDoc(reference, { deep: {} }, { mergeFields: ['deep'] });
    expect(await stored(reference)).toEqual({ deep: {} });
  });

  test('creates what it merges into', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { a: 1 }, { merge: true });
    expect(await stored(reference)).toEqual({ a: 1 });
    const empty = doc(freshCollection());
    await setDoc(empty, {}, { merge: true });
    expect(await stored(empty)).toEqual({});
  });

  test('merges fields of which one is inside another or named twice', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { owner: { name: 'Ann', age: 30 }, kept: true });
    const data = { owner: { name: 'Bob' }, ignored: 1 };
    await setDoc(reference, data, { mergeFields: ['owner.name', 'owner', 'owner'] });
    expect(await stored(reference)).toEqual({ owner: { name: 'Bob' }, kept: true });
  });

  test('updates single fields by their paths', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { a: { b: 1, c: 2 }, 'd.e': 3, '`odd\\': 4 });
    await updateDoc(reference, { 'a.b': 5, 'a.x.y': 6 });
    await updateDoc(reference, new FieldPath('d.e'), 7, new FieldPath('`odd\\'), deleteField());
    expect(await stored(reference)).toEqual({ a: { b: 5, c: 2, x: { y: 6 } }, 'd.e': 7 });
  });

  test('refuses to update what does not exist', async () => {
    await expect(updateDoc(doc(freshCollection()), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('deletes, also what does not exist', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { a: 1 });
    await deleteDoc(reference);
    await deleteDoc(reference);
    const found = await getDoc(doc(connect(), reference.path));
    expect(found.exists()).toBe(false);
    expect(found.metadata.fromCache).toBe(false);
  });

  test('adds under an id of its own', async () => {
    const reference = await addDoc(freshCollection(), { a: 1 });
    expect(reference.id).toMatch(/^[A-Za-z0-9]{20}$/u);
    expect(await stored(reference)).toEqual({ a: 1 });
  });

  test('accepts ids of any script', async () => {
    const notes = freshCollection();
    const ids = ['.a', 'a b', 'ü', '日本', 'a%2Fb', '100%', '?#', '👍🏽', '__id7__', 'a:b', '(x)'];
    await Promise.all(ids.map((id) => setDoc(doc(notes, id), { id })));
    expect(await Promise.all(ids.map((id) => stored(doc(notes, id))))).toEqual(
      ids.map((id) => ({ id })),
    );
  });

  test('refuses reserved ids', async () => {
    await expect(setDoc(doc(freshCollection(), '__bad__'), {})).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  test('refuses documents over a mebibyte', async () => {
    const reference = doc(freshCollection());
    await expect(setDoc(reference, { text: 'x'.repeat(1_048_600) })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    await setDoc(reference, { text: 'x'.repeat(1_000_000) });
    expect((await storedData(reference))['text']).toHaveLength(1_000_000);
  });

  test('converts on the way in and out', async () => {
    const notes = freshCollection().withConverter({
      toFirestore: (note: { title: string }) => ({ t: note.title }),
      fromFirestore: (snapshot) => ({ title: snapshot.get('t') as string }),
    });
    const reference = await addDoc(notes, { title: 'x' });
    const found = await getDoc(reference);
    expect(found.data()).toEqual({ title: 'x' });
    expect(await stored(doc(connect(), reference.path))).toEqual({ t: 'x' });
  });
});

describe('a transform', () => {
  test('sets the time of the server, the same in a whole batch', async () => {
    const notes = freshCollection();
    const batch = writeBatch(notes.firestore);
    batch.set(doc(notes, 'a'), { at: serverTimestamp(), deep: { at: serverTimestamp() } });
    batch.set(doc(notes, 'b'), { at: serverTimestamp() });
    const before = Date.now();
    await batch.commit();
    const [a, b] = await Promise.all(['a', 'b'].map((id) => storedData(doc(notes, id))));
    const at = a?.['at'] as Timestamp;
    expect(at).toBeInstanceOf(Timestamp);
    expect(Math.abs(at.toMillis() - before)).toBeLessThan(10_000);
    expect(a).toEqual({ at, deep: { at } });
    expect(b).toEqual({ at });
  });

  test('counts', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { whole: 1, part: 0.5, text: 'x' });
    await updateDoc(reference, {
      whole: increment(2),
      part: increment(1),
      text: increment(3),
      none: increment(-4),
    });
    expect(await stored(reference)).toEqual({ whole: 3, part: 1.5, text: 3, none: -4 });
  });

  test('stops at the ends of the integers', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { high: 2 ** 53 - 1 });
    await Promise.all(
      Array.from({ length: 5 }, () => updateDoc(reference, { high: increment(1) })),
    );
    expect((await storedData(reference))['high']).toBe(2 ** 53 + 4);
  });

  test('keeps the smaller or larger number', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { low: 5, high: 5, text: 'x' });
    await updateDoc(reference, { low: minimum(3), high: maximum(3), text: maximum(1) });
    expect(await stored(reference)).toEqual({ low: 3, high: 5, text: 1 });
  });

  test('adds to and removes from lists', async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { list: [1, 'a', 1], text: 'x' });
    await updateDoc(reference, { list: arrayUnion(1, 2, 2, { b: 1 }), text: arrayUnion('y') });
    expect(await stored(reference)).toEqual({ list: [1, 'a', 1, 2, { b: 1 }], text: ['y'] });
    await updateDoc(reference, { list: arrayRemove(1, { b: 1 }), none: arrayRemove(1) });
    expect(await stored(reference)).toEqual({ list: ['a', 2], text: ['y'], none: [] });
  });

  test('works together with others and with merged fields', async () => {
    const reference = doc(freshCollection());
    await setDoc(
      reference,
      { n: increment(1), at: serverTimestamp(), tags: arrayUnion('t'), plain: 1 },
      { merge: true },
    );
    const data = await stored(reference);
    expect(data).toEqual({ n: 1, at: expect.any(Timestamp), tags: ['t'], plain: 1 });
  });
});

describe('a batch', () => {
  test('is applied as a whole', async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'old'), { a: 1 });
    const batch = writeBatch(notes.firestore);
    batch.set(doc(notes, 'new'), { a: 2 });
    batch.update(doc(notes, 'old'), { b: 3 });
    batch.delete(doc(notes, 'gone'));
    await batch.commit();
    expect(await stored(doc(notes, 'new'))).toEqual({ a: 2 });
    expect(await stored(doc(notes, 'old'))).toEqual({ a: 1, b: 3 });
  });

  test('is refused as a whole', async () => {
    const notes = freshCollection();
    const batch = writeBatch(notes.firestore);
    batch.set(doc(notes, 'a'), {});
    batch.update(doc(notes, 'missing'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored(doc(notes, 'a'))).toBeUndefined();
  });

  test('may write the same document several times', async () => {
    const reference = doc(freshCollection());
    const batch = writeBatch(reference.firestore);
    batch.set(reference, { n: 1 });
    batch.update(reference, { n: increment(1) });
    batch.update(reference, { n: increment(1) });
    await batch.commit();
    expect(await stored(reference)).toEqual({ n: 3 });
  });

  test('may be large', async () => {
    const notes = freshCollection();
    const batch = writeBatch(notes.firestore);
    // More than the former limit of 500 per batch.
    for (let n = 0; n < 501; n += 1) batch.set(doc(notes, `n${n}`), { n });
    await batch.commit();
    expect(await stored(doc(notes, 'n500'))).toEqual({ n: 500 });
  });
});

test('many clients write at once without losing anything', async () => {
  const reference = doc(freshCollection());
  await setDoc(reference, { n: 0 });
  const clients = Array.from({ length: 5 }, () => connect());
  for (const client of clients) {
    for (let n = 0; n < 20; n += 1)
      void updateDoc(doc(client, reference.path), { n: increment(1) });
  }
  await Promise.all(clients.map((client) => waitForPendingWrites(client)));
  expect(await stored(reference)).toEqual({ n: 100 });
});

test('projects and databases are apart', async () => {
  const notes = freshCollection();
  await setDoc(doc(notes, 'a'), { in: 'default' });
  const elsewhere = [connect({ project: 'demo-other' }), connect({ database: 'second' })];
  for (const [index, client] of elsewhere.entries()) {
    const reference = doc(sameCollection(notes, client), 'a');
    expect((await getDoc(reference)).exists()).toBe(false);
    await setDoc(reference, { in: index });
    expect((await getDocFromServer(reference)).data()).toEqual({ in: index });
  }
  expect(await stored(doc(notes, 'a'))).toEqual({ in: 'default' });
});

test('collections lie under documents that do not exist', async () => {
  const parent = doc(freshCollection());
  const child = doc(collection(parent, 'children'), 'x');
  await setDoc(child, { a: 1 });
  expect(await stored(child)).toEqual({ a: 1 });
  expect(await stored(parent)).toBeUndefined();
});
