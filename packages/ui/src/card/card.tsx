import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** `page` has only rules above and below, `sheet` is raised. @default 'page' */
  surface?: 'page' | 'sheet';
}

/** A part of a page between two rules. */
export function Card({
  title,
  level = 2,
  action,
  surface = 'page',
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...rest}
      data-surface={surface}
      className={joinClasses(styles['root'], className)}
    >
      {(title !== undefined || action !== undefined) && (
        <header className={styles['header']}>
          {title !== undefined && (
            <Heading id={titleId} className={styles['title']}>
              {title}
            </Heading>
          )}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
