import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './disclosure.module.css';

/** Props of {@link Disclosure}; those with the same `name` close each other. */
export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Text that opens and closes it. */
  summary: ReactNode;
  /** `sunken` sets the content off, such as raw data; `plain` continues the page. @default 'sunken' */
  surface?: 'sunken' | 'plain';
  /** `row` extends the content beyond a narrow column on wide screens. @default 'own' */
  reach?: 'own' | 'row';
  /** Contents. */
  children: ReactNode;
}

/** A line that expands to more content. */
export function Disclosure({
  summary,
  surface = 'sunken',
  reach = 'own',
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details
      {...rest}
      data-surface={surface}
      data-reach={reach}
      className={joinClasses(styles['root'], className)}
    >
      <summary className={styles['summary']}>
        <Icon glyph={ChevronRight} size="small" className={styles['chevron']} />
        <span className={styles['text']}>{summary}</span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
