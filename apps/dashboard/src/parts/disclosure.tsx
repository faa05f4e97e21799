import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  readonly summary: ReactNode;
  /** `row` extends the content beyond its column, below those that follow. @default 'own' */
  readonly reach?: 'own' | 'row';
  readonly children: ReactNode;
}

/** A line that opens more. */
export function Disclosure({ summary, reach = 'own', children }: DisclosureProps) {
  return (
    <details data-reach={reach} className={styles['root']}>
      <summary className={styles['summary']}>{summary}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
