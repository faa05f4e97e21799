import { expect, it } from 'vitest';
import { ID, type QuerySpec } from '../query/query-spec.ts';
import { exactTimes } from './exact-times.ts';
import { jsonQuery } from './json-query.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const NEWEST: QuerySpec = {
  filters: [],
  orders: [
    { field: 'day', direction: 'desc' },
    { field: 'made.at', direction: 'desc' },
    { field: ID, direction: 'desc' },
  ],
  limit: { count: 40, from: 'start' },
};

it('expresses the page after a document exactly', () => {
  const at = new Date('2026-11-20T12:00:00.123Z');
  exactTimes.set(at, { seconds: at.getTime() / 1000 - 0.123, nanoseconds: 123_456_000 });
  const start = { values: ['2026-11-20', at, 'e7'], inclusive: false };
  expect(jsonQuery(ROOT, 'groups/g/expenses', { ...NEWEST, start })).toEqual({
    parent: `${ROOT}/groups/g`,
    structuredQuery: {
      from: [{ collectionId: 'expenses' }],
      orderBy: [
        { field: { fieldPath: 'day' }, direction: 'DESCENDING' },
        { field: { fieldPath: 'made.at' }, direction: 'DESCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
      ],
      startAt: {
        values: [
          { stringValue: '2026-11-20' },
          { timestampValue: '2026-11-20T12:00:00.123456000Z' },
          { referenceValue: `${ROOT}/groups/g/expenses/e7` },
        ],
        before: false,
      },
      limit: 40,
    },
  });
});

it.each([
  [1.5, { doubleValue: 1.5 }],
  [7, { integerValue: '7' }],
  [true, { booleanValue: true }],
  [null, { nullValue: null }],
  [new Date(0), { timestampValue: '1970-01-01T00:00:00.000Z' }],
])('expresses a bound of %s', (value, json) => {
  const end = { values: [value], inclusive: true };
  const query = jsonQuery(ROOT, 'notes', { ...NEWEST, end });
  expect(query?.parent).toBe(ROOT);
  expect(query?.structuredQuery).toMatchObject({ endAt: { values: [json], before: false } });
});

it.each<[string, Partial<QuerySpec>]>([
  ['a condition', { filters: [{ field: 'day', operator: '==', value: 'x' }] }],
  ['the last documents', { limit: { count: 3, from: 'end' } }],
  ['a quoted field', { orders: [{ field: '`a.b`', direction: 'asc' }] }],
  ['a bound that is a map', { start: { values: [{ a: 1 }], inclusive: false } }],
  ['a bound that is no number', { end: { values: [Number.NaN], inclusive: false } }],
  ['a bound of negative zero', { end: { values: [-0], inclusive: false } }],
])('leaves %s to the SDK', (_, part) => {
  expect(jsonQuery(ROOT, 'notes', { ...NEWEST, ...part })).toBeUndefined();
});
