import X from 'lucide-react/icons/x';
import { type HTMLAttributes, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { avoidStatusBar } from '../app-shell/keep-clear-of-status.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import type { ToastEntry, ToastManager } from './toast-manager.ts';
import styles from './toast.module.css';

/** Texts of {@link Toaster}. */
export interface ToasterLabels {
  /** Names the region. */
  region: string;
  /** Names the button that dismisses a notice. */
  dismiss: string;
}

/** Props of {@link Toaster}. */
export interface ToasterProps extends HTMLAttributes<HTMLElement> {
  /** Result of `createToastManager`. */
  queue: ToastManager;
  /** Texts of its parts. */
  labels: ToasterLabels;
}

interface ToastProps {
  entry: ToastEntry;
  held: boolean;
  dismissLabel: string;
  queue: ToastManager;
  onPutAway: (id: string) => void;
}

function Toast({ entry, held, dismissLabel, queue, onPutAway }: ToastProps) {
  const { id, text, tone = 'plain', action, duration = 6000 } = entry;
  useEffect(() => {
    if (held || duration === Infinity) return undefined;
    const timer = setTimeout(() => queue.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, queue]);
  return (
    <li data-tone={tone} className={styles['toast']}>
      <span className={styles['text']}>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            action.onPress();
            onPutAway(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        size="small"
        label={dismissLabel}
        icon={<Icon glyph={X} />}
        onClick={() => onPutAway(id)}
      />
    </li>
  );
}

function focusOn(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus();
}

/** Key that moves the focus to the notices and back, as between panes of other programs. */
const KEY = 'F6';

/**
 * Shows a queue's toasts and announces them; their timers pause while hovered or focused. F6 moves
 * the focus to the newest toast, and back to the previous element, as does dismissing it.
 */
export function Toaster({ queue, labels, className, ...rest }: ToasterProps) {
  const entries = useSyncExternalStore(
    queue.store.subscribe,
    queue.store.getState,
    queue.store.getState,
  );
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const origin = useRef<EventTarget>(null);
  const some = entries.length > 0;

  useEffect(() => {
    if (!some) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== KEY || event.defaultPrevented) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement) === true) focusOn(origin.current);
      else region.current?.querySelector<HTMLElement>('li:last-of-type button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    const release = avoidStatusBar(region.current);
    return () => {
      document.removeEventListener('keydown', onKey);
      release?.();
    };
  }, [some]);

  function putAway(id: string): void {
    const isInside = region.current?.contains(document.activeElement) === true;
    queue.dismiss(id);
    if (isInside) focusOn(origin.current);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the timers
    <section
      {...rest}
      ref={region}
      aria-label={labels.region}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (region.current?.contains(relatedTarget) !== true) origin.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        const last = entries.at(-1);
        if (event.key === 'Escape' && last) putAway(last.id);
      }}
      className={joinClasses(styles['root'], className)}
    >
      <ol className={styles['list']}>
        {entries.map((entry) => (
          <Toast
            key={entry.revision}
            entry={entry}
            held={held}
            queue={queue}
            dismissLabel={labels.dismiss}
            onPutAway={putAway}
          />
        ))}
      </ol>
    </section>
  );
}
