import { useUser } from '@quits/auth/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { ownTextOf } from '@quits/product/expense-list/own-text.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Returns a function that describes the effect of an expense on the user: lent, borrowed, none. */
export function useOwnText(): (expense: NewExpense) => string {
  const t = useT();
  const { money } = useFormatter();
  const personId = ownPersonId(useGroup().data, useUser()?.uid);
  return (expense) => ownTextOf(expense, { t, money, personId });
}
