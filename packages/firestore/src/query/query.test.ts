import { describe, expect, it } from 'vitest';
import { queryBuilder } from './query-builder.ts';
import { EVERYTHING, queryKey } from './query-spec.ts';

interface Row {
  rank: number;
  at: Date;
  tags: string[];
}

const all = queryBuilder<Row>(EVERYTHING);

describe('a query', () => {
  it('leaves the query it was made from as it is', () => {
    const narrowed = all.where('rank', '>', 1).limit(5);
    expect(all.spec).toEqual({ filters: [], orders: [] });
    expect(narrowed.spec.limit).toEqual({ count: 5, from: 'start' });
  });

  it('has the same key when it is described twice', () => {
    const describeIt = () =>
      all
        .where('at', '>=', new Date(5))
        .any((filter) => [filter('rank', '==', 1), filter('tags', 'array-contains', 'x')])
        .orderBy('at', 'desc')
        .startAfter(new Date(9))
        .limit(3);
    expect(queryKey(describeIt().spec)).toBe(queryKey(describeIt().spec));
  });

  it('has another key when a value has another type', () => {
    const at = new Date(5);
    const keys = [
      all.startAt(at),
      all.startAt(at.toISOString()),
      all.startAt(at.getTime()),
      all.startAt(Number.NaN),
      all.startAt(null),
      all.startAfter(at),
      all.endAt(at),
    ].map(({ spec }) => queryKey(spec));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
