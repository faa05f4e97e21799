import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { useCategories } from '../../categories/use-categories.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import styles from './printed-expenses.module.css';
import { spentByCurrency } from '@quits/product/expense-list/spent-by-currency.ts';

/** Props of {@link PrintedExpenses}. */
export interface PrintedExpensesProps {
  readonly expenses: readonly Doc<Expense>[];
}

/** The expenses as a printed table with totals. */
export function PrintedExpenses({ expenses }: PrintedExpensesProps) {
  const t = useT();
  const { date, list, money } = useFormatter();
  const nameOf = useNameOf();
  const { categoryOf } = useCategories();
  const names = (byPerson: Readonly<Record<string, number>>) =>
    list(Object.keys(byPerson).map(nameOf), 'unit');
  return (
    <table className={styles['table']}>
      <caption>{t('common:expenses', { count: expenses.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('expenses:date')}</th>
          <th scope="col">{t('expenses:what')}</th>
          <th scope="col">{t('expenses:category')}</th>
          <th scope="col">{t('expenses:whoPaid')}</th>
          <th scope="col">{t('expenses:whoseIsIt')}</th>
          <th scope="col" className={styles['figure']}>
            {t('expenses:amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {expenses.map(({ id, data }) => (
          <tr key={id}>
            <td>{date(data.date)}</td>
            <td>{data.title}</td>
            <td>{categoryOf(data.category).name}</td>
            <td>{names(data.payers)}</td>
            <td>{names(data.shares)}</td>
            <td className={styles['figure']}>{money(data.amount, data.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {spentByCurrency(expenses).map(({ currency, spent }) => (
          <tr key={currency}>
            <th scope="row" colSpan={5}>
              {t('balances:total')}
            </th>
            <td className={styles['figure']}>{money(spent, currency)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
