import { Mark } from '@quits/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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

/** One step; it takes the focus over from the one that it replaces. */
function Step({ title, lead, footer, children }: SignInCardProps) {
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => takeFocus(card.current), []);
  return (
    <main ref={card} aria-labelledby={titleId} className={styles['root']}>
      <Mark className={styles['mark']} />
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      {children}
      {footer === undefined ? null : <footer className={styles['footer']}>{footer}</footer>}
    </main>
  );
}

/** Only where the control that was pressed has gone, and never while a page is opened. */
function takeFocus(card: HTMLElement | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost || !navigator.userActivation.hasBeenActive) return;
  const field = card?.querySelector<HTMLElement>('input:not([hidden])');
  (field ?? card?.querySelector('h1'))?.focus({ preventScroll: true });
}
