import { useUser } from '@quits/auth/react';
import { useT } from '@quits/i18n/react';
import { balancesOfPerson, ownPersonId } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { Amount } from '../../money/amount.tsx';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import styles from './group-layout.module.css';

/** The user's balance in the group. */
export function ViewerBalance({ group }: { readonly group: Group }) {
  const t = useT();
  const personId = ownPersonId(group, useUser()?.uid);
  const balances = balancesOfPerson(group, personId);
  if (balances.length === 0) {
    return (
      <p className={styles['even']}>
        {group.expenseCount === 0 ? t('balances:nothingYet') : t('groups:allSettled')}
      </p>
    );
  }
  return (
    <div className={styles['standing']}>
      {balances.map(({ currency, minor }) => (
        <p key={currency}>
          <span className={styles['word']}>
            {minor > 0 ? t('groups:youGetBack') : t('groups:youOwe')}
          </span>{' '}
          <BalanceAmount minor={minor} currency={currency} size="heading" />
        </p>
      ))}
    </div>
  );
}

/** Placeholder of the balance, to prevent layout shift. */
export function ViewerBalancePlaceholder() {
  const t = useT();
  return (
    <div className={styles['standing']} data-coming="" aria-hidden="true">
      <p>
        <span className={styles['word']}>{t('groups:youGetBack')}</span>{' '}
        <Amount minor={0} currency="EUR" size="heading" />
      </p>
    </div>
  );
}
