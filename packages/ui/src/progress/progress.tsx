import { type HTMLAttributes, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './progress.module.css';

/** Props of {@link Progress}. */
export interface ProgressProps extends HTMLAttributes<HTMLDivElement> {
  /** Names it for screen readers. */
  label: string;
  /** Hides the label visually. @default false */
  hideLabel?: boolean;
  /** From 0 to 1; indeterminate if omitted. */
  value?: number | undefined;
  /** The value as text, such as “3 of 12 files”. */
  valueText?: string;
}

/** A progress bar. */
export function Progress({
  label,
  hideLabel = false,
  value,
  valueText,
  className,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const known = value !== undefined;
  return (
    <div
      {...rest}
      data-state={known ? 'known' : 'unknown'}
      className={joinClasses(styles['root'], className)}
    >
      <div className={styles['texts']} {...(hideLabel && { 'data-hidden': '' })}>
        <span id={labelId}>{label}</span>
        <span>{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(known && { 'aria-valuenow': Math.round(value * 100), 'aria-valuetext': valueText })}
        className={styles['track']}
      >
        <div
          className={styles['bar']}
          style={known ? { inlineSize: `${value * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}
