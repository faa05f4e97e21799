import { Dialog as Base } from '@base-ui/react/dialog';
import { type HTMLAttributes, type Ref, useRef } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './form-sheet.module.css';

/** Props of {@link FormSheet}. */
export interface FormSheetProps extends HTMLAttributes<HTMLDivElement> {
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Whether it is open. */
  open: boolean;
  /** Called when the user leaves it: with Escape, or with a press beside it. */
  onOpenChange: (open: boolean) => void;
}

/**
 * A screen with a form, over the one that it was opened from: a sheet from below on phones, a panel
 * at the side on desktops. Its content is a {@link SheetFrame}, which names it. The element with
 * `data-initial-focus` receives the initial focus, or else the sheet.
 */
export function FormSheet({
  open,
  onOpenChange,
  className,
  children,
  ref,
  ...rest
}: FormSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup
            {...rest}
            data-screen=""
            ref={(node: HTMLDivElement | null) => {
              sheet.current = node;
              if (typeof ref === 'function') return ref(node);
              if (ref) ref.current = node;
              return undefined;
            }}
            initialFocus={() =>
              sheet.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? sheet.current
            }
            className={joinClasses(styles['sheet'], className)}
          >
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
