import { getBalanceChanges } from '@quits/ledger';
import type { NewExpense } from './new-expense.ts';

/** What one expense means for one person. */
export type ViewerShare =
  /** Paid more than was theirs. */
  | { readonly kind: 'lent'; readonly minor: number }
  | { readonly kind: 'borrowed'; readonly minor: number }
  /** Paid exactly what was theirs. */
  | { readonly kind: 'even' }
  | { readonly kind: 'not-involved' };

/** Tells what an expense means for a person; amounts are positive minor units. */
export function viewerShare(expense: NewExpense, personId: string | undefined): ViewerShare {
  if (personId === undefined) return { kind: 'not-involved' };
  const minor = getBalanceChanges(expense)[personId] ?? 0;
  if (minor > 0) return { kind: 'lent', minor };
  if (minor < 0) return { kind: 'borrowed', minor: -minor };
  const involved = personId in expense.shares || personId in expense.payers;
  return { kind: involved ? 'even' : 'not-involved' };
}
