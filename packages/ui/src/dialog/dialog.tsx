import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './dialog.module.css';

/** Texts of {@link Dialog}. */
export interface DialogLabels {
  close: string;
}

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read together with it. */
  description?: ReactNode;
  /** Buttons at the end; the first in the list is the main one. */
  actions?: ReactNode;
  labels: DialogLabels;
  /** `alert` must be answered: a press outside does not close it. @default 'dialog' */
  kind?: 'dialog' | 'alert';
  /** `sheet` rises from below on phones and stands at the side on desktops. @default 'centre' */
  place?: 'centre' | 'sheet';
  /** Where the focus goes first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A task that takes the whole attention until it is done or left. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  labels,
  kind = 'dialog',
  place = 'centre',
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={kind === 'alert'}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']} data-place={place}>
          <Base.Popup
            {...rest}
            {...(kind === 'alert' && { role: 'alertdialog' })}
            {...(initialFocus && { initialFocus })}
            data-place={place}
            className={joinClasses(styles['popup'], className)}
          >
            <header className={styles['header']}>
              <Base.Title className={styles['title']}>{title}</Base.Title>
              <Base.Close
                render={<IconButton size="small" label={labels.close} icon={<Icon glyph={X} />} />}
              />
            </header>
            <div className={styles['body']}>
              {description !== undefined && (
                <Base.Description className={styles['description']}>{description}</Base.Description>
              )}
              {children}
            </div>
            {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
