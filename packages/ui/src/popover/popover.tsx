import { Popover as Base } from '@base-ui/react/popover';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './popover.module.css';

/** Props of {@link Popover}. */
export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The button it belongs to. */
  trigger: ReactElement;
  /** Names it; shown at the top unless `hideTitle` hides it. */
  title: ReactNode;
  /** Hides the title visually. @default false */
  hideTitle?: boolean;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Preferred side. @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Edge that it is aligned with. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Contents. */
  children: ReactNode;
}

/** A popover with details, beside its trigger. */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...rest
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={styles['positioner']}
        >
          <Base.Popup {...rest} className={joinClasses(styles['popup'], className)}>
            <Base.Title className={styles['title']} {...(hideTitle && { 'data-hidden': '' })}>
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
