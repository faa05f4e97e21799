import type { HTMLAttributes, ReactNode } from 'react';
import type { RenderProp } from '../lib/render-prop.ts';
import styles from './app-shell.module.css';

/** A link to something of the user, such as a group. */
export interface RailListItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the end: a short figure. */
  detail?: ReactNode;
  /** Renders the link, such as a router's; receives styles and content. */
  render: RenderProp;
  /** Whether it contains the current screen. @default false */
  current?: boolean;
}

/** Props of {@link RailList}. */
export interface RailListProps extends HTMLAttributes<HTMLUListElement> {
  /** Names the list for screen readers. */
  label: string;
  /** Items to show, in order. */
  items: readonly RailListItem[];
}

/** Links below the items of the rail. */
export function RailList({ label, items, ...rest }: RailListProps) {
  return (
    <ul role="list" {...rest} aria-label={label} className={styles['shortcuts']}>
      {items.map(({ id, label: name, icon, detail, render, current = false }) => (
        <li key={id}>
          {render({
            className: styles['shortcut'],
            ...(current && { 'aria-current': true }),
            children: (
              <>
                {icon}
                <span className={styles['shortcutLabel']}>{name}</span>
                {detail === undefined ? null : (
                  <span className={styles['shortcutDetail']}>{detail}</span>
                )}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
