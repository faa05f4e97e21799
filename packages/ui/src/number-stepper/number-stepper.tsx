import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { HTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './number-stepper.module.css';

/** Texts of {@link NumberStepper}. */
export interface NumberStepperLabels {
  /** Names the button that decreases the value. */
  less: string;
  /** Names the button that increases the value. */
  more: string;
}

/** Props of {@link NumberStepper}. */
export interface NumberStepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** Accessible name of the number. */
  label: string;
  /** The current value. */
  value: number;
  /** Called with the new value. */
  onValueChange: (value: number) => void;
  /** Texts of its parts. */
  labels: NumberStepperLabels;
  /** Smallest value. @default 0 */
  min?: number;
  /** Largest value. @default 99 */
  max?: number;
  /** Formats the number. @default as JavaScript does */
  format?: (value: number) => string;
}

/** A small integer with buttons to increment and decrement it. */
export function NumberStepper({
  label,
  value,
  onValueChange,
  labels,
  min = 0,
  max = 99,
  format = String,
  className,
  ...rest
}: NumberStepperProps) {
  const to = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={joinClasses(styles['root'], className)}
    >
      <IconButton
        size="small"
        label={labels.less}
        icon={<Icon glyph={Minus} size="small" />}
        disabled={value <= min}
        tabIndex={-1}
        onClick={() => to(value - 1)}
      />
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={format(value)}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles['value']}
        onKeyDown={(event) => {
          const steps: Record<string, number> = {
            ArrowUp: value + 1,
            ArrowDown: value - 1,
            PageUp: value + 10,
            PageDown: value - 10,
            Home: min,
            End: max,
          };
          const next = /^\d$/u.test(event.key) ? Number(event.key) : steps[event.key];
          if (next === undefined) return;
          event.preventDefault();
          to(next);
        }}
      >
        {format(value)}
      </div>
      <IconButton
        size="small"
        label={labels.more}
        icon={<Icon glyph={Plus} size="small" />}
        disabled={value >= max}
        tabIndex={-1}
        onClick={() => to(value + 1)}
      />
    </div>
  );
}
