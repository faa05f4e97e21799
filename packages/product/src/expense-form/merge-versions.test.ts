import { describe, expect, it } from 'vitest';
import type { NewExpense } from '../expense/new-expense.ts';
import { differences, mergeVersions } from './merge-versions.ts';

const base: NewExpense = {
  kind: 'expense',
  title: 'Dinner',
  amount: 1000,
  currency: 'EUR',
  date: '2026-05-01',
  category: 'dining',
  payers: { a: 1000 },
  split: { mode: 'equal', inputs: ['a', 'b'] },
  shares: { a: 500, b: 500 },
  notes: '',
  receipts: [{ id: 'r1', name: 'bill.pdf', type: 'application/pdf' }],
};
const added = (id: string) => ({ id, name: `${id}.pdf`, type: 'application/pdf' }) as const;

describe('two versions of an expense', () => {
  it('differ only where they differ, whatever the order of people', () => {
    const theirs = { ...base, shares: { b: 500, a: 500 }, title: 'Supper' };
    expect(differences({ base, mine: base, theirs })).toEqual({ title: 'theirs' });
  });

  it('begin with the side that changed a field, and with mine where both did', () => {
    const mine = { ...base, title: 'Tapas', date: '2026-05-02' };
    const theirs = { ...base, title: 'Supper', notes: 'by the sea' };
    expect(differences({ base, mine, theirs })).toEqual({
      title: 'mine',
      date: 'mine',
      notes: 'theirs',
    });
  });

  it('leave nothing to choose when theirs only got a receipt', () => {
    const mine = { ...base, title: 'Tapas' };
    const theirs = { ...base, receipts: [...(base.receipts ?? []), added('r2')] };
    expect(differences({ base, mine: base, theirs })).toEqual({});
    const merged = mergeVersions({ base, mine, theirs }, differences({ base, mine, theirs }));
    expect(merged).toEqual({ ...theirs, title: 'Tapas' });
  });

  it('are put together field by field', () => {
    const mine = { ...base, title: 'Tapas', date: '2026-05-02' };
    const theirs = { ...base, amount: 1200, payers: { b: 1200 }, shares: { a: 600, b: 600 } };
    const merged = mergeVersions({ base, mine, theirs }, { title: 'mine', money: 'theirs' });
    expect(merged).toMatchObject({ title: 'Tapas', date: '2026-05-01', amount: 1200 });
    expect(merged.shares).toEqual({ a: 600, b: 600 });
  });

  it('never mix an amount with the shares of the other', () => {
    const mine = { ...base, amount: 900, payers: { a: 900 }, shares: { a: 450, b: 450 } };
    const theirs = { ...base, currency: 'SEK', groupAmount: 90, groupCurrency: 'EUR' };
    expect(mergeVersions({ base, mine, theirs }, { money: 'mine' })).toMatchObject({
      amount: 900,
      currency: 'EUR',
      shares: { a: 450, b: 450 },
    });
    expect(mergeVersions({ base, mine, theirs }, { money: 'mine' }).groupAmount).toBeUndefined();
  });

  it('keep receipts that either added, and lose those that one removed', () => {
    const mine = { ...base, receipts: [added('r2')] };
    const theirs = { ...base, receipts: [...(base.receipts ?? []), added('r3')] };
    const merged = mergeVersions({ base, mine, theirs }, {});
    expect(merged.receipts?.map(({ id }) => id)).toEqual(['r3', 'r2']);
  });
});
