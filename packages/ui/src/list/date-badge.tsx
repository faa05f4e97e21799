import type { TimeHTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './list.module.css';

/** Props of {@link DateBadge}. */
export interface DateBadgeProps extends TimeHTMLAttributes<HTMLTimeElement> {
  /** Day of the month, such as “21”. */
  day: string;
  /** Accessible full date. */
  label: string;
}

/** A date as a ledger's first column has it: the day, under the month of its {@link ListHeader}. */
export function DateBadge({ day, label, className, ...rest }: DateBadgeProps) {
  return (
    <time {...rest} className={joinClasses(styles['stub'], className)}>
      <span aria-hidden className={styles['day']}>
        {day}
      </span>
      <span className={styles['spoken']}>{label}</span>
    </time>
  );
}
