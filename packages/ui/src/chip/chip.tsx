import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './chip.module.css';

/** Props of {@link Chip}. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether it is on; omitted for a chip that opens or does something. */
  selected?: boolean;
  /** Before the text, such as an `Icon`. */
  icon?: ReactNode;
  /** Contents. */
  children: ReactNode;
}

/** A small round button that filters, toggles or opens something. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      data-selected={selected === true ? '' : undefined}
      className={joinClasses(styles['root'], className)}
    >
      {icon}
      <span className={styles['text']}>{children}</span>
    </button>
  );
}

/** Props of {@link ChipRow}. */
export interface ChipRowProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name. */
  label: string;
  /** {@link Chip} elements. */
  children: ReactNode;
}

/** Chips that belong together, in one row that wraps. */
export function ChipRow({ label, className, ...rest }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={joinClasses(styles['row'], className)}
    />
  );
}
