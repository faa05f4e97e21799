import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './kbd.module.css';

/** Props of {@link Kbd}. */
export interface KbdProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Keys that are pressed together, as they are printed on the keyboard. */
  keys: readonly string[];
}

/** A keyboard shortcut, one key cap for each key. */
export function Kbd({ keys, className, ...rest }: KbdProps) {
  return (
    // Shortcuts read from left to right in every language.
    <kbd dir="ltr" {...rest} className={joinClasses(styles['root'], className)}>
      {keys.map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
