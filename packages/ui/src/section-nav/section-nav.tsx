import ChevronRight from 'lucide-react/icons/chevron-right';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import styles from './section-nav.module.css';

/** A section that {@link SectionNav} links to. */
export interface SectionNavItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Current value of the section, shown on a phone, such as a number of people. */
  value?: ReactNode;
  /** @default false */
  current?: boolean;
  /** Renders the link. */
  render: RenderProp;
}

/** Props of {@link SectionNav}. */
export interface SectionNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Items to show, in order. */
  items: readonly SectionNavItem[];
}

/** Links to the sections of a page: a short column beside them, and rows with values on a phone. */
export function SectionNav({ label, items, className, ...rest }: SectionNavProps) {
  return (
    <nav {...rest} aria-label={label} className={joinClasses(styles['root'], className)}>
      <ul role="list" className={styles['list']}>
        {items.map(({ id, label: name, icon, value, current = false, render }) => (
          <li key={id} data-current={current ? '' : undefined} className={styles['place']}>
            {render({
              className: styles['item'],
              ...(current && { 'aria-current': 'page' }),
              children: (
                <>
                  {icon}
                  <span className={styles['label']}>{name}</span>
                  {value !== undefined && <span className={styles['value']}>{value}</span>}
                  <Icon glyph={ChevronRight} size="small" className={styles['chevron']} />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
