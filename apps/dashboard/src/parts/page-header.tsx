import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  readonly title: ReactNode;
  /** A sentence about the page. */
  readonly lead?: ReactNode;
  /** Buttons at the far end. */
  readonly actions?: ReactNode;
  /** A link to the page above, or the path. */
  readonly above?: ReactNode;
}

/** The title of a page with its actions. */
export function PageHeader({ title, lead, actions, above }: PageHeaderProps) {
  return (
    <header className={styles['root']}>
      <div className={styles['text']}>
        {above}
        <h1 className={styles['title']}>{title}</h1>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
