import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './switch.module.css';

/** Props of {@link Switch}; `ref` and rest props reach the input. */
export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked'
> {
  /** Ref of the control. */
  ref?: Ref<HTMLInputElement>;
  /** Visible label. */
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
}

/** A switch with immediate effect. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  id,
  className,
  ...rest
}: SwitchProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={joinClasses(styles['root'], className)}>
      <label htmlFor={own} className={styles['label']}>
        {label}
      </label>
      <input
        {...rest}
        id={own}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${own}-hint`}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className={styles['track']}
      />
      {hint !== undefined && (
        <div id={`${own}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
