import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** A line that opens more. */
export function Disclosure({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles['root']}>
      <summary className={styles['summary']}>{summary}</summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
