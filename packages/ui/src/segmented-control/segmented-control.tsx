import { type FieldsetHTMLAttributes, type ReactNode, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './segmented-control.module.css';

/** One of the choices side by side. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange'
> {
  /** Names it for screen readers. */
  label: string;
  /** Hides the label visually. @default true */
  hideLabel?: boolean;
  /** Segments to choose from, in order. */
  segments: readonly Segment<Value>[];
  /** The current value. */
  value: Value;
  /** Called with the new value. */
  onValueChange: (value: Value) => void;
}

/** A choice among a few options, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = true,
  segments,
  value,
  onValueChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset {...rest} className={joinClasses(styles['root'], className)}>
      <legend className={styles['label']} {...(hideLabel && { 'data-hidden': '' })}>
        {label}
      </legend>
      <div className={styles['track']}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles['segment']}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
              className={styles['input']}
            />
            {segment.icon}
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
