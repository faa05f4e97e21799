import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './dialog.module.css';

/** Texts of {@link Dialog}. */
export interface DialogLabels {
  /** Names the button that closes it. */
  close: string;
}

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Heading. */
  title: ReactNode;
  /** A sentence under the title, read together with it. */
  description?: ReactNode;
  /** Buttons at the end; the first in the list is the main one. */
  actions?: ReactNode;
  /** Texts of its parts. */
  labels: DialogLabels;
  /** `alert` must be answered: a press outside does not close it. @default 'dialog' */
  variant?: 'dialog' | 'alert';
  /** `sheet` slides in from below on phones and from the side on desktops. @default 'center' */
  placement?: 'center' | 'sheet';
  /**
   * Element that receives the initial focus. @default the first control; the last action of an
   * alert
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

function mildest(actions: HTMLElement | null): HTMLElement | null {
  return [...(actions?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1) ?? null;
}

/** A modal dialog. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  labels,
  variant = 'dialog',
  placement = 'center',
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  const footer = useRef<HTMLElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={variant === 'alert'}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']} data-placement={placement}>
          <Base.Popup
            {...rest}
            {...(variant === 'alert' && { role: 'alertdialog' })}
            initialFocus={
              initialFocus ?? (variant === 'alert' ? () => mildest(footer.current) : true)
            }
            data-placement={placement}
            className={joinClasses(styles['popup'], className)}
          >
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <div className={styles['body']}>
              {description !== undefined && (
                <Base.Description className={styles['description']}>{description}</Base.Description>
              )}
              {children}
            </div>
            {actions !== undefined && (
              <footer ref={footer} className={styles['actions']}>
                {actions}
              </footer>
            )}
            {/* Last in the DOM, so that the focus starts at the content. */}
            <Base.Close
              className={styles['close'] ?? ''}
              render={<IconButton size="small" label={labels.close} icon={<Icon glyph={X} />} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
