import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import type { NewExpense } from '@quits/product/expense/new-expense.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { useCategories } from '../categories/use-categories.ts';
import { useGroup } from '../open-group/group-context.tsx';
import { notices } from '../platform/notices/notices.ts';

/** Returns a function that says so if an expense that was just written exceeds a budget of this month. */
export function useBudgetWarning(): (expense: NewExpense) => void {
  const t = useT();
  const { money } = useFormatter();
  const database = useDatabase();
  const group = useGroup();
  const { categoryOf } = useCategories();

  async function warn(expense: NewExpense): Promise<void> {
    const { findExceeded } = await import('@quits/product/budget/find-exceeded.ts');
    const exceeded = await findExceeded(database, group.id, expense, localDate(new Date()));
    if (exceeded === undefined) return;
    const { category, left, currency } = exceeded;
    const amount = money(-left, currency);
    notices.show({
      text: t('budgets:exceeded', { category: categoryOf(category).name, amount }),
    });
  }

  // The list shows the expense first. The warning is a convenience: nothing happens if its code can't be loaded.
  return (expense) => whenIdle(() => void warn(expense).catch(() => undefined));
}
