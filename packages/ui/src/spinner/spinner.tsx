import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** What is going on, for those who cannot see it; without it the spinner is decoration. */
  label?: string | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `ink` takes the colour of the text around it. @default 'mark' */
  tone?: 'mark' | 'ink';
}

/** Two bars levelling, for as long as something takes. */
export function Spinner({
  label,
  size = 'medium',
  tone = 'mark',
  className,
  ...rest
}: SpinnerProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...rest}
      data-size={size}
      data-tone={tone}
      className={joinClasses(styles['root'], className)}
    >
      <Logo pose="levelling" className={styles['mark']} />
      {label !== undefined && <span className={styles['label']}>{label}</span>}
    </span>
  );
}
