import type { SVGProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './logo.module.css';

/** Rotation of the two bars. */
export type LogoPose = 'level' | 'leaning' | 'leveling';

/** Props of {@link Logo}. */
export interface LogoProps extends SVGProps<SVGSVGElement> {
  /** `level` is even, `leaning` is out of balance, `leveling` moves between both. @default 'level' */
  pose?: LogoPose;
  /** Accessible name; without one the logo is decorative. */
  label?: string | undefined;
}

/** The two bars of the equals sign: the product's mark. */
export function Logo({ pose = 'level', label, className, ...rest }: LogoProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 32 32"
      focusable="false"
      {...meaning}
      {...rest}
      data-pose={pose}
      className={joinClasses(styles['root'], className)}
    >
      <rect className={styles['upper']} x="4" y="9" width="24" height="5" rx="1" />
      <rect className={styles['lower']} x="4" y="18" width="24" height="5" rx="1" />
    </svg>
  );
}
