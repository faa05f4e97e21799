import { Bytes, doc, GeoPoint, setDoc, Timestamp, vector } from 'firebase/firestore';
import {
  add,
  and,
  array,
  conditional,
  constant,
  documentId,
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
  xor,
  type Expression,
} from 'firebase/firestore/pipelines';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, freshCollection } from '../support/sdk-client.ts';
import { rows } from '../support/pipeline-books.ts';

const AT = Timestamp.fromMillis(Date.UTC(2026, 10, 21, 8, 30, 15, 250));
const YES = constant(true).asBoolean();
const NO = constant(false).asBoolean();
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
    ['null does not equal an absent field', equal(constant(null), field('missing')), false],
    ['null differs from an absent field', notEqual(constant(null), field('missing')), true],
    ['an absent field equals no value', field('missing').equal(1), false],
    ['an absent field differs from every value', field('missing').notEqual(1), true],
    ['an absent field is not less than a value', field('missing').lessThan(1), false],
    ['null in a list with null', field('nothing').equalAny([1, constant(null)]), true],
    ['null in a list without null', field('nothing').equalAny([1, 2, 3]), false],
    ['null not in a list with null', field('nothing').notEqualAny([1, constant(null)]), false],
    ['null not in a list without null', field('nothing').notEqualAny([1, 2, 3]), true],
    ['an absent field in a list', field('missing').equalAny([1, constant(null)]), false],
    ['an absent field not in a list', field('missing').notEqualAny([1, constant(null)]), true],
    ['NaN in a list with NaN', constant(Number.NaN).equalAny([1, Number.NaN]), true],
    ['NaN not in a list with NaN', constant(Number.NaN).notEqualAny([1, Number.NaN]), false],
    ['and with an absent field and true', and(field('missing').asBoolean(), YES), null],
    ['and with an absent field and false', and(NO, field('missing').asBoolean()), false],
    ['or with an absent field and false', or(NO, field('missing').asBoolean()), null],
    ['or with an absent field and true', or(field('missing').asBoolean(), YES), true],
    ['xor with an absent field and true', xor(field('missing').asBoolean(), YES), null],
    [
      'conditional on an absent field',
      conditional(field('missing').asBoolean(), constant(1), constant(0)),
      0,
    ],
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
