import { useFormatter, useT } from '@quits/i18n/react';
import { formatDecimal } from '@quits/ledger';
import type { Expense } from '@quits/product/expense/schema.ts';
import styles from './expense-screen.module.css';

/** Converted amount of a foreign expense, with its rate. */
export function InGroupCurrency({ expense }: { readonly expense: Expense }) {
  const t = useT();
  const { money, locale } = useFormatter();
  const { currency, groupAmount, groupCurrency, rate } = expense;
  if (groupAmount === undefined || groupCurrency === undefined || rate === undefined) return null;
  const hint = { from: currency, rate: formatDecimal(rate, locale), to: groupCurrency };
  return (
    <p className={styles['date']}>
      {`= ${money(groupAmount, groupCurrency)} (${t('expenses:rateHint', hint)})`}
    </p>
  );
}
