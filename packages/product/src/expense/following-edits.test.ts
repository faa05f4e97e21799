import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import type { NewExpense } from './new-expense.ts';
import { followingEdits } from './following-edits.ts';
import type { Expense } from './schema.ts';

const base: NewExpense = {
  kind: 'expense',
  title: 'Cleaning',
  amount: 3000,
  currency: 'EUR',
  date: '2026-05-01',
  category: 'household',
  payers: { a: 3000 },
  split: { mode: 'equal', inputs: ['a', 'b', 'c'] },
  shares: { a: 1000, b: 1000, c: 1000 },
  notes: '',
};

function occurrence(id: string, change: Partial<Expense>): Doc<Expense> {
  const at = { createdAt: null, createdBy: 'u', updatedAt: null, updatedBy: 'u' };
  return {
    id,
    path: `groups/g/expenses/${id}`,
    pending: false,
    data: { ...base, notes: '', receipts: [], recurringId: 's', rev: 'r1', ...at, ...change },
  };
}

const edited: NewExpense = {
  ...base,
  title: 'Window cleaning',
  amount: 4000,
  payers: { a: 4000 },
  shares: { a: 1334, b: 1333, c: 1333 },
};

describe('followingEdits', () => {
  it('reaches those of later days, and leaves earlier and deleted ones as they are', () => {
    const series = [
      occurrence('before', { date: '2026-04-24' }),
      occurrence('same', { date: '2026-05-01' }),
      occurrence('gone', { date: '2026-05-08', deletedAt: new Date(0) }),
      occurrence('after', { date: '2026-05-15' }),
    ];
    const found = followingEdits({ base, edited }, series);
    expect(found.map(({ expense }) => expense.id)).toEqual(['after']);
    expect(found[0]?.edited).toMatchObject({
      title: 'Window cleaning',
      amount: 4000,
      date: '2026-05-15',
    });
  });

  it('splits what is new by the id of each, to the last cent', () => {
    const series = Array.from({ length: 9 }, (_, at) =>
      occurrence(`s_${at}`, { date: `2026-06-0${at + 1}` }),
    );
    const sums = followingEdits({ base, edited }, series).map((one) =>
      Object.values(one.edited.shares).reduce((sum, share) => sum + share, 0),
    );
    expect(sums).toEqual(series.map(() => 4000));
  });

  it('keeps what someone had made different, and takes over the rest', () => {
    const payers = { b: 5000 };
    const series = [occurrence('own', { date: '2026-05-08', amount: 5000, payers })];
    const [found] = followingEdits({ base, edited }, series);
    expect(found?.edited).toMatchObject({ title: 'Window cleaning', amount: 5000, payers });
  });

  it('keeps the receipts of each', () => {
    const receipts = [{ id: 'r', name: 'r.jpg', type: 'image/jpeg' }] as const;
    const series = [occurrence('own', { date: '2026-05-08', receipts: [...receipts] })];
    const [found] = followingEdits({ base, edited: { ...edited, receipts: [] } }, series);
    expect(found?.edited.receipts).toEqual(receipts);
  });

  it('changes nothing where nothing but the day was changed', () => {
    const series = [occurrence('own', { date: '2026-05-08' })];
    const moved = { ...base, date: '2026-05-02' };
    expect(followingEdits({ base, edited: moved }, series)).toEqual([]);
  });
});
