import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import styles from './slider.module.css';

/** Props of {@link Slider}; `ref` and rest props reach the input. */
export interface SliderProps
  extends
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'min' | 'max'>,
    FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** The current value. */
  value: number;
  /** Called with the new value. */
  onValueChange: (value: number) => void;
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** The value as text, shown and read aloud, such as “25 %”. */
  valueText: string;
}

/** A number within a range, when being near is enough. */
export function Slider(props: SliderProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    value,
    onValueChange,
    valueText,
    id,
    className,
    ...rest
  } = props;
  const { min, max } = rest;
  const ids = useFieldIds(id, props);
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div className={styles['line']}>
        <input
          {...rest}
          {...ids.control}
          type="range"
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
          style={{ backgroundSize: `${filled}% 5px, 100% 1px`, ...rest.style }}
          className={styles['input']}
        />
        <output htmlFor={ids.id} className={styles['value']}>
          {valueText}
        </output>
      </div>
    </Field>
  );
}
