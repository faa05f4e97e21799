import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './timeline.module.css';

/** Props of {@link Timeline}. */
export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  /** Accessible name; omitted if a heading names it. */
  label?: string;
  /** {@link TimelineItem} elements, in one order of time. */
  children: ReactNode;
}

/** Events on a line, such as the history of a document. */
export function Timeline({ label, className, ...rest }: TimelineProps) {
  return (
    // Safari forgets the role of lists without bullets.
    <ol
      role="list"
      aria-label={label}
      {...rest}
      className={joinClasses(styles['root'], className)}
    />
  );
}

/** Props of {@link TimelineItem}. */
export interface TimelineItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** An `Avatar` or `IconTile` of 24 pixels that shows who did it. @default a dot */
  marker?: ReactNode;
  /** The event as a sentence. */
  title: ReactNode;
  /** When it happened: a `time` element. */
  time?: ReactNode;
  /** Details, such as changed fields. */
  children?: ReactNode;
  /** At the end of the line, such as a button. */
  action?: ReactNode;
  /** Status to show. @default 'settled' */
  status?: 'settled' | 'pending' | 'rejected';
}

/** One event of a {@link Timeline}. */
export function TimelineItem({
  marker,
  title,
  time,
  action,
  status = 'settled',
  className,
  children,
  ...rest
}: TimelineItemProps) {
  return (
    <li {...rest} data-status={status} className={joinClasses(styles['item'], className)}>
      <span className={styles['marker']}>{marker ?? <span className={styles['dot']} />}</span>
      <div className={styles['body']}>
        <div className={styles['line']}>
          <span className={styles['title']}>{title}</span>
          {time === undefined ? null : <span className={styles['time']}>{time}</span>}
        </div>
        {children === undefined || children === null ? null : (
          <div className={styles['details']}>{children}</div>
        )}
      </div>
      {action === undefined ? null : <div className={styles['action']}>{action}</div>}
    </li>
  );
}
