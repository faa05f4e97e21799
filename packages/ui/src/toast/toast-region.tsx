import X from 'lucide-react/icons/x';
import { type HTMLAttributes, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import type { ToastEntry, ToastQueue } from './toast-queue.ts';
import styles from './toast.module.css';

/** Texts of {@link ToastRegion}. */
export interface ToastRegionLabels {
  /** Names the region. */
  region: string;
  dismiss: string;
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  queue: ToastQueue;
  labels: ToastRegionLabels;
}

interface ToastProps {
  entry: ToastEntry;
  held: boolean;
  dismissLabel: string;
  queue: ToastQueue;
}

function Toast({ entry, held, dismissLabel, queue }: ToastProps) {
  const { id, text, tone = 'plain', action, duration = 6000 } = entry;
  const dismiss = () => queue.dismiss(id);
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
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton size="small" label={dismissLabel} icon={<Icon glyph={X} />} onClick={dismiss} />
    </li>
  );
}

/** Shows a queue's toasts and reads them aloud; they wait while pointed at or focused. */
export function ToastRegion({ queue, labels, className, ...rest }: ToastRegionProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const [held, setHeld] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the timers
    <section
      {...rest}
      aria-label={labels.region}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        const last = entries.at(-1);
        if (event.key === 'Escape' && last) queue.dismiss(last.id);
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
          />
        ))}
      </ol>
    </section>
  );
}
