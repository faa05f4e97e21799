import { type FieldsetHTMLAttributes, type ReactNode, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './radio-group.module.css';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange'
> {
  /** Visible label. */
  label: ReactNode;
  /** Options to choose from, in order. */
  options: readonly RadioOption<Value>[];
  /** The current value. */
  value: Value | undefined;
  /** Called with the new value. */
  onValueChange: (value: Value) => void;
  /** Problem and solution. */
  error?: string | undefined;
}

/** A vertical group of radio buttons, each with an optional description. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  error,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      {...rest}
      {...(error !== undefined && { 'aria-describedby': errorId, 'data-invalid': '' })}
      className={joinClasses(styles['root'], className)}
    >
      <legend className={styles['legend']}>{label}</legend>
      {options.map((option, index) => {
        const hintId = `${name}-${index}`;
        return (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint === undefined ? undefined : hintId}
              onChange={() => onValueChange(option.value)}
              className={styles['dot']}
            />
            <span className={styles['label']}>{option.label}</span>
            {option.hint !== undefined && (
              <span id={hintId} className={styles['hint']}>
                {option.hint}
              </span>
            )}
          </label>
        );
      })}
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
