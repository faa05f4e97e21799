import type { LedgerEntry } from '../src/model/expense.ts';
import { allocateEqually } from '../src/split/allocate.ts';

/** Creates `count` person ids. */
export function people(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `person-${index}`);
}

/** Creates a group's history: each expense paid by one person and shared by all. */
export function largeGroup(expenses: number, members: number): LedgerEntry[] {
  const everybody = people(members);
  return Array.from({ length: expenses }, (_, index) => {
    const amount = 1000 + ((index * 7919) % 100_000);
    const id = `expense-${index}`;
    return {
      id,
      kind: 'expense',
      currency: 'EUR',
      amount,
      payers: { [everybody[index % members] ?? '']: amount },
      shares: allocateEqually(amount, everybody, id),
    };
  });
}
