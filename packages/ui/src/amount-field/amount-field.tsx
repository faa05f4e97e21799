import { type InputHTMLAttributes, type Ref, useDeferredValue } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldLabels, useFieldIds } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './amount-field.module.css';

/** A currency that can be chosen. */
export interface CurrencyOption {
  /** ISO 4217 code, such as `EUR`. */
  code: string;
  /** Text in the list, such as “EUR · euro”. */
  label: string;
}

/** Props of {@link AmountField}; `ref` and rest props reach the input. */
export interface AmountFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'value' | 'children'>, FieldLabels {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** The text as typed, in any locale's digits, possibly a sum such as `12+4,50`. */
  value: string;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /** Formatted result of the sum, such as “= 16.50”. */
  result?: string | undefined;
  /** `hero` is the one big amount of a form. @default 'row' */
  size?: 'row' | 'hero';
  /** Code of the currency. */
  currency?: string | undefined;
  /** Makes the currency selectable. */
  currencies?: readonly CurrencyOption[];
  /** Called with the chosen currency. */
  onCurrencyChange?: (code: string) => void;
  /** Names the list of currencies; needed with `currencies`. */
  currencyLabel?: string;
}

/** An amount of money, typed as a number or a sum. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    value,
    onValueChange,
    result,
    size = 'row',
    currency,
    currencies,
    onCurrencyChange,
    currencyLabel,
    id,
    className,
    ref,
    ...rest
  } = props;
  const ids = useFieldIds(id, props);
  // Nearly two hundred currencies are half of a form's elements; render them after its first frame.
  const hasAll = useDeferredValue(true, false);
  const outcomeId = `${ids.id}-outcome`;
  const described = [ids.control['aria-describedby'], result !== undefined && outcomeId];

  return (
    <Field texts={{ label, hint, error, note, hideLabel }} ids={ids} className={className}>
      <div
        className={joinClasses(fieldStyles['line'], styles['line'])}
        data-size={size}
        data-length={value.length > 7 ? 'long' : 'short'}
      >
        {currencies === undefined ? (
          currency !== undefined && <span className={styles['currency']}>{currency}</span>
        ) : (
          // The list shows names; the field has space only for the code.
          <span className={styles['currencies']}>
            <span aria-hidden="true">{currency}</span>
            <Icon glyph={ChevronDown} size="small" />
            <select
              aria-label={currencyLabel}
              value={currency}
              onChange={(event) => onCurrencyChange?.(event.target.value)}
            >
              {currencies
                .filter(({ code }) => hasAll || code === currency)
                .map((option) => (
                  <option key={option.code} value={option.code} label={option.label}>
                    {option.label}
                  </option>
                ))}
            </select>
          </span>
        )}
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          {...rest}
          {...ids.control}
          ref={ref}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={joinClasses(fieldStyles['control'], styles['control'])}
        />
        <span role="status" id={outcomeId} className={styles['outcome']}>
          {result}
        </span>
      </div>
    </Field>
  );
}
