import { useT } from '@quits/i18n/react';
import { Skeleton } from '@quits/ui';
import styles from './shell-skeleton.module.css';

/** Stands in while it is not known yet whether someone is signed in. */
export function ShellSkeleton() {
  const t = useT();
  return (
    <div className={styles['root']}>
      <Skeleton shape="row" count={4} label={t('common:loading')} />
    </div>
  );
}
