import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Props of {@link AccountPage}. */
export interface AccountPageProps {
  /** Heading of the page, and its document title. */
  readonly title: string;
  /** Cards and sections. */
  readonly children: ReactNode;
}

/** Layout of the account page: one column of cards. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <div className={styles['root']}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
