import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './error-state.module.css';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Description of the error. */
  title: ReactNode;
  /** Explanation and next steps. */
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  level?: 1 | 2;
  /** Text in place of the logo's first bar, such as “404”. */
  figure?: string;
  /** Reference to quote when asking for help. */
  reference?: ReactNode;
}

/** A full page for an error or a missing page. */
export function ErrorState({
  title,
  actions,
  level = 1,
  figure,
  reference,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={joinClasses(styles['root'], className)}>
      {figure === undefined ? (
        <Logo pose="leaning" className={styles['mark']} />
      ) : (
        <p aria-hidden className={styles['figure']}>
          {figure}
        </p>
      )}
      <Heading className={styles['title']}>{title}</Heading>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {reference !== undefined && <p className={styles['reference']}>{reference}</p>}
    </section>
  );
}
