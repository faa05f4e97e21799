import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { messageAt, stringAt } from '../rpc/read-message.ts';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';

const vector = (...numbers: number[]) => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

const stored: [string, Message][] = [
  ['a', { color: { stringValue: 'red' }, v: vector(1, 0) }],
  ['b', { color: { stringValue: 'red' }, v: vector(0, 2) }],
  ['c', { color: { stringValue: 'blue' }, v: vector(3, 3) }],
  ['d', { color: { stringValue: 'red' }, v: vector(1, 2, 3) }],
  ['e', { color: { stringValue: 'red' } }],
];

async function search(findNearest: Message, where?: Message, indexes?: object) {
  const { service } = openFirestore(
    indexes === undefined ? {} : { indexes: parseIndexConfig(indexes) },
  );
  const writes = stored.map(([id, fields]) => ({ update: { name: nameOf(`k/${id}`), fields } }));
  await service.unary('Commit', { database: DATABASE, writes }, {});
  const structuredQuery = {
    from: [{ collectionId: 'k' }],
    ...(where === undefined ? {} : { where }),
    findNearest: {
      vectorField: { fieldPath: 'v' },
      queryVector: vector(1, 1),
      limit: 10,
      ...findNearest,
    },
  };
  const request = { parent: `${DATABASE}/documents`, structuredQuery };
  const found: [string, unknown][] = [];
  for await (const answer of service.serverStream('RunQuery', request, {})) {
    const document = messageAt(answer, 'document') ?? {};
    const distance = messageAt(messageAt(document, 'fields') ?? {}, 'far');
    found.push([stringAt(document, 'name').slice(-1), distance?.['doubleValue']]);
  }
  return found;
}

const red = {
  fieldFilter: { field: { fieldPath: 'color' }, op: 'EQUAL', value: { stringValue: 'red' } },
};

test.each([
  [
    'EUCLIDEAN',
    [
      ['a', 1],
      ['b', Math.SQRT2],
      ['c', Math.sqrt(8)],
    ],
  ],
  [
    'DOT_PRODUCT',
    [
      ['c', 6],
      ['b', 2],
      ['a', 1],
    ],
  ],
])('gives the nearest first by %s, with their distance', async (distanceMeasure, expected) => {
  expect(await search({ distanceMeasure, distanceResultField: 'far' })).toEqual(expected);
});

test('measures angles by cosine', async () => {
  const found = await search({ distanceMeasure: 'COSINE', distanceResultField: 'far' });
  expect(found.map(([id]) => id)).toEqual(['c', 'a', 'b']);
  expect(found[0]?.[1]).toBeCloseTo(0);
  expect(found[1]?.[1]).toBeCloseTo(1 - Math.SQRT1_2);
});

test('searches among what the filter leaves, up to a distance and a count', async () => {
  expect(await search({ distanceMeasure: 'EUCLIDEAN', limit: 1 }, red)).toEqual([['a', undefined]]);
  expect(await search({ distanceMeasure: 'EUCLIDEAN', distanceThreshold: 1.2 })).toHaveLength(1);
  expect(await search({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: { value: 2 } })).toEqual(
    [
      ['c', undefined],
      ['b', undefined],
    ],
  );
});

test('asks for a vector index where indexes are required', async () => {
  const index = {
    collectionGroup: 'k',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'color', order: 'ASCENDING' },
      { fieldPath: 'v', vectorConfig: { dimension: 2, flat: {} } },
    ],
  };
  const measure = { distanceMeasure: 'EUCLIDEAN' };
  await expect(search(measure, red, {})).rejects.toMatchObject({
    status: 'FAILED_PRECONDITION',
    message: expect.stringContaining(JSON.stringify({ indexes: [index] })),
  });
  expect(await search(measure, red, { indexes: [index] })).toHaveLength(2);
});

test.each([
  [{ limit: 0, distanceMeasure: 'EUCLIDEAN' }],
  [{ limit: 1001, distanceMeasure: 'EUCLIDEAN' }],
  [{ distanceMeasure: 'MILES' }],
  [{ distanceMeasure: 'COSINE', queryVector: { doubleValue: 1 } }],
])('refuses %j', async (findNearest) => {
  await expect(search(findNearest)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});
