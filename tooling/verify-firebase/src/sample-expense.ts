import { split } from '@quits/ledger';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';

/** An expense that one person paid for several, in cents. */
export function sampleExpense(
  expenseId: string,
  { title, amount, people }: { title: string; amount: number; people: readonly string[] },
): NewExpense {
  const [payer] = people;
  if (payer === undefined) throw new Error('Somebody has to pay.');
  const how = { mode: 'equal', inputs: people } as const;
  const shares = split({ amount, split: how, expenseId });
  if (!shares.ok) throw new Error(`The split is wrong: ${JSON.stringify(shares.error)}`);
  return {
    kind: 'expense',
    title,
    amount,
    currency: 'EUR',
    date: '2026-03-01',
    category: 'other',
    payers: { [payer]: amount },
    split: how,
    shares: shares.value,
  };
}
