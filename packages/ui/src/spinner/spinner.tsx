import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** Accessible description; without one the spinner is decorative. */
  label?: string | undefined;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `ink` uses the color of the surrounding text. @default 'mark' */
  tone?: 'mark' | 'ink';
}

/** A loading spinner of two bars. */
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
      <Logo pose="leveling" className={styles['mark']} />
      {label !== undefined && <span className={styles['label']}>{label}</span>}
    </span>
  );
}
