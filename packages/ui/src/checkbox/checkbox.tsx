import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}; `ref` and rest props reach the input. */
export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked'
> {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** Visible label. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** `mixed` means that only some of the items that it represents are checked. */
  checked?: boolean | 'mixed';
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, or a choice among several. */
export function Checkbox({
  label,
  hint,
  checked,
  onCheckedChange,
  onChange,
  className,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The indeterminate state exists only as a property of the element.
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <div className={joinClasses(styles['root'], className)}>
      <input
        {...rest}
        type="checkbox"
        id={own}
        ref={(node) => {
          input.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
          return undefined;
        }}
        className={styles['box']}
        {...(checked !== undefined && { checked: checked === true })}
        aria-describedby={hint === undefined ? rest['aria-describedby'] : `${own}-hint`}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <label htmlFor={own} className={styles['label']}>
        {label}
      </label>
      {hint !== undefined && (
        <div id={`${own}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
