import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { viewerShare } from '@quits/product/expense/viewer-share.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useCallback } from 'react';
import { useGroup } from './group-context.tsx';

/** Returns a function that describes the effect of an expense on the user: lent, borrowed, none. */
export function useOwnText(): (expense: NewExpense) => string {
  const t = useT();
  const { money } = useFormatter();
  const uid = useUser()?.uid;
  const personId = ownPersonId(useGroup().data, uid);
  return useCallback(
    (expense) => {
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
    },
    [t, money, personId],
  );
}
