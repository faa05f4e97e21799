import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './stat.module.css';

/** Props of {@link Stat}. */
export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the figure. */
  label: ReactNode;
  /** The figure, formatted. */
  figure: ReactNode;
  /** Puts the figure in context, such as “9.8% of the total”. */
  detail?: ReactNode;
}

/** A key figure with its label. */
export function Stat({ label, figure, detail, className, ...rest }: StatProps) {
  return (
    <div {...rest} className={joinClasses(styles['root'], className)}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['figure']}>{figure}</dd>
      {detail === undefined ? null : <dd className={styles['detail']}>{detail}</dd>}
    </div>
  );
}

/** Props of {@link StatRow}. */
export interface StatRowProps extends HTMLAttributes<HTMLDListElement> {
  /** {@link Stat} elements. */
  children: ReactNode;
}

/** Key figures side by side, between double rules; two per row on a phone. */
export function StatRow({ className, ...rest }: StatRowProps) {
  return <dl {...rest} className={joinClasses(styles['row'], className)} />;
}
