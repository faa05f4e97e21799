import type { StaticMessageKey } from '../texts/load-product-texts.ts';
import type { Expense } from './schema.ts';

/** Labels of both sides of an expense, by its kind. */
export const SIDES_TEXT = {
  expense: { payers: 'expenses:whoPaid', shares: 'expenses:whoseIsIt' },
  income: { payers: 'entry:receivedBy', shares: 'expenses:whoseIsIt' },
  payment: { payers: 'entry:from', shares: 'entry:to' },
} as const satisfies Record<Expense['kind'], Record<'payers' | 'shares', StaticMessageKey>>;
