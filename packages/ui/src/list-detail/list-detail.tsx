import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './list-detail.module.css';
import { useFocusHandover } from './use-focus-handover.ts';

/** Texts of {@link ListDetail}. */
export interface ListDetailLabels {
  /** Names the pane of the detail. */
  detail: string;
  /** Label of the button that closes the detail. */
  close: string;
}

/** Props of {@link ListDetail}. */
export interface ListDetailProps extends HTMLAttributes<HTMLDivElement> {
  /** Detail of the selected item; the list is the children. Without it the list is shown alone. */
  detail?: ReactNode;
  /** Shown beside the list while nothing is selected; hidden on phones. */
  placeholder?: ReactNode;
  /** Makes the detail closable, also with Escape. */
  onClose?: () => void;
  /** Hides it without unmounting while something else is shown. @default false */
  covered?: boolean;
  /** Texts of its parts. */
  labels: ListDetailLabels;
}

/** A list and the selected item: side by side if space permits, else one at a time. */
export function ListDetail({
  detail,
  placeholder,
  onClose,
  covered = false,
  labels,
  className,
  children,
  ...rest
}: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const open = detail !== undefined && detail !== null && detail !== false;
  useFocusHandover(open, list, pane);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || onClose === undefined) return;
    event.preventDefault();
    onClose();
  }

  return (
    <div
      {...rest}
      data-list-detail=""
      data-state={open ? 'open' : 'closed'}
      data-covered={covered ? '' : undefined}
      className={joinClasses(styles['root'], className)}
    >
      <div className={styles['panes']}>
        <div ref={list} className={styles['list']}>
          {children}
        </div>
        {open ? (
          // Escape is also handled for elements inside the pane.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the button
          <section
            ref={pane}
            tabIndex={-1}
            aria-label={labels.detail}
            onKeyDown={closeByKey}
            className={styles['detail']}
          >
            <div className={styles['sheet']}>
              {onClose !== undefined && (
                <IconButton
                  label={labels.close}
                  icon={
                    <>
                      <Icon glyph={ArrowLeft} className={styles['back']} />
                      <Icon glyph={X} className={styles['close']} />
                    </>
                  }
                  onClick={onClose}
                  className={styles['button']}
                />
              )}
              {detail}
            </div>
          </section>
        ) : (
          placeholder !== undefined && (
            <div className={styles['placeholder']}>
              <div className={styles['sheet']}>{placeholder}</div>
            </div>
          )
        )}
      </div>
    </div>
  );
}
