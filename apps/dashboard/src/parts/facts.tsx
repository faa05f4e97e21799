import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names with their values; leaves out those without a value. */
export function Facts({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles['root']}>
      {entries
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles['row']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
