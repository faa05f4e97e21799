import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './list.module.css';

/** Props of {@link ListHeader}. */
export interface ListHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading. */
  title: ReactNode;
  /** At the end: the total of the rows below. */
  total?: ReactNode;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | 4;
}

/** Header of consecutive rows, such as those of a month, over a double rule. */
export function ListHeader({ title, total, level = 2, className, ...rest }: ListHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={joinClasses(styles['header'], className)}>
      <Heading className={styles['heading']}>{title}</Heading>
      <span className={styles['total']}>{total}</span>
    </div>
  );
}
