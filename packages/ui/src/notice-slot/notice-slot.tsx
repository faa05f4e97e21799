import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './notice-slot.module.css';

/** A question that waits for the slot. */
export interface NoticeSlotItem {
  id: string;
  title: string;
  text: ReactNode;
  /** Buttons that answer it; each has the full width. */
  actions: ReactNode;
}

/** Props of {@link NoticeSlot}. */
export interface NoticeSlotProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** By importance; the caller removes a notice when it is answered. */
  notices: readonly NoticeSlotItem[];
}

/** One question at a time: once it is answered, the next one waits until the slot is shown anew. */
export function NoticeSlot({ notices, className, ...rest }: NoticeSlotProps) {
  const [asked, setAsked] = useState<string>();
  const shown = notices.find(({ id }) => asked === undefined || id === asked);
  if (shown === undefined) return null;
  // During the render, so that the same notice stays when one of higher importance arrives.
  if (asked === undefined) setAsked(shown.id);
  const { title, text, actions } = shown;
  return (
    <section aria-label={title} {...rest} className={joinClasses(styles['root'], className)}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {actions}
    </section>
  );
}
