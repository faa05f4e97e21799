import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Meaning, shown by color. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'credit' | 'debit' | 'warning' | 'danger';
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A short label or number. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={joinClasses(styles['root'], className)}>
      {icon}
      {children}
    </span>
  );
}
