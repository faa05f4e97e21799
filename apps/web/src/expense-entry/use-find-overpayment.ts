import { useUser } from '@quits/auth/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { useWholeHistory } from '../data/use-whole-history.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { findOverpayment, type Overpayment } from '@quits/product/expense-form/find-overpayment.ts';

/** Options of {@link useFindOverpayment}. */
export interface FindOverpaymentOptions {
  /** Whether there is a payment to check; otherwise the history isn't read. */
  readonly isPayment: boolean;
  /** The payment that is edited. */
  readonly expenseId?: string | undefined;
  /** The payment before the edit. */
  readonly before?: NewExpense | undefined;
}

/** Returns a function that checks whether a payment of the open group exceeds the debt. */
export function useFindOverpayment(
  options: FindOverpaymentOptions,
): (payment: NewExpense) => Overpayment | undefined {
  const { id: groupId, data: group } = useGroup();
  const uid = useUser()?.uid;
  const needed = options.isPayment && !group.simplify;
  const { expenses } = useWholeHistory({ groupId, uid, needed });
  return (payment) =>
    findOverpayment(payment, {
      group,
      before: options.before,
      history: expenses
        .filter(({ id, data }) => data.deletedAt === undefined && id !== options.expenseId)
        .map(({ id, data }) => ({ id, expense: data })),
    });
}
