import { useFormatter, useT } from '@quits/i18n/react';
import { haveDifferentShares, type PartRow, partRows } from '@quits/product/expense/part-rows.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { SIDES_TEXT } from '@quits/product/expense/sides-text.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { Avatar, DataTable, personHue } from '@quits/ui';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { Amount } from '../../money/amount.tsx';
import styles from './expense-screen.module.css';

/** Props of {@link Parts}. */
export interface PartsProps {
  readonly expense: Expense;
  readonly group: Group;
}

/** Payments and shares by person, with a bar for each share if these differ. */
export function Parts({ expense, group }: PartsProps) {
  const t = useT();
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const nameOf = useNameOf();
  const { compare } = useFormatter();
  const { kind, shares, currency } = expense;
  const realName = (id: string) => group.people[id]?.name ?? '?';
  const most = Math.max(1, ...Object.values(shares).map(Math.abs));
  const hasBars = haveDifferentShares(shares);
  const amount = (minor: number | undefined) =>
    minor === undefined ? null : <Amount minor={minor} currency={currency} />;

  function person({ id, share = 0 }: PartRow) {
    return (
      <span className={styles['person']} data-person={personHue(hueOf(id))}>
        <Avatar name={realName(id)} hue={hueOf(id)} src={photoOf(id)} size="small" />
        <span>
          {nameOf(id)}
          {hasBars ? (
            <span
              className={styles['bar']}
              style={{ inlineSize: `${(Math.abs(share) / most) * 100}%` }}
            />
          ) : null}
        </span>
      </span>
    );
  }

  return (
    <DataTable
      caption={t('balances:byPerson')}
      hideCaption
      rows={partRows(expense, (a, b) => compare(realName(a), realName(b)))}
      rowKey={({ id }) => id}
      columns={[
        { id: 'person', header: t('history:person'), cell: person },
        {
          id: 'paid',
          header: t(kind === 'expense' ? 'expenses:paid' : SIDES_TEXT[kind].payers),
          type: 'figure',
          cell: ({ paid }) => amount(paid),
        },
        {
          id: 'share',
          header: t(kind === 'payment' ? SIDES_TEXT[kind].shares : 'expenses:share'),
          type: 'figure',
          cell: ({ share }) => amount(share),
        },
      ]}
    />
  );
}
