import { expect, test } from 'vitest';
import { type Message, RpcError } from '@quits/service-base';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { recordStream } from '../testing/record-stream.ts';
import { int, rpcClient } from '../testing/rpc-client.ts';

const filter = (fieldPath: string, op: string, value: unknown = int(1)) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: Message[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: Message[]) => ({ compositeFilter: { op: 'OR', filters } });
const order = (...fields: string[]) =>
  fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
const oneOf = { arrayValue: { values: [int(1), int(2)] } };

/** Returns the index definition that an error suggests; `undefined` if the query succeeds. */
async function missing(structuredQuery: Message, config: object = {}): Promise<unknown> {
  const { service } = openFirestore({ indexes: parseIndexConfig(config) });
  try {
    await rpcClient(service).query({ from: [{ collectionId: 'k' }], ...structuredQuery });
    return undefined;
  } catch (error) {
    if (!(error instanceof RpcError) || error.status !== 'FAILED_PRECONDITION') throw error;
    const [, definition = ''] = /firestore\.indexes\.json: (.*)$/.exec(String(error)) ?? [];
    return JSON.parse(definition);
  }
}

test.each<[string, Message]>([
  ['all documents', {}],
  ['an equality', { where: filter('a', 'EQUAL') }],
  [
    'several equalities',
    { where: and(filter('a', 'EQUAL'), filter('b', 'EQUAL'), filter('c', 'ARRAY_CONTAINS')) },
  ],
  ['a range', { where: and(filter('a', 'GREATER_THAN'), filter('a', 'LESS_THAN')) }],
  ['an inequality', { where: filter('a', 'NOT_EQUAL') }],
  ['an order', { orderBy: order('a') }],
  ['a descending order', { orderBy: order('-a') }],
  ['an order with names in the same direction', { orderBy: order('-a', '-__name__') }],
  ['an equality, ordered by its own field', { where: filter('a', 'EQUAL'), orderBy: order('a') }],
  ['an equality, backwards by name', { where: filter('a', 'EQUAL'), orderBy: order('-__name__') }],
  ['one of several values', { where: filter('a', 'IN', oneOf) }],
  ['alternatives of single fields', { where: or(filter('a', 'EQUAL'), filter('b', 'EQUAL')) }],
  ['a field inside a map', { where: filter('m.x', 'EQUAL') }],
  ['names', { where: filter('__name__', 'EQUAL', { referenceValue: nameOf('k/x') }) }],
  [
    'a range of names',
    { where: filter('__name__', 'GREATER_THAN', { referenceValue: nameOf('k/x') }) },
  ],
  ['a whole group', { from: [{ collectionId: 'k', allDescendants: true }] }],
])('needs no index for %s', async (_, query) => {
  expect(await missing(query)).toBeUndefined();
});

const fields = (...names: string[]) => [
  {
    collectionGroup: 'k',
    queryScope: 'COLLECTION',
    fields: names.map((name) =>
      name.endsWith('[]')
        ? { fieldPath: name.slice(0, -2), arrayConfig: 'CONTAINS' }
        : {
            fieldPath: name.replace('-', ''),
            order: name.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
          },
    ),
  },
];

test.each<[string, Message, object[]]>([
  [
    'an equality and a range',
    { where: and(filter('a', 'EQUAL'), filter('b', 'LESS_THAN')) },
    fields('a', 'b'),
  ],
  [
    'an equality and an order',
    { where: filter('a', 'EQUAL'), orderBy: order('-b') },
    fields('a', '-b'),
  ],
  [
    'an element and an order',
    { where: filter('a', 'ARRAY_CONTAINS'), orderBy: order('b') },
    fields('a[]', 'b'),
  ],
  ['two orders', { orderBy: order('a', '-b') }, fields('a', '-b')],
  [
    'two ranges',
    { where: and(filter('a', 'LESS_THAN'), filter('b', 'LESS_THAN')) },
    fields('a', 'b'),
  ],
  ['names against the order', { orderBy: order('-a', '__name__') }, fields('-a', '__name__')],
  ['names backwards', { orderBy: order('-__name__') }, fields('-__name__')],
  [
    'one of several values and a range',
    { where: and(filter('a', 'IN', oneOf), filter('b', 'LESS_THAN')) },
    fields('a', 'b'),
  ],
])('asks for an index for %s, and is content with it', async (_, query, indexes) => {
  expect(await missing(query)).toEqual({ indexes });
  expect(await missing(query, { indexes })).toBeUndefined();
});

test('merges indexes that share their order', async () => {
  const where = and(filter('a', 'EQUAL'), filter('b', 'EQUAL'));
  const query = { where, orderBy: order('c') };
  const indexes = [...fields('a', 'c'), ...fields('b', 'c')];
  expect(await missing(query, { indexes })).toBeUndefined();
  expect(await missing(query, { indexes: indexes.slice(1) })).toEqual({
    indexes: fields('a', 'b', 'c'),
  });
});

test('reads an index from its other end', async () => {
  const query = { where: filter('a', 'EQUAL'), orderBy: order('-b', 'c') };
  expect(await missing(query, { indexes: fields('a', 'b', '-c') })).toBeUndefined();
});

test('asks for an index over the group, by an override that keeps the usual ones', async () => {
  const query = {
    from: [{ collectionId: 'k', allDescendants: true }],
    where: filter('a', 'EQUAL'),
  };
  const definition = await missing(query);
  expect(definition).toEqual({
    fieldOverrides: [
      {
        collectionGroup: 'k',
        fieldPath: 'a',
        indexes: [
          { order: 'ASCENDING', queryScope: 'COLLECTION' },
          { order: 'DESCENDING', queryScope: 'COLLECTION' },
          { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
          { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
        ],
      },
    ],
  });
  expect(await missing(query, Object(definition))).toBeUndefined();
});

test('refuses a query on a field that is exempt, or inside a map that is', async () => {
  const exempt = { fieldOverrides: [{ collectionGroup: 'k', fieldPath: 'm', indexes: [] }] };
  expect(await missing({ where: filter('m', 'EQUAL') }, exempt)).toBeDefined();
  expect(await missing({ orderBy: order('m.x') }, exempt)).toBeDefined();
  expect(await missing({ where: filter('other', 'EQUAL') }, exempt)).toBeUndefined();
});

test('refuses a listener that lacks an index, and keeps its stream', () => {
  const { service } = openFirestore({ indexes: parseIndexConfig({}) });
  const stream = recordStream(service, 'Listen');
  const structuredQuery = { from: [{ collectionId: 'k' }], orderBy: order('a', 'b') };
  stream.send({
    addTarget: { targetId: 2, query: { parent: `${DATABASE}/documents`, structuredQuery } },
  });
  expect(stream.take()).toMatchObject([
    { targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 9 } } },
  ]);
  expect(stream.ended).toEqual([]);
});

test('names what is wrong with a definition', () => {
  const index = { collectionGroup: 'k', queryScope: 'EVERYWHERE', fields: [] };
  expect(() => parseIndexConfig({ indexes: [index] })).toThrow(/EVERYWHERE/);
  expect(() =>
    parseIndexConfig({ indexes: [{ ...fields('a')[0], fields: [{ fieldPath: 'a' }] }] }),
  ).toThrow(/"a"/);
  const { queryScope: _, ...unscoped } = index;
  expect(() => parseIndexConfig({ indexes: [unscoped] })).toThrow(/queryScope/);
  expect(() => parseIndexConfig([])).toThrow(/JSON object/);
});
