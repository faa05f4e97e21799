import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import { latinDigits } from '../lib/latin-digits.ts';
import styles from './otp-input.module.css';

/** Props of {@link OtpInput}; `ref` and rest props reach the input. */
export interface OtpInputProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'maxLength' | 'onChange'>,
    FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** The current value. */
  value: string;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /** Called once all digits are entered. */
  onComplete?: (value: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
}

const NOT_DIGITS = /\D/gu;

/** A code of digits from a message or an app; one field, so that pasting and autofill work. */
export function OtpInput(props: OtpInputProps) {
  const { label, hint, error, note, hideLabel, value, onValueChange, onComplete, ...others } =
    props;
  const { length = 6, id, className, ...rest } = others;
  const ids = useFieldIds(id, props);
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div
        className={styles['line']}
        style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 2.75rem))` }}
      >
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={styles['digit']}
            data-state={index < value.length ? 'filled' : index === value.length ? 'next' : 'empty'}
          >
            {value[index]}
          </span>
        ))}
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          {...rest}
          {...ids.control}
          type="text"
          value={value}
          onChange={(event) => {
            const next = latinDigits(event.target.value)
              .replaceAll(NOT_DIGITS, '')
              .slice(0, length);
            if (next === value) return;
            onValueChange(next);
            if (next.length === length) onComplete?.(next);
          }}
          className={styles['input']}
        />
      </div>
    </Field>
  );
}
