import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import type { Expense } from './schema.ts';
import { viewerShare } from './viewer-share.ts';

function expense(id: string, change: Partial<Expense>): Doc<Expense> {
  return {
    id,
    path: `groups/g/expenses/${id}`,
    pending: false,
    data: {
      kind: 'expense',
      title: id,
      amount: 300,
      currency: 'EUR',
      date: '2026-05-01',
      category: 'other',
      payers: { a: 300 },
      split: { mode: 'equal', inputs: ['a', 'b', 'c'] },
      shares: { a: 100, b: 100, c: 100 },
      notes: '',
      receipts: [],
      createdAt: null,
      createdBy: 'u',
      updatedAt: null,
      updatedBy: 'u',
      rev: 'r1',
      ...change,
    },
  };
}

describe('viewerShare', () => {
  const { data } = expense('dinner', {});

  it('says who lent, who borrowed and who was not there', () => {
    expect(viewerShare(data, 'a')).toEqual({ kind: 'lent', minor: 200 });
    expect(viewerShare(data, 'b')).toEqual({ kind: 'borrowed', minor: 100 });
    expect(viewerShare(data, 'z')).toEqual({ kind: 'not-involved' });
    expect(viewerShare(data, undefined)).toEqual({ kind: 'not-involved' });
  });

  it('turns round for income', () => {
    expect(viewerShare({ ...data, kind: 'income' }, 'a')).toEqual({ kind: 'borrowed', minor: 200 });
  });

  it('calls someone even who paid just what was theirs', () => {
    const shared = { ...data, payers: { a: 100, b: 100, c: 100 } };
    expect(viewerShare(shared, 'a')).toEqual({ kind: 'even' });
  });
});
