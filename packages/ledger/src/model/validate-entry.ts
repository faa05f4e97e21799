import { isAmount } from '../money/limits.ts';
import type { AmountsByPerson, LedgerEntry } from './expense.ts';

/** Problem with an entry's amounts. */
export type EntryIssue =
  /** Not an integer from 1 to 10^12 minor units. */
  | { readonly code: 'bad-amount' }
  /** A part below 0, or not an integer. */
  | { readonly code: 'invalid-share'; readonly side: 'payers' | 'shares' }
  /** Minor units missing from a side to match the amount; negative if it has too many. */
  | { readonly code: 'unbalanced'; readonly side: 'payers' | 'shares'; readonly left: number }
  /** A payment must be from one person to another. */
  | { readonly code: 'not-a-payment' };

/**
 * Checks the sums on which every balance rests; undefined when they hold. The same check serves
 * forms, writes and imports.
 */
export function validateEntry(
  entry: Pick<LedgerEntry, 'kind' | 'amount' | 'payers' | 'shares'>,
): EntryIssue | undefined {
  if (!isAmount(entry.amount) || entry.amount === 0) return { code: 'bad-amount' };
  for (const side of ['payers', 'shares'] as const) {
    const parts = Object.values(entry[side]);
    if (!parts.every(isAmount)) return { code: 'invalid-share', side };
    const left = parts.reduce((rest, part) => rest - part, entry.amount);
    if (left !== 0) return { code: 'unbalanced', side, left };
  }
  return entry.kind === 'payment' && !isPayment(entry) ? { code: 'not-a-payment' } : undefined;
}

function isPayment({
  payers,
  shares,
}: {
  payers: AmountsByPerson;
  shares: AmountsByPerson;
}): boolean {
  const [from, to] = [Object.keys(payers), Object.keys(shares)];
  return from.length === 1 && to.length === 1 && from[0] !== to[0];
}
