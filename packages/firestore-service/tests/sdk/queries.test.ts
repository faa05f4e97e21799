import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  getDocsFromServer,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
  Bytes,
  GeoPoint,
  Timestamp,
  vector,
  type CollectionReference,
  type DocumentData,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { connect, freshCollection, sameCollection } from '../support/sdk-client.ts';

/** Creates a collection with documents by id, on a client without a cache of them. */
async function filled(documents: Record<string, DocumentData>): Promise<CollectionReference> {
  const notes = freshCollection();
  const batch = writeBatch(notes.firestore);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(notes, id), data);
  await batch.commit();
  return sameCollection(notes);
}

async function ids(found: Query): Promise<string[]> {
  const snapshot = await getDocsFromServer(found);
  return snapshot.docs.map(({ id }) => id);
}

const PEOPLE = {
  ann: { name: 'Ann', age: 30, tags: ['a', 'b'], city: 'Ulm', address: { zip: 1 } },
  bob: { name: 'Bob', age: 20, tags: ['b'], city: 'Bonn', address: { zip: 2 } },
  cyd: { name: 'Cyd', age: 20.5, tags: [], city: 'Ulm', nick: null },
  dan: { name: 'Dan', age: Number.NaN, city: 'Rom', nick: 'd' },
  eve: { name: 'Eve', city: 'Rom', age: '20' },
};

describe('a filter', () => {
  test.each<[string, QueryConstraint, string[]]>([
    ['==', where('age', '==', 20), ['bob']],
    ['== null', where('nick', '==', null), ['cyd']],
    ['== NaN', where('age', '==', Number.NaN), ['dan']],
    ['!=', where('city', '!=', 'Ulm'), ['bob', 'dan', 'eve']],
    ['!= null', where('nick', '!=', null), ['dan']],
    ['!= NaN', where('age', '!=', Number.NaN), ['bob', 'cyd', 'ann', 'eve']],
    ['<', where('age', '<', 30), ['bob', 'cyd']],
    ['<=', where('age', '<=', 30), ['bob', 'cyd', 'ann']],
    ['>', where('age', '>', 20), ['cyd', 'ann']],
    ['>=', where('age', '>=', 20), ['bob', 'cyd', 'ann']],
    ['a range of texts', where('age', '>=', ''), ['eve']],
    ['in', where('age', 'in', [20, '20', 99]), ['bob', 'eve']],
    ['in with a list', where('tags', 'in', [['b'], ['b', 'a'], 'b']), ['bob']],
    ['not-in with a list', where('tags', 'not-in', [['b'], []]), ['ann']],
    ['not-in', where('age', 'not-in', [20, '20']), ['dan', 'cyd', 'ann']],
    ['array-contains', where('tags', 'array-contains', 'b'), ['ann', 'bob']],
    ['array-contains-any', where('tags', 'array-contains-any', ['a', 'x']), ['ann']],
    ['== a list', where('tags', '==', ['b']), ['bob']],
    ['== a map', where('address', '==', { zip: 2 }), ['bob']],
    ['a nested field', where('address.zip', '>', 1), ['bob']],
    ['the id', where(documentId(), '==', 'cyd'), ['cyd']],
    ['ids', where(documentId(), 'in', ['eve', 'ann', 'zoe']), ['ann', 'eve']],
    ['a range of ids', where(documentId(), '>', 'cyd'), ['dan', 'eve']],
    ['not these ids', where(documentId(), 'not-in', ['ann', 'bob', 'cyd']), ['dan', 'eve']],
  ])('%s', async (_name, constraint, expected) => {
    expect(await ids(query(await filled(PEOPLE), constraint))).toEqual(expected);
  });

  test('joins others by and and or', async () => {
    const people = await filled(PEOPLE);
    const either = or(
      where('age', '==', 20),
      and(where('city', '==', 'Rom'), or(where('nick', '==', 'd'), where('age', '==', '20'))),
    );
    expect(await ids(query(people, either))).toEqual(['bob', 'dan', 'eve']);
    const both = query(people, where('city', '==', 'Ulm'), where('age', '>', 20));
    expect(await ids(both)).toEqual(['cyd', 'ann']);
  });

  test('compares several fields by inequality', async () => {
    const people = await filled(PEOPLE);
    const young = query(people, where('age', '<', 25), where('city', '>', 'C'));
    expect(await ids(young)).toEqual(['cyd']);
    const ordered = query(young, orderBy('city'), orderBy('age', 'desc'));
    expect(await ids(ordered)).toEqual(['cyd']);
  });

  test('finds by values of every type', async () => {
    const notes = freshCollection();
    const values = [
      true,
      Timestamp.fromMillis(5),
      'text',
      Bytes.fromUint8Array(Uint8Array.of(1, 2)),
      doc(notes, 'other'),
      new GeoPoint(1, 2),
      [1, [] as never[]].slice(0, 1),
      vector([1, 2]),
      { a: { b: 1 } },
    ];
    const batch = writeBatch(notes.firestore);
    for (const [index, value] of values.entries()) batch.set(doc(notes, `v${index}`), { value });
    await batch.commit();
    const found = await Promise.all(
      values.map((value) => ids(query(notes, where('value', '==', value)))),
    );
    expect(found).toEqual(values.map((_value, index) => [`v${index}`]));
  });
});

describe('an order', () => {
  test('sorts by fields and then by id', async () => {
    const people = await filled(PEOPLE);
    expect(await ids(query(people, orderBy('city'), orderBy('name', 'desc')))).toEqual([
      'bob',
      'eve',
      'dan',
      'cyd',
      'ann',
    ]);
    expect(await ids(query(people, orderBy('city', 'desc')))).toEqual([
      'cyd',
      'ann',
      'eve',
      'dan',
      'bob',
    ]);
  });

  test('leaves out documents without the field', async () => {
    expect(await ids(query(await filled(PEOPLE), orderBy('nick')))).toEqual(['cyd', 'dan']);
  });

  test('goes across all types', async () => {
    const notes = freshCollection();
    const sorted = [
      null,
      false,
      true,
      Number.NaN,
      -Infinity,
      -1.5,
      0,
      1,
      1.5,
      Infinity,
      new Timestamp(1, 0),
      new Timestamp(1, 1_000),
      '',
      'a',
      'ab',
      '\uFFFD',
      '\u{1F600}',
      Bytes.fromUint8Array(new Uint8Array()),
      Bytes.fromUint8Array(Uint8Array.of(1)),
      Bytes.fromUint8Array(Uint8Array.of(1, 0)),
      doc(notes, 'a'),
      doc(notes, 'a/b/c'),
      doc(notes, 'b'),
      new GeoPoint(-1, 5),
      new GeoPoint(0, -5),
      [],
      [1],
      [1, 2],
      [2],
      vector([9]),
      vector([1, 1]),
      {},
      { a: 1 },
      { a: 1, b: 1 },
      { a: 2 },
      { b: 0 },
    ];
    const batch = writeBatch(notes.firestore);
    const names = sorted.map((_value, index) => `n${String(index).padStart(2, '0')}`);
    // Written backwards, so that the order of writing does not help.
    for (const [index, value] of [...sorted.entries()].reverse()) {
      batch.set(doc(notes, names[index] ?? ''), { value });
    }
    await batch.commit();
    expect(await ids(query(sameCollection(notes), orderBy('value')))).toEqual(names);
    expect(await ids(query(sameCollection(notes), orderBy('value', 'desc')))).toEqual(
      names.toReversed(),
    );
    // The client sorts the same way.
    const cached = await getDocs(query(notes, orderBy('value')));
    expect(cached.docs.map(({ id }) => id)).toEqual(names);
  });

  test('sorts numbers in ids as numbers', async () => {
    const notes = await filled({ __id10__: {}, __id9__: {}, Z: {}, a: {}, ä: {} });
    expect(await ids(query(notes, orderBy(documentId())))).toEqual([
      '__id9__',
      '__id10__',
      'Z',
      'a',
      'ä',
    ]);
  });
});

describe('a window', () => {
  const NUMBERS = Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [`n${n}`, { n, half: Math.floor(n / 2) }]),
  );

  test.each<[string, QueryConstraint[], string]>([
    ['limit', [limit(3)], '012'],
    ['limitToLast', [limitToLast(3)], '789'],
    ['startAt', [startAt(7)], '789'],
    ['startAfter', [startAfter(7)], '89'],
    ['endAt', [endAt(2)], '012'],
    ['endBefore', [endBefore(2)], '01'],
    ['all of them', [startAfter(1), endBefore(8), limit(3)], '234'],
    ['limitToLast with an end', [endBefore(8), limitToLast(2)], '67'],
    ['nothing', [startAfter(9)], ''],
  ])('%s', async (_name, constraints, digits) => {
    const notes = await filled(NUMBERS);
    const found = await ids(query(notes, orderBy('n'), ...constraints));
    expect(found.map((id) => id.slice(1)).join('')).toBe(digits);
  });

  test('starts at a document', async () => {
    const notes = await filled(NUMBERS);
    const all = query(notes, orderBy('half', 'desc'));
    const first = await getDocs(query(all, limit(4)));
    const last = first.docs.at(-1);
    expect(last?.id).toBe('n6');
    expect(await ids(query(all, startAfter(last), limit(3)))).toEqual(['n5', 'n4', 'n3']);
    expect(await ids(query(all, endAt(last)))).toEqual(['n9', 'n8', 'n7', 'n6']);
  });

  test('takes values of several orders', async () => {
    const notes = await filled(NUMBERS);
    const all = query(notes, orderBy('half'), orderBy('n'));
    expect(await ids(query(all, startAt(2, 5), limit(2)))).toEqual(['n5', 'n6']);
    const byId = query(notes, orderBy(documentId()));
    expect(await ids(query(byId, startAt('n3'), endAt('n4')))).toEqual(['n3', 'n4']);
  });

  test('pages through a large collection', async () => {
    const notes = await filled(
      Object.fromEntries(
        Array.from({ length: 250 }, (_, n) => [`x${String(n).padStart(3, '0')}`, { n: n % 7 }]),
      ),
    );
    const seen: string[] = [];
    let page = await getDocs(query(notes, orderBy('n'), limit(40)));
    while (page.size > 0) {
      seen.push(...page.docs.map(({ id }) => id));
      page = await getDocs(query(notes, orderBy('n'), startAfter(page.docs.at(-1)), limit(40)));
    }
    expect(new Set(seen).size).toBe(250);
    expect(seen).toHaveLength(250);
  });
});

test('a collection group spans all parents', async () => {
  const firestore = connect();
  const group = `g-${crypto.randomUUID()}`;
  const root = freshCollection(firestore);
  const batch = writeBatch(firestore);
  for (const [path, n] of [
    [`${root.path}/a/${group}/1`, 3],
    [`${root.path}/b/${group}/2`, 1],
    [`${group}/3`, 2],
    [`${root.path}/a/${group}x/4`, 0],
  ] as const) {
    batch.set(doc(firestore, path), { n });
  }
  await batch.commit();
  const all = collectionGroup(connect(), group);
  expect(await ids(query(all, orderBy('n')))).toEqual(['2', '3', '1']);
  expect(await ids(query(all, where('n', '>=', 2)))).toEqual(['3', '1']);
  expect(await ids(all)).toHaveLength(3);
});

test('a subcollection is not its sisters', async () => {
  const root = freshCollection();
  const batch = writeBatch(root.firestore);
  for (const parent of ['a', 'b']) batch.set(doc(root, `${parent}/kids/k-${parent}`), {});
  await batch.commit();
  expect(await ids(collection(connect(), `${root.path}/a/kids`))).toEqual(['k-a']);
});

describe('an aggregation', () => {
  test('counts, adds up and averages', async () => {
    const people = await filled({ a: { n: 1 }, b: { n: 2.5 }, c: { n: 'x' }, d: {} });
    expect((await getCountFromServer(people)).data().count).toBe(4);
    const found = await getAggregateFromServer(people, {
      all: count(),
      total: sum('n'),
      mean: average('n'),
    });
    expect(found.data()).toEqual({ all: 3, total: 3.5, mean: 1.75 });
  });

  test('of nothing', async () => {
    const found = await getAggregateFromServer(freshCollection(), {
      all: count(),
      total: sum('n'),
      mean: average('n'),
    });
    expect(found.data()).toEqual({ all: 0, total: 0, mean: null });
  });

  test('keeps to the filters and the limit', async () => {
    const notes = await filled({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const some = query(notes, where('n', '>', 1), limit(1));
    expect((await getCountFromServer(some)).data().count).toBe(1);
    const large = query(notes, where('n', '>=', 1));
    expect((await getAggregateFromServer(large, { s: sum('n') })).data()).toEqual({ s: 6 });
  });

  test('knows numbers that are no numbers', async () => {
    const notes = await filled({ a: { n: Number.NaN, m: Infinity }, b: { n: 1, m: 1 } });
    const found = await getAggregateFromServer(notes, { n: sum('n'), m: average('m') });
    expect(found.data()).toEqual({ n: Number.NaN, m: Infinity });
  });

  test('refuses more than five', async () => {
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`s${n}`, sum(`f${n}`)]));
    await expect(getAggregateFromServer(freshCollection(), six)).rejects.toThrow(
      /maximum number of aggregations/u,
    );
  });
});

test('a query that the service knows to be wrong is refused', async () => {
  const notes = freshCollection();
  const many = Array.from({ length: 31 }, (_, n) => n);
  await expect(getDocsFromServer(query(notes, where('n', 'in', many)))).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
