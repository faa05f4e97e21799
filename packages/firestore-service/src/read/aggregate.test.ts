import { expect, test } from 'vitest';
import type { Message, Value } from '@quits/service-base';
import { messageAt } from '../rpc/read-message.ts';
import { DATABASE, openFirestore } from '../testing/open-firestore.ts';
import { int, rpcClient, set, text } from '../testing/rpc-client.ts';

async function aggregate(
  values: readonly (Value | undefined)[],
  aggregations: readonly Message[],
  query: Message = {},
): Promise<Message | undefined> {
  const { service } = openFirestore();
  const documents = values.map((n, i) => set(`k/${i}`, n === undefined ? {} : { n }));
  await rpcClient(service).commit(...documents);
  const structuredQuery = { from: [{ collectionId: 'k' }], ...query };
  const request = {
    parent: `${DATABASE}/documents`,
    structuredAggregationQuery: { structuredQuery, aggregations },
  };
  for await (const answer of service.serverStream('RunAggregationQuery', request, {})) {
    return messageAt(messageAt(answer, 'result') ?? {}, 'aggregateFields');
  }
  return undefined;
}

const field = { fieldPath: 'n' };
const sum = { alias: 'x', sum: { field } };
const avg = { alias: 'x', avg: { field } };
const MAX = 2n ** 63n - 1n;
const double = (doubleValue: number | 'NaN' | 'Infinity'): Value => ({ doubleValue });

test.each<[string, (Value | undefined)[], Message, Value]>([
  ['the sum of nothing is a whole zero', [], sum, int(0)],
  ['the average of nothing is null', [], avg, { nullValue: null }],
  ['whole numbers add up to a whole number', [int(1), int(2)], sum, int(3)],
  ['a double makes the sum one', [int(1), double(2)], sum, double(3)],
  ['the largest integers add up to a double', [int(MAX), int(MAX)], sum, double(2 ** 64)],
  ['large integers may cancel out', [int(MAX), int(MAX), int(-MAX)], sum, int(MAX)],
  ['NaN spreads', [int(1), double('NaN')], sum, double('NaN')],
  ['infinity wins over numbers', [int(1), double('Infinity')], avg, double('Infinity')],
  [
    'what is no number counts for nothing',
    [int(2), text('4'), { nullValue: null }],
    avg,
    double(2),
  ],
  ['averages are doubles', [int(1), int(2)], avg, double(1.5)],
])('%s', async (_, values, aggregation, expected) => {
  expect(await aggregate(values, [aggregation])).toEqual({ x: expected });
});

test('counts the documents that have all the fields', async () => {
  const values = [int(1), text('a'), undefined];
  expect(await aggregate(values, [{ alias: 'c', count: {} }])).toEqual({ c: int(3) });
  expect(await aggregate(values, [{ count: {} }, sum])).toEqual({ field_1: int(2), x: int(1) });
});

test('counts up to a number, and within limit and offset', async () => {
  const values = [int(1), int(2), int(3), int(4)];
  const count = [{ alias: 'c', count: {} }];
  expect(await aggregate(values, [{ alias: 'c', count: { upTo: 2 } }])).toEqual({ c: int(2) });
  expect(await aggregate(values, count, { limit: 3 })).toEqual({ c: int(3) });
  expect(await aggregate(values, count, { offset: 3, limit: 3 })).toEqual({ c: int(1) });
  const where = { fieldFilter: { field, op: 'GREATER_THAN', value: int(1) } };
  expect(await aggregate(values, count, { where })).toEqual({ c: int(3) });
});

test.each<[string, Message[]]>([
  ['none', []],
  ['six', Array.from({ length: 6 }, (_, i) => ({ alias: `a${i}`, count: {} }))],
  ['two of one name', [sum, avg]],
  ['one of no kind', [{ alias: 'a' }]],
  ['a count up to zero', [{ alias: 'a', count: { upTo: '0' } }]],
])('refuses %s', async (_, aggregations) => {
  await expect(aggregate([], aggregations)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});
