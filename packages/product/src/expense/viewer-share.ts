import { getBalanceChanges } from '@quits/ledger';
import type { NewExpense } from './new-expense.ts';

/** Effect of one expense on one person. */
export type ViewerShare =
  /** Paid more than their share. */
  | { readonly kind: 'lent'; readonly minor: number }
  | { readonly kind: 'borrowed'; readonly minor: number }
  /** Paid exactly their share. */
  | { readonly kind: 'even' }
  | { readonly kind: 'not-involved' };

/** Returns the effect of an expense on a person; amounts are positive minor units. */
export function viewerShare(expense: NewExpense, personId: string | undefined): ViewerShare {
  if (personId === undefined) return { kind: 'not-involved' };
  const minor = getBalanceChanges(expense)[personId] ?? 0;
  if (minor > 0) return { kind: 'lent', minor };
  if (minor < 0) return { kind: 'borrowed', minor: -minor };
  const involved = personId in expense.shares || personId in expense.payers;
  return { kind: involved ? 'even' : 'not-involved' };
}
