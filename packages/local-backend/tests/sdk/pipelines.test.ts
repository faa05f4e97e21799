import {
  Bytes,
  doc,
  GeoPoint,
  setDoc,
  Timestamp,
  vector,
  writeBatch,
  type CollectionReference,
} from 'firebase/firestore';
import {
  add,
  and,
  array,
  average,
  conditional,
  constant,
  count,
  countAll,
  countDistinct,
  countIf,
  descending,
  documentId,
  execute,
  field,
  greaterThan,
  isAbsent,
  isError,
  logicalMaximum,
  map,
  multiply,
  not,
  or,
  parent,
  subcollection,
  switchOn,
  timestampDiff,
  arrayFilter,
  arrayFirst,
  arrayFirstN,
  arrayIndexOf,
  arrayIndexOfAll,
  arrayLast,
  arrayLastIndexOf,
  arrayLastN,
  arraySlice,
  equal,
  ifError,
  mapSet,
  notEqual,
  split,
  stringIndexOf,
  stringRepeat,
  stringReplaceAll,
  stringReplaceOne,
  variable,
  type Expression,
  type Pipeline,
} from 'firebase/firestore/pipelines';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, freshCollection } from '../support/sdk-client.ts';

const BOOKS = {
  dune: { title: 'Dune', genre: 'sf', year: 1965, rating: 4.5, tags: ['desert', 'spice'] },
  emma: { title: 'Emma', genre: 'romance', year: 1815, rating: 4, tags: [] },
  solaris: { title: 'Solaris', genre: 'sf', year: 1961, rating: 4, author: { name: 'Lem' } },
  ulysses: { title: 'Ulysses', genre: 'modern', year: 1922, tags: ['dublin'] },
};

let books: CollectionReference;

beforeAll(async () => {
  books = await library();
});

async function library(): Promise<CollectionReference> {
  const made = freshCollection();
  const batch = writeBatch(made.firestore);
  for (const [id, book] of Object.entries(BOOKS)) batch.set(doc(made, id), book);
  await batch.commit();
  return made;
}

/** Clients end with each test. */
function start(): Pipeline {
  return connect().pipeline().collection(books.path);
}

async function rows(pipeline: Pipeline): Promise<unknown[]> {
  const { results } = await execute(pipeline);
  return results.map((result) => result.data());
}

async function ids(pipeline: Pipeline): Promise<(string | undefined)[]> {
  const { results } = await execute(pipeline);
  return results.map(({ id }) => id);
}

describe('sources', () => {
  test('give the documents of a collection, with names and times', async () => {
    const { results, executionTime } = await execute(start().sort(field('year').ascending()));
    expect(results.map(({ id }) => id)).toEqual(['emma', 'ulysses', 'solaris', 'dune']);
    expect(results[3]?.data()).toEqual(BOOKS.dune);
    expect(results[0]?.ref?.path).toBe(`${books.path}/emma`);
    expect(results[0]?.createTime).toBeInstanceOf(Timestamp);
    expect(executionTime).toBeInstanceOf(Timestamp);
  });

  test('tell the time even of nothing', async () => {
    const { results, executionTime } = await execute(start().where(field('year').equal(1)));
    expect(results).toEqual([]);
    expect(executionTime).toBeInstanceOf(Timestamp);
  });

  test('give a collection group, and chosen documents', async () => {
    const db = connect();
    const group = `g${crypto.randomUUID()}`;
    const one = doc(db, `${books.path}/dune/${group}/one`);
    const two = doc(db, `${books.path}/emma/${group}/two`);
    await Promise.all([setDoc(one, { n: 1 }), setDoc(two, { n: 2 })]);
    expect(await ids(db.pipeline().collectionGroup(group).sort(descending('n')))).toEqual([
      'two',
      'one',
    ]);
    const missing = `${books.path}/missing`;
    expect(await ids(db.pipeline().documents([one.path, missing]))).toEqual(['one']);
  });

  test('join with a union', async () => {
    const sf = start().where(field('genre').equal('sf'));
    const old = start().where(field('year').lessThan(1900));
    expect(await ids(sf.sort(field('year').ascending()).union(old))).toEqual([
      'solaris',
      'dune',
      'emma',
    ]);
  });
});

describe('stages', () => {
  test('filter, sort and cut', async () => {
    const condition = or(
      and(field('genre').equal('sf'), greaterThan('year', 1962)),
      field('rating').isAbsent(),
    );
    expect(await ids(start().where(condition).sort(field('title').ascending()))).toEqual([
      'dune',
      'ulysses',
    ]);
    expect(await ids(start().sort(descending('year')).offset(1).limit(2))).toEqual([
      'solaris',
      'ulysses',
    ]);
  });

  test('select, add and remove fields', async () => {
    const one = start().where(field('title').equal('Solaris'));
    expect(await rows(one.select('title', field('author.name').as('by')))).toEqual([
      { title: 'Solaris', by: 'Lem' },
    ]);
    expect(
      await rows(
        one
          .addFields(field('year').add(100).as('later'), field('nothing').as('none'))
          .removeFields('rating', 'author.name', 'genre'),
      ),
    ).toEqual([{ title: 'Solaris', year: 1961, later: 2061, author: {} }]);
    expect(await rows(one.replaceWith('author'))).toEqual([{ name: 'Lem' }]);
  });

  test('aggregate, in groups and all together', async () => {
    const grouped = start().aggregate({
      accumulators: [
        countAll().as('books'),
        count('rating').as('rated'),
        average('rating').as('mean'),
        field('year').minimum().as('first'),
        countIf(field('year').greaterThan(1962)).as('late'),
      ],
      groups: ['genre'],
    });
    expect(await rows(grouped.sort(field('genre').ascending()))).toEqual([
      { genre: 'modern', books: 1, rated: 0, mean: null, first: 1922, late: 0 },
      { genre: 'romance', books: 1, rated: 1, mean: 4, first: 1815, late: 0 },
      { genre: 'sf', books: 2, rated: 2, mean: 4.25, first: 1961, late: 1 },
    ]);
    const all = start().aggregate(
      field('rating').sum().as('total'),
      countDistinct('genre').as('genres'),
      field('title').arrayAgg().as('titles'),
    );
    const { results } = await execute(all);
    expect(results[0]?.ref).toBeUndefined();
    expect(results[0]?.data()).toMatchObject({ total: 12.5, genres: 3 });
    expect(results[0]?.get('titles')).toHaveLength(4);
    const none = start().where(field('year').equal(1)).aggregate(countAll().as('n'));
    expect(await rows(none)).toEqual([{ n: 0 }]);
  });

  test('find what is distinct', async () => {
    const genres = start().distinct(field('genre').toUpper().as('kind'));
    expect(await rows(genres.sort(field('kind').ascending()))).toEqual([
      { kind: 'MODERN' },
      { kind: 'ROMANCE' },
      { kind: 'SF' },
    ]);
  });

  test('take lists apart', async () => {
    const tags = start()
      .sort(field('title').ascending())
      .unnest(field('tags').as('tag'), 'place')
      .select('title', 'tag', 'place');
    expect(await rows(tags)).toEqual([
      { title: 'Dune', tag: 'desert', place: 0 },
      { title: 'Dune', tag: 'spice', place: 1 },
      { title: 'Solaris' },
      { title: 'Ulysses', tag: 'dublin', place: 0 },
    ]);
  });

  test('find the nearest vectors', async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'a'), { v: vector([1, 1]) });
    await setDoc(doc(notes, 'b'), { v: vector([5, 5]) });
    await setDoc(doc(notes, 'c'), { v: vector([1, 2, 3]) });
    const nearest = notes.firestore
      .pipeline()
      .collection(notes.path)
      .findNearest({
        field: 'v',
        vectorValue: [4, 5],
        distanceMeasure: 'euclidean',
        limit: 2,
        distanceField: 'far',
      });
    expect(await rows(nearest.select('far'))).toEqual([{ far: 1 }, { far: 5 }]);
  });

  test('take samples', async () => {
    expect(await ids(start().sample(3))).toHaveLength(3);
    expect(await ids(start().sample({ percentage: 1 }))).toHaveLength(4);
  });

  test('run pipelines inside of others', async () => {
    const db = connect();
    const older = db
      .pipeline()
      .collection(books.path)
      .where(field('year').lessThan(variable('limit')))
      .sort(field('year').ascending())
      .select('title');
    const result = start()
      .where(field('title').equal('Solaris'))
      .define(field('year').as('limit'))
      .addFields(older.toArrayExpression().as('older'))
      .select('older');
    expect(await rows(result)).toEqual([{ older: ['Emma', 'Ulysses'] }]);
    await setDoc(doc(db, `${books.path}/emma/reviews/r`), { stars: 5 });
    const reviewed = start()
      .addFields(subcollection('reviews').select('stars').toArrayExpression().as('stars'))
      .where(field('stars').arrayLength().greaterThan(0));
    expect(await ids(reviewed)).toEqual(['emma']);
  });
});

const AT = Timestamp.fromMillis(Date.UTC(2026, 10, 21, 8, 30, 15, 250));
const SUBJECT = {
  n: 7,
  half: 2.5,
  text: 'Hello World',
  list: [3, 1, 2, 3],
  map: { a: 1, b: { c: 2 } },
  nothing: null,
  bytes: bytes(0, 1, 2, 2, 0),
  people: [{ age: 1 }, { name: 'Ann' }, { age: 2 }],
  at: AT,
  here: new GeoPoint(0, 0),
};

function bytes(...all: number[]): Bytes {
  return Bytes.fromUint8Array(Uint8Array.from(all));
}

describe('expressions', () => {
  let path = '';
  beforeAll(async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'subject'), SUBJECT);
    ({ path } = notes);
  });

  test.each<[string, Expression, unknown]>([
    ['integers add exactly', add(field('n'), 1), 8],
    ['integers divide to integers', field('n').divide(2), 3],
    ['doubles divide to doubles', field('half').divide(2), 1.25],
    ['remainders', field('n').mod(4), 3],
    ['products with null', multiply(field('nothing'), 2), null],
    ['roundings', field('half').round(), 3],
    ['powers and roots', field('n').pow(2).sqrt(), 7],
    ['comparisons', field('n').greaterThanOrEqual(7), true],
    ['comparisons across types', field('n').lessThan('x'), false],
    ['equality with null', field('nothing').equal(null), true],
    ['one of several', field('n').equalAny([1, 7]), true],
    ['none of several', field('n').notEqualAny([1, 2]), true],
    ['negation', not(field('n').equal(7)), false],
    ['a choice', conditional(field('n').greaterThan(5), constant('big'), constant('small')), 'big'],
    [
      'a choice of several',
      switchOn(field('n').equal(1), constant('one'), field('n').equal(7), constant('seven')),
      'seven',
    ],
    ['absence', isAbsent('missing'), true],
    ['a stand-in for absence', field('missing').ifAbsent(5), 5],
    ['a stand-in for a failure', field('text').add(1).ifError(constant('no number')), 'no number'],
    ['failures', isError(field('n').divide(0)), true],
    ['the largest', logicalMaximum(field('n'), 9, field('missing')), 9],
    ['types', field('half').type(), 'float64'],
    ['tests of types', field('n').isType('number'), true],
    ['lengths', field('text').charLength(), 11],
    ['upper case', field('text').toUpper(), 'HELLO WORLD'],
    ['joined texts', field('text').stringConcat('!', '?'), 'Hello World!?'],
    ['parts of texts', field('text').substring(6, 3), 'Wor'],
    ['texts within texts', field('text').stringContains('lo W'), true],
    ['patterns', field('text').regexMatch('H.*d'), true],
    ['found patterns', field('text').regexFindAll('[A-Z]'), ['H', 'W']],
    ['wildcards', field('text').like('Hello%'), true],
    ['replaced parts', field('text').stringReplaceAll('l', 'L'), 'HeLLo WorLd'],
    ['split texts', field('text').split(' '), ['Hello', 'World']],
    ['trimmed texts', constant('  x ').trim(), 'x'],
    ['reversed texts', field('text').stringReverse(), 'dlroW olleH'],
    ['list lengths', field('list').arrayLength(), 4],
    ['elements', field('list').arrayGet(-1), 3],
    ['contained elements', field('list').arrayContains(2), true],
    ['all elements', field('list').arrayContainsAll([1, 9]), false],
    ['places of elements', field('list').arrayIndexOfAll(3), [0, 3]],
    ['slices', field('list').arraySlice(1, 2), [1, 2]],
    ['chosen elements', field('list').arrayFilter('x', greaterThan(variable('x'), 1)), [3, 2, 3]],
    ['changed elements', field('list').arrayTransform('x', add(variable('x'), 1)), [4, 2, 3, 4]],
    ['sums of lists', field('list').arraySum(), 9],
    ['made lists', array([field('n'), 1]), [7, 1]],
    ['made maps', map({ x: field('n'), y: 'z' }), { x: 7, y: 'z' }],
    ['members', field('map').mapGet('a'), 1],
    ['nested fields', field('map.b.c'), 2],
    ['merged maps', field('map').mapMerge(map({ a: 2 })), { a: 2, b: { c: 2 } }],
    ['removed members', field('map').mapRemove('b'), { a: 1 }],
    ['names of members', field('map').mapKeys(), ['a', 'b']],
    ['seconds', field('at').timestampToUnixSeconds(), 1_795_249_815],
    [
      'later times',
      field('at').timestampAdd('day', 1),
      Timestamp.fromMillis(AT.toMillis() + 864e5),
    ],
    ['beginnings', field('at').timestampTruncate('hour'), Timestamp.fromMillis(1_795_248_000_000)],
    [
      'beginnings elsewhere',
      field('at').timestampTruncate('day', 'Europe/Berlin'),
      Timestamp.fromMillis(Date.parse('2026-11-20T23:00:00Z')),
    ],
    ['weeks', field('at').timestampExtract('isoweek'), 47],
    ['parts of times elsewhere', field('at').timestampExtract('hour', 'Asia/Kolkata'), 14],
    ['parts of times', field('at').timestampExtract('year'), 2026],
    ['spans', timestampDiff(field('at').timestampAdd('hour', 5), field('at'), 'minute'), 300],
    ['ids', documentId(field('__name__')), 'subject'],
    ['no ids of what is no reference', documentId(field('missing')), null],
    ['trimmed bytes', field('bytes').trim(bytes(0)), bytes(1, 2, 2)],
    ['bytes trimmed at the start', field('bytes').ltrim(bytes(0)), bytes(1, 2, 2, 0)],
    ['bytes trimmed at the end', field('bytes').rtrim(bytes(0)), bytes(0, 1, 2, 2)],
    ['repeated bytes', stringRepeat(constant(bytes(1, 200)), 2), bytes(1, 200, 1, 200)],
    ['replaced bytes', stringReplaceAll(field('bytes'), bytes(2), bytes(3)), bytes(0, 1, 3, 3, 0)],
    ['one replaced byte', stringReplaceOne(field('bytes'), bytes(2), bytes()), bytes(0, 1, 2, 0)],
    ['places of bytes', stringIndexOf(field('bytes'), constant(bytes(2))), 2],
    ['split bytes', split(field('bytes'), constant(bytes(2, 2))), [bytes(0, 1), bytes(0)]],
    ['a first element of nothing', arrayFirst('missing'), null],
    ['a last element of null', arrayLast('nothing'), null],
    ['first elements of nothing', arrayFirstN('missing', 1), null],
    ['last elements of nothing', arrayLastN('missing', 1), null],
    ['a place in nothing', arrayIndexOf('missing', 1), null],
    ['a last place in nothing', arrayLastIndexOf('missing', 1), null],
    ['places in nothing', arrayIndexOfAll('missing', 1), null],
    ['the place of null', arrayIndexOf(array([1, null]), null), 1],
    ['a slice of nothing', arraySlice('missing', 1), null],
    ['a stand-in for null, for absence too', field('missing').ifNull(5), 5],
    ['what NaN equals', equal(constant(Number.NaN), Number.NaN), true],
    ['what NaN does not differ from', notEqual(constant(Number.NaN), Number.NaN), false],
    ['set members', mapSet('map', 'b', 2, 'c.d', null), { a: 1, b: 2, 'c.d': null }],
    ['members set to nothing', mapSet(map({ a: 1, b: 2 }), 'a', field('missing')), { b: 2 }],
    [
      'elements that have what is asked',
      arrayFilter('people', 'x', greaterThan(variable('x').getField('age'), 1)),
      [{ age: 2 }],
    ],
    [
      'a stand-in for a choice without a case',
      ifError(switchOn(field('n').equal(1), constant('one')), constant('none')),
      'none',
    ],
    ['no parents at the top', parent(field('__name__')), null],
    ['distances of vectors', constant(vector([1, 2])).dotProduct(vector([3, 4])), 11],
    ['distances on earth', field('here').geoDistance(new GeoPoint(0, 0)), 0],
  ])('give %s', async (_, expression, expected) => {
    const pipeline = connect().pipeline().collection(path).select(expression.as('x'));
    expect(await rows(pipeline)).toEqual([{ x: expected }]);
  });

  test('leave out the first and the last element of an empty list', async () => {
    const ends = [arrayFirst(array([])).as('first'), arrayLast(array([])).as('last')] as const;
    expect(
      await rows(
        connect()
          .pipeline()
          .collection(path)
          .select(...ends),
      ),
    ).toEqual([{}]);
  });

  test('that fail leave their field out', async () => {
    const failing = field('text').add(1).as('x');
    expect(await rows(connect().pipeline().collection(path).select(failing))).toEqual([{}]);
  });
});

describe('refusals', () => {
  test.each<[string, (all: Pipeline) => Pipeline, RegExp]>([
    [
      'a slice of a negative length',
      (all) => all.select(arraySlice('tags', 1, -1).as('x')),
      /length must be non-negative/u,
    ],
    [
      'a choice without a case',
      (all) => all.select(switchOn(field('year').equal(1), constant(1)).as('x')),
      /all switch cases evaluate to false/u,
    ],
    [
      'a value of several rows',
      (all) => all.select(start().toScalarExpression().as('x')),
      /Subpipeline returned multiple results/u,
    ],
    [
      'groups without accumulators',
      (all) => all.aggregate({ accumulators: [], groups: ['genre'] }),
      /needs an accumulator/u,
    ],
    [
      'a selection that is no map',
      (all) => all.rawStage('select', [field('title')]),
      /Expected fields to be MAP_VALUE, but was FIELD_REFERENCE_VALUE\./u,
    ],
  ])('fail for %s', async (_, of, message) => {
    await expect(execute(of(start()))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(message),
    });
  });

  test('fail for a variable that is not defined, whatever there is', async () => {
    const nothing = () => connect().pipeline().collection(freshCollection().path);
    const asks = (name: string) => field('title').equal(variable(name));
    await expect(execute(nothing().where(asks('unknown')))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/unknown variable/iu),
    });
    const inner = start().where(asks('known')).toArrayExpression().as('x');
    const late = nothing().select(inner).define(constant(1).as('known'));
    await expect(execute(late)).rejects.toThrow(/unknown variable/iu);
    expect(await rows(nothing().define(constant(1).as('known')).select(inner))).toEqual([]);
  });

  test('name a stage or function that is not known', async () => {
    await expect(execute(start().search({ query: 'waffles' }))).rejects.toThrow(
      /"search" is not supported/,
    );
    await expect(execute(start().rawStage('frobnicate', []))).rejects.toThrow(
      /"frobnicate" is not supported/,
    );
    await expect(execute(start().where(field('x').equal(1)).limit(-1))).rejects.toThrow(
      /not negative/,
    );
  });
});
