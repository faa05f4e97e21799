import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './balance-bars.module.css';

/** Props of {@link BalanceBar}. */
export interface BalanceBarProps extends HTMLAttributes<HTMLSpanElement> {
  /** From -1 to 1; positive is a credit. */
  value: number;
}

/** A small balance on one side of a center line, as decoration beside its amount. */
export function BalanceBar({ value, className, ...rest }: BalanceBarProps) {
  const size = Math.min(1, Math.abs(value));
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-side={value > 0 ? 'credit' : value < 0 ? 'debit' : 'even'}
      className={joinClasses(styles['mini'], className)}
    >
      <span className={styles['miniBar']} style={{ inlineSize: `${size * 50}%` }} />
    </span>
  );
}
