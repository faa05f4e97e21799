import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Heading. */
  title: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  level?: 1 | 2;
  /** A link to the page above, or the path to it. */
  above?: ReactNode;
  /** Before the title, such as an `IconTile` of 40 pixels. */
  mark?: ReactNode;
  /** A sentence or facts about the page. */
  lead?: ReactNode;
  /** The page's key figure, at the far end of the title's line. */
  figure?: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
}

/** The title of a page with its facts, figure and actions. */
export function PageHeader({
  title,
  level = 1,
  above,
  mark,
  lead,
  figure,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header {...rest} className={joinClasses(styles['root'], className)}>
      {above === undefined ? null : <div className={styles['above']}>{above}</div>}
      <div className={styles['who']}>
        {mark}
        <div className={styles['text']}>
          <Heading className={styles['title']}>{title}</Heading>
          {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
        </div>
      </div>
      {figure === undefined ? null : <div className={styles['figure']}>{figure}</div>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
