import { Mark } from '@quits/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-card.module.css';

/** Props of {@link SignInCard}. */
export interface SignInCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The one calm page on which people sign in. */
export function SignInCard({ title, lead, footer, children }: SignInCardProps) {
  return (
    <main className={styles['root']}>
      <Mark className={styles['mark']} />
      <h1>{title}</h1>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      {children}
      {footer === undefined ? null : <footer className={styles['footer']}>{footer}</footer>}
    </main>
  );
}
