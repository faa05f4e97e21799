import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words that repeat the trigger's accessible name. */
  text: ReactNode;
  /** Keys that do the same. */
  keys?: string;
  /** The control that it explains; needs an accessible name of its own. */
  children: ReactElement;
  /** Preferred side. @default 'top' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
}

/** Describes a control on hover or focus. */
export function Tooltip({ text, keys, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={500} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={styles['positioner']}
        >
          <Base.Popup className={styles['popup']}>
            {text}
            {keys !== undefined && <kbd className={styles['keys']}>{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
