import { useT } from '@quits/i18n/react';
import { Skeleton } from '@quits/ui';
import styles from './shell-skeleton.module.css';

/** Placeholder of the shell until the session is restored. */
export function ShellSkeleton() {
  const t = useT();
  return (
    <div className={styles['root']}>
      <Skeleton shape="row" count={4} label={t('common:loading')} />
    </div>
  );
}
