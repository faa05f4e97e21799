import type { Doc } from '@quits/firestore';
import type { Expense } from '../../src/expense/schema.ts';

/** An expense of one person, with whatever a test is about. */
export function sampleExpense(
  id: string,
  change: Partial<Expense> = {},
  pending = false,
): Doc<Expense> {
  return {
    id,
    path: `groups/g/expenses/${id}`,
    pending,
    data: {
      kind: 'expense',
      title: id,
      amount: 1,
      currency: 'EUR',
      date: '2026-05-01',
      category: 'other',
      payers: { a: 1 },
      split: { mode: 'equal', inputs: ['a'] },
      shares: { a: 1 },
      notes: '',
      receipts: [],
      createdAt: new Date(0),
      createdBy: 'u',
      updatedAt: new Date(0),
      updatedBy: 'u',
      rev: 'r1',
      ...change,
    },
  };
}
