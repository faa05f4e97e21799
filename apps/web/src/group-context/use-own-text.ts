import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { viewerShare } from '@quits/product/expense/viewer-share.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from './group-context.tsx';

/** Says what an expense of the open group means for oneself: lent, borrowed, nothing. */
export function useOwnText(): (expense: NewExpense) => string {
  const t = useT();
  const { money } = useFormatter();
  const uid = useUser()?.uid;
  const personId = ownPersonId(useGroup().data, uid);
  return (expense) => {
    // Who pays a debt lends nothing.
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
  };
}
