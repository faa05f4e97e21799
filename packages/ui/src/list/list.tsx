import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './list.module.css';

/** Props of {@link List}. */
export interface ListProps extends HTMLAttributes<HTMLUListElement> {
  /** `ledger` rules a margin after the rows' leading column. @default 'plain' */
  ruling?: 'plain' | 'ledger';
  /** Contents. */
  children: ReactNode;
}

/** Rows between hairlines, as in an account book. */
export function List({ ruling = 'plain', className, children, ...rest }: ListProps) {
  return (
    // Safari forgets the role of lists without bullets.
    <ul
      role="list"
      {...rest}
      data-ruling={ruling}
      className={joinClasses(styles['root'], className)}
    >
      {children}
    </ul>
  );
}
