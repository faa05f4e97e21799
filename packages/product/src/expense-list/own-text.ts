import type { Formatter, Translate } from '@quits/i18n';
import type { NewExpense } from '../expense/new-expense.ts';
import { viewerShare } from '../expense/viewer-share.ts';

/** Language and reader of a text. */
export interface OwnTextContext {
  readonly t: Translate;
  readonly money: Formatter['money'];
  /** The reader's person in the group. */
  readonly personId: string | undefined;
}

/** Describes the effect of an expense on the reader, such as lent or borrowed. */
export function ownTextOf(expense: NewExpense, { t, money, personId }: OwnTextContext): string {
  // Paying a debt isn't lending.
  if (expense.kind === 'payment') return t('expenses:kindPayment');
  const own = viewerShare(expense, personId);
  switch (own.kind) {
    case 'lent':
      return t('expenses:youLent', { amount: money(own.minor, expense.currency) });
    case 'borrowed':
      return t('expenses:youBorrowed', { amount: money(own.minor, expense.currency) });
    case 'even':
      return t('groups:settled');
    case 'not-involved':
      return t('expenses:notInvolved');
  }
}
