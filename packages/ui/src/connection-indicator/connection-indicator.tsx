import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './connection-indicator.module.css';

/** Props of {@link ConnectionIndicator}. */
export interface ConnectionIndicatorProps extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  'children'
> {
  /** Status to show. */
  status: 'online' | 'offline' | 'unknown';
  /** Description of the status. */
  label: string;
  /** Hides the words from sight. @default false */
  compact?: boolean;
}

/** Returns whether the server can be reached. */
export function ConnectionIndicator({
  status,
  label,
  compact = false,
  className,
  ...rest
}: ConnectionIndicatorProps) {
  return (
    <span
      role="status"
      {...rest}
      data-status={status}
      {...(compact && { 'data-compact': '' })}
      className={joinClasses(styles['root'], className)}
    >
      <span aria-hidden className={styles['signal']} />
      <span className={styles['label']}>{label}</span>
    </span>
  );
}
