import type { ReactNode } from 'react';
import styles from './docs.module.css';

/** Props of {@link Scroll}. */
export interface ScrollProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls if it is wider than the page, also by keyboard. */
export function Scroll({ label, children }: ScrollProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section aria-label={label} tabIndex={0} className={styles['scroll']}>
      {children}
    </section>
  );
}
