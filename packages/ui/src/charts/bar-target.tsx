import type { FocusEventHandler } from 'react';
import hidden from '../lib/hidden.module.css';
import type { StackedBar } from './stacked-bar.ts';
import styles from './stacked-bars.module.css';

/** Props of {@link BarTarget}. */
export interface BarTargetProps {
  bar: StackedBar;
  tabIndex: number;
  'aria-describedby': string | undefined;
  onFocus: FocusEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
}

/** Button or caller's link that takes a bar's focus and presses. */
export function BarTarget({ bar: { label, formatted, render }, ...rest }: BarTargetProps) {
  const props = {
    ...rest,
    'data-bar': '',
    className: styles['hit'],
    children: (
      <span className={hidden['hidden']}>
        {label}: {formatted}
      </span>
    ),
  };
  return render === undefined ? <button type="button" {...props} /> : render(props);
}
