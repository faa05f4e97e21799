import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';
import { wholeSummary } from './read-summary.ts';

const dinner = {
  kind: 'expense',
  title: 'Dinner',
  amount: 900,
  currency: 'EUR',
  date: '2026-05-01',
  category: 'dining',
  payers: { a: 900 },
  shares: { a: 450, b: 450 },
  split: { mode: 'equal', inputs: ['a', 'b'] },
  notes: '',
};

const fields = (after: object, before: object = dinner) =>
  changedFields({ ...before }, { ...after }).map(({ field }) => field);

describe('changedFields', () => {
  it('names what differs, in the order of the form', () => {
    expect(fields(dinner)).toEqual([]);
    expect(fields({ ...dinner, notes: 'late', title: 'Supper' })).toEqual(['title', 'notes']);
    expect(fields({ ...dinner, currency: 'USD' })).toEqual(['amount']);
  });

  it('does not mind in which order people come, nor parts of nothing', () => {
    expect(fields({ ...dinner, shares: { b: 450, a: 450, c: 0 } })).toEqual([]);
    expect(fields({ ...dinner, shares: { b: 400, a: 500 } })).toEqual(['shares']);
  });

  it('tells of files that came and went, where both versions do', () => {
    const with1 = { ...dinner, receiptNames: ['front.jpg'] };
    expect(fields(with1, { ...dinner, receiptNames: [] })).toEqual(['receiptNames']);
    expect(fields(with1)).toEqual([]);
  });

  it('says nothing about what is not an expense', () => {
    expect(changedFields(null, { name: 'Ben' })).toEqual([]);
  });
});

describe('wholeSummary', () => {
  it('gives everything that makes an expense again', () => {
    expect(wholeSummary({ ...dinner, receiptNames: ['front.jpg'] })).toEqual(dinner);
  });

  it('takes the outcome for the split where an old entry did not keep it', () => {
    const { split: _, ...old } = dinner;
    expect(wholeSummary(old)?.split).toEqual({ mode: 'exact', inputs: dinner.shares });
  });

  it('gives nothing when too little was kept', () => {
    expect(wholeSummary({ title: 'Dinner', amount: 900, currency: 'EUR' })).toBeUndefined();
  });
});
