import type { Ref, SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './select.module.css';

/** One choice of a list. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Choices under a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

/** Props of {@link Select}; `ref` and rest props reach the select element. */
export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'>, FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLSelectElement>;
  /** Options to choose from, in order. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
}

function Choice({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** A native select for a short list. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    options,
    onValueChange,
    onChange,
    id,
    className,
    ...rest
  } = props;
  const ids = useFieldIds(id, props);
  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div className={joinClasses(fieldStyles['line'], styles['line'])}>
        <select
          {...rest}
          {...ids.control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          className={joinClasses(fieldStyles['control'], styles['control'])}
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((choice) => (
                  <Choice key={choice.value} {...choice} />
                ))}
              </optgroup>
            ) : (
              <Choice key={option.value} {...option} />
            ),
          )}
        </select>
        <Icon glyph={ChevronDown} size="small" className={styles['arrow']} />
      </div>
    </Field>
  );
}
