import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './connection-indicator.module.css';

/** Props of {@link ConnectionIndicator}. */
export interface ConnectionIndicatorProps extends Omit<
  HTMLAttributes<HTMLSpanElement>,
  'children'
> {
  state: 'online' | 'offline' | 'unknown';
  /** What the state means, in words. */
  label: string;
  /** `compact` hides the words from sight. @default 'full' */
  display?: 'full' | 'compact';
}

/** Whether the server can be reached. */
export function ConnectionIndicator({
  state,
  label,
  display = 'full',
  className,
  ...rest
}: ConnectionIndicatorProps) {
  return (
    <span
      role="status"
      {...rest}
      data-state={state}
      data-display={display}
      className={joinClasses(styles['root'], className)}
    >
      <span aria-hidden className={styles['signal']} />
      <span className={styles['label']}>{label}</span>
    </span>
  );
}
