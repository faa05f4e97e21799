import { useFormat, useT } from '@quits/i18n/react';
import type { Recount } from '../../data/actions/repair-group.ts';
import styles from './settings.module.css';

/** What a recount found, as it is stored and as it was counted. */
export function RecountDifferences({ recount }: { readonly recount: Recount }) {
  const t = useT();
  const { money, month, number } = useFormat();
  const { group, missing } = recount;
  const { balances, people, expenseCount } = group.data;
  const nameOf = (id: string) => people[id]?.name ?? t('common:someone');
  return (
    <ul className={styles['differences']}>
      {Object.entries(missing.balances).flatMap(([currency, byPerson]) =>
        Object.entries(byPerson).map(([id, minor]) => {
          const stored = balances[currency]?.[id] ?? 0;
          return (
            <li key={`${currency} ${id}`}>
              {nameOf(id)}: <s>{money(stored, currency)}</s> {money(stored + minor, currency)}
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
