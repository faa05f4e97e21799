import { useFormatter, useT } from '@quits/i18n/react';
import type { Sums } from '@quits/product/expense/apply-balance-delta.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { useNameOf } from '../group-people/use-name-of.ts';
import styles from './sums-differences.module.css';

/** Props of {@link SumsDifferences}. */
export interface SumsDifferencesProps {
  readonly group: Group;
  /** Corrections of the stored sums. */
  readonly missing: Sums;
}

/** Differences between a group's sums and its history, as stored and as counted. */
export function SumsDifferences({ group, missing }: SumsDifferencesProps) {
  const t = useT();
  const { money, month, number } = useFormatter();
  const { balances, expenseCount } = group;
  const nameOf = useNameOf();
  return (
    <ul className={styles['differences']}>
      {Object.entries(missing.balances).flatMap(([currency, byPerson]) =>
        Object.entries(byPerson).map(([id, minor]) => {
          const stored = balances[currency]?.[id] ?? 0;
          return (
            <li key={`${currency} ${id}`}>
              <b>{nameOf(id)}</b> <s>{money(stored, currency)}</s> {money(stored + minor, currency)}
            </li>
          );
        }),
      )}
      {missing.count === 0 ? null : (
        <li>
          <s>{number(expenseCount)}</s>{' '}
          {t('common:expenses', { count: expenseCount + missing.count })}
        </li>
      )}
      {Object.keys(missing.months).map((id) => (
        <li key={id}>{month(id, 'long')}</li>
      ))}
    </ul>
  );
}
