import X from 'lucide-react/icons/x';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './chip.module.css';

/** Props of {@link RemovableChip}. */
export interface RemovableChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** Accessible name of the button, such as “Remove Ben”. */
  removeLabel: string;
  /** Called when it is removed. */
  onRemove: () => void;
  /** Before the text, such as an `Avatar`. */
  icon?: ReactNode;
  /** Contents. */
  children: ReactNode;
}

/** A value that was added, with a button that removes it; Delete and Backspace on it do, too. */
export function RemovableChip({
  removeLabel,
  onRemove,
  icon,
  className,
  children,
  ...rest
}: RemovableChipProps) {
  return (
    <span {...rest} data-removable="" className={joinClasses(styles['root'], className)}>
      {icon}
      <span className={styles['text']}>{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        className={styles['remove']}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault();
          onRemove();
        }}
      >
        <Icon glyph={X} size="small" />
      </button>
    </span>
  );
}
