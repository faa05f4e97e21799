import { useFormatter, useT } from '@quits/i18n/react';
import { Balances } from '@quits/ledger';
import type { ExportedGroup } from '@quits/ledger/files';
import { createPortal } from 'react-dom';
import { useGroup } from '../../open-group/group-context.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { balanceText } from '@quits/product/balances/balance-text.ts';
import { useJoined } from '../../text/use-joined.ts';
import styles from './printed-group.module.css';

/** The group as a statement of account; visible only in print. */
export function PrintedGroup({ whole }: { readonly whole: ExportedGroup }) {
  const t = useT();
  const { date, dateRange, list, money } = useFormatter();
  const joined = useJoined();
  const { data } = useGroup();
  const nameOf = useNameOf();
  const isOwn = useIsOwn();
  const balances = new Balances();
  for (const [currency, byPerson] of Object.entries(data.balances))
    balances.add(currency, byPerson);
  const [first, last] = [whole.expenses[0], whole.expenses.at(-1)];
  return createPortal(
    <article data-paper="" className={styles['paper']} aria-hidden="true">
      <h1>
        {data.emoji} {whole.name}
      </h1>
      {first === undefined || last === undefined ? null : (
        <p>
          {joined([
            dateRange(first.date, last.date),
            t('common:expenses', { count: whole.expenses.length }),
          ])}
        </p>
      )}
      <h2>{t('balances:title')}</h2>
      <ul className={styles['balances']}>
        {balances.currencies().flatMap((currency) =>
          Object.entries(balances.toRecord(currency)).map(([id, minor]) => (
            <li key={`${currency} ${id}`}>
              {balanceText(t, {
                name: isOwn(id) ? undefined : nameOf(id),
                minor,
                amount: money(Math.abs(minor), currency),
              })}
            </li>
          )),
        )}
      </ul>
      <h2>{t('expenses:title')}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('expenses:date')}</th>
            <th scope="col">{t('expenses:what')}</th>
            <th scope="col">{t('expenses:paidBy')}</th>
            <th scope="col" className={styles['figure']}>
              {t('expenses:amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {whole.expenses.map((expense) => (
            <tr key={expense.id}>
              <td>{date(expense.date)}</td>
              <td>{expense.title}</td>
              <td>{list(Object.keys(expense.payers).map(nameOf))}</td>
              <td className={styles['figure']}>
                {money(
                  expense.kind === 'income' ? -expense.amount : expense.amount,
                  expense.currency,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  );
}
