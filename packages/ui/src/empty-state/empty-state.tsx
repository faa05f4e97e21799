import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Logo, type LogoPose } from '../logo/logo.tsx';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading. */
  title: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  level?: 1 | 2 | 3;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** `level` if being empty is positive. @default 'leaning' */
  pose?: LogoPose;
}

/** An empty state with a suggested action. */
export function EmptyState({
  title,
  level = 2,
  actions,
  pose = 'leaning',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={joinClasses(styles['root'], className)}>
      <Logo pose={pose} className={styles['mark']} />
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
