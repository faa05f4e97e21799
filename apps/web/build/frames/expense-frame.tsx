import { useT } from '@quits/i18n/react';
import { Button, IconTile, Money, Skeleton } from '@quits/ui';
import styles from '../../src/features/expense/expense-screen.module.css';

const AMOUNT = [{ type: 'integer', value: '1,000.00' }];

/** An expense, with its title once it arrives. */
export function ExpenseFrame() {
  const t = useT();
  return (
    <div className={styles['root']}>
      {/* Hidden, as large as usual: viewers have no actions, and amounts need code. */}
      <div className={styles['actions']} data-coming="" aria-hidden="true">
        <Button size="small">{t('common:edit')}</Button>
        <Button size="small">{t('history:duplicate')}</Button>
        <Button size="small">{t('common:delete')}</Button>
      </div>
      <header className={styles['header']}>
        <div className={styles['kind']}>
          <IconTile />
          <p className={styles['date']}>{'\u00A0'}</p>
        </div>
        <h2 className={styles['title']} data-slot="expense">
          <i className="coming" />
        </h2>
        <span data-coming="" aria-hidden="true">
          <Money parts={AMOUNT} size="heading" />
        </span>
      </header>
      <Skeleton shape="row" count={4} />
    </div>
  );
}
