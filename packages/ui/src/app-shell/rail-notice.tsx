import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './app-shell.module.css';

/** Props of {@link RailNotice}. */
export interface RailNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string;
  /** Buttons that answer it; each has the full width. */
  actions: ReactNode;
  children: ReactNode;
}

/** A question for the `notice` of an {@link AppShell}. */
export function RailNotice({ title, actions, className, children, ...rest }: RailNoticeProps) {
  return (
    <section aria-label={title} {...rest} className={joinClasses(styles['railNotice'], className)}>
      <p className={styles['noticeTitle']}>{title}</p>
      <p className={styles['noticeText']}>{children}</p>
      {actions}
    </section>
  );
}
