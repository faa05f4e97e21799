import { expect, test } from 'vitest';
import type { Message, Value } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set, text } from '../testing/rpc-client.ts';
import { formatFieldPath } from '../value/field-path.ts';
import { parseQuery } from './parse-query.ts';

const ROOT = `${DATABASE}/documents`;
const from = [{ collectionId: 'k' }];
const filter = (fieldPath: string, op: string, value: unknown = int(1)): Message => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: Message[]): Message => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: Message[]): Message => ({ compositeFilter: { op: 'OR', filters } });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const numbers = (count: number): Value => list(...Array.from({ length: count }, (_, i) => int(i)));
const order = (fieldPath: string, direction = 'ASCENDING'): Message => ({
  field: { fieldPath },
  direction,
});
const reference = { referenceValue: nameOf('k/a') };

test.each<[string, Message, string[]]>([
  ['the name', {}, ['__name__']],
  [
    'the inequality fields by name, then the name',
    { where: all(filter('b', 'LESS_THAN'), filter('a', 'NOT_EQUAL')) },
    ['a', 'b', '__name__'],
  ],
  [
    'the rest after explicit orders, in the direction of the last',
    { where: filter('a', 'LESS_THAN'), orderBy: [order('z'), order('y', 'DESCENDING')] },
    ['z', '-y', '-a', '-__name__'],
  ],
  ['nothing for equalities', { where: filter('a', 'EQUAL') }, ['__name__']],
  [
    'nothing where the name is explicit',
    { orderBy: [order('__name__', 'DESCENDING')] },
    ['-__name__'],
  ],
])('adds to the order %s', (_, query, expected) => {
  const { orderBy } = parseQuery(ROOT, { from, ...query });
  expect(
    orderBy.map(({ path, descending }) => (descending ? '-' : '') + formatFieldPath(path)),
  ).toEqual(expected);
});

test.each<[string, Message, RegExp]>([
  [
    'orders after the name',
    { orderBy: [order('__name__'), order('a')] },
    /order by clause cannot contain more fields after the key/,
  ],
  ['an order given twice', { orderBy: [order('a'), order('a')] }, /duplicate/],
  [
    'a name that must equal besides inequalities',
    { where: all(filter('__name__', 'EQUAL', reference), filter('a', 'LESS_THAN')) },
    /Equality on key is not allowed/,
  ],
  [
    'a name compared with what is none',
    { where: filter('__name__', 'EQUAL', text('a')) },
    /must be a Key/,
  ],
  ['31 values', { where: filter('a', 'IN', numbers(31)) }, /up to 30/],
  ['11 values to exclude', { where: filter('a', 'NOT_IN', numbers(11)) }, /up to 10/],
  ['no values', { where: filter('a', 'IN', list()) }, /non-empty/],
  ['a value in place of a list', { where: filter('a', 'ARRAY_CONTAINS_ANY') }, /ArrayValue/],
  [
    'too many alternatives',
    { where: all(filter('a', 'IN', numbers(6)), filter('b', 'IN', numbers(6))) },
    /at most 30/,
  ],
  [
    'inequalities on 11 fields',
    { where: all(...Array.from({ length: 11 }, (_, i) => filter(`f${i}`, 'LESS_THAN'))) },
    /at most 10/,
  ],
  [
    'two negations',
    { where: all(filter('a', 'NOT_EQUAL'), filter('b', 'NOT_IN', numbers(2))) },
    /Only a single 'NOT_EQUAL'/,
  ],
  [
    'values to exclude among alternatives',
    { where: any(filter('a', 'NOT_IN', numbers(2)), filter('b', 'EQUAL')) },
    /'NOT_IN' cannot be used/,
  ],
  [
    'two elements at once',
    { where: all(filter('a', 'ARRAY_CONTAINS'), filter('b', 'ARRAY_CONTAINS_ANY', numbers(2))) },
    /maximum of 1 'ARRAY_CONTAINS'/,
  ],
  ['a negative limit', { limit: -1 }, /limit/],
  ['a negative offset', { offset: -1 }, /offset/],
  [
    'more cursor values than orders',
    { startAt: { values: [reference, int(1)] } },
    /too many values/,
  ],
  ['a cursor at a name that is none', { startAt: { values: [int(1)] } }, /must be a reference/],
  ['an unknown operator', { where: filter('a', 'LIKE') }, /LIKE/],
  ['a malformed path', { where: filter('a..b', 'EQUAL') }, /empty segment/],
  ['an unquoted path', { where: filter('a-b', 'EQUAL') }, /Invalid property path "a-b"/],
  ['a reserved collection', { from: [{ collectionId: '__x__' }] }, /reserved/],
  ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, /at most one/],
])('refuses %s', async (_, query, message) => {
  const db = rpcClient(openFirestore().service);
  await expect(db.query({ from, ...query })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringMatching(message),
  });
});

const stored: [string, Value | undefined][] = [
  ['null', { nullValue: null }],
  ['nan', { doubleValue: 'NaN' }],
  ['one', int(1)],
  ['one-double', { doubleValue: 1 }],
  ['two', int(2)],
  ['text', text('1')],
  ['list', list(int(1), { nullValue: null })],
  ['none', undefined],
];

test.each<[string, Message, string[]]>([
  ['== takes both kinds of number', filter('x', 'EQUAL'), ['one', 'one-double']],
  ['!= takes neither null nor nothing', filter('x', 'NOT_EQUAL'), ['nan', 'two', 'text', 'list']],
  ['< stays within the type, without NaN', filter('x', 'LESS_THAN', int(2)), ['one', 'one-double']],
  ['>= stays within the type', filter('x', 'GREATER_THAN_OR_EQUAL', text('')), ['text']],
  [
    'in takes neither null nor NaN',
    filter('x', 'IN', list({ nullValue: null }, { doubleValue: 'NaN' }, int(2))),
    ['two'],
  ],
  [
    'not-in takes no null',
    filter('x', 'NOT_IN', list(int(1), { doubleValue: 'NaN' })),
    ['two', 'text', 'list'],
  ],
  [
    'not-in with a null takes nothing',
    filter('x', 'NOT_IN', list(int(1), { nullValue: null })),
    [],
  ],
  [
    'in takes arrays as a whole',
    filter('x', 'IN', list(int(2), list(int(1), { nullValue: null }), list(int(1)))),
    ['list', 'two'],
  ],
  [
    'not-in takes arrays as a whole',
    filter('x', 'NOT_IN', list(int(1), list(int(1), { nullValue: null }), list())),
    ['nan', 'two', 'text'],
  ],
  [
    'array-contains-any finds no arrays',
    filter('x', 'ARRAY_CONTAINS_ANY', list(list(int(1)), int(1))),
    ['list'],
  ],
  ['array-contains takes elements', filter('x', 'ARRAY_CONTAINS', { doubleValue: 1 }), ['list']],
  ['array-contains takes no null', filter('x', 'ARRAY_CONTAINS', { nullValue: null }), []],
  [
    'array-contains-any takes no null',
    filter('x', 'ARRAY_CONTAINS_ANY', list({ nullValue: null }, int(5))),
    [],
  ],
  ['is null', { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'x' } } }, ['null']],
  [
    'is not null',
    { unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath: 'x' } } },
    ['nan', 'one', 'one-double', 'two', 'text', 'list'],
  ],
  ['is NaN', { unaryFilter: { op: 'IS_NAN', field: { fieldPath: 'x' } } }, ['nan']],
  [
    'is not NaN',
    { unaryFilter: { op: 'IS_NOT_NAN', field: { fieldPath: 'x' } } },
    ['one', 'one-double', 'two', 'text', 'list'],
  ],
  [
    'or gives each document once',
    any(filter('x', 'EQUAL'), filter('x', 'LESS_THAN', int(3))),
    ['one', 'one-double', 'two'],
  ],
  [
    'and narrows alternatives',
    all(any(filter('x', 'EQUAL'), filter('x', 'EQUAL', int(2))), filter('x', 'GREATER_THAN')),
    ['two'],
  ],
])('%s', async (_, where, expected) => {
  const db = rpcClient(openFirestore().service);
  await db.commit(...stored.map(([id, x]) => set(`k/${id}`, x === undefined ? {} : { x })));
  expect(await db.ids({ from, where })).toEqual(expected);
});

test('takes one element for each alternative', () => {
  const where = any(filter('a', 'ARRAY_CONTAINS'), filter('b', 'ARRAY_CONTAINS'));
  expect(parseQuery(ROOT, { from, where }).filter?.kind).toBe('or');
});
