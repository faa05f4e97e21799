import { Logo } from '@quits/ui';
import type { ReactNode } from 'react';
import { takeFocus } from '../forms/take-focus.ts';
import styles from './sign-in-card.module.css';

/** Props of {@link SignInCard}. */
export interface SignInCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The one calm page on which people sign in. */
export function SignInCard(props: SignInCardProps) {
  return <Step key={props.title} {...props} />;
}

/** One step; takes the focus from the previous one. */
function Step({ title, lead, footer, children }: SignInCardProps) {
  return (
    <main ref={takeFocus} className={styles['root']}>
      <Logo className={styles['mark']} />
      <h1 tabIndex={-1}>{title}</h1>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      {children}
      {footer === undefined ? null : <footer className={styles['footer']}>{footer}</footer>}
    </main>
  );
}
