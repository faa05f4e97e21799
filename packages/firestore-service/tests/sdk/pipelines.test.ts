import { doc, setDoc, Timestamp, vector, type CollectionReference } from 'firebase/firestore';
import {
  and,
  average,
  constant,
  count,
  countAll,
  countDistinct,
  countIf,
  descending,
  execute,
  field,
  greaterThan,
  or,
  subcollection,
  switchOn,
  arraySlice,
  variable,
  type Pipeline,
} from 'firebase/firestore/pipelines';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, freshCollection } from '../support/sdk-client.ts';
import { BOOKS, ids, library, rows } from '../support/pipeline-books.ts';

let books: CollectionReference;

beforeAll(async () => {
  books = await library();
});

/** Clients end with each test. */
function start(): Pipeline {
  return connect().pipeline().collection(books.path);
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
