import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import styles from './app-shell.module.css';

/** A destination in the bar or the rail. */
export interface ShellItem {
  id: string;
  label: string;
  icon: ReactNode;
  /** Renders the link, such as a router's; receives styles and content. */
  render: RenderProp;
  /** `here` is the current destination. @default 'elsewhere' */
  place?: 'here' | 'elsewhere';
  /** A number or a dot on the icon. */
  badge?: ReactNode;
}

/** The app's primary action. */
export interface ShellAction {
  label: string;
  icon: ReactNode;
  /** Renders the link or the button; receives styles and content. */
  render: RenderProp;
}

/** Texts of {@link AppShell}. */
export interface AppShellLabels {
  /** Names the bar or rail. */
  navigation: string;
  /** Text of the link that skips to the contents. */
  skip: string;
}

/** Props of {@link AppShell}. */
export interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
  /** The mark and name, at the top of the rail. */
  brand: ReactNode;
  /** Items to show, in order. */
  items: readonly ShellItem[];
  /** Raised in the middle of the bar on phones, at the top of the rail on desktops. */
  action?: ShellAction;
  /** Below the items of the rail, such as a `RailList`; hidden on phones. */
  rail?: ReactNode;
  /** A question at the foot of the rail, without a place of its own on phones. */
  notice?: ReactNode;
  /** At the foot of the rail and over the contents on phones: connection, waiting changes. */
  status?: ReactNode;
  /** Texts of its parts. */
  labels: AppShellLabels;
  /** Id of the main part. @default 'main' */
  mainId?: string;
}

/** The frame of every screen: a bar in the thumb's reach on phones, a rail on desktops. */
export function AppShell({
  brand,
  items,
  action,
  rail,
  notice,
  status,
  labels,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  // Both halves of the bar have equal width, so that the action is centered for any number of
  // items.
  const before = Math.ceil(items.length / 2);
  const halves = { '--before': before, '--after': Math.max(1, items.length - before) };
  return (
    <div {...rest} data-shell="" className={joinClasses(styles['root'], className)}>
      <a href={`#${mainId}`} className={styles['skip']}>
        {labels.skip}
      </a>
      <nav aria-label={labels.navigation} className={styles['nav']}>
        <div className={styles['brand']}>{brand}</div>
        {action?.render({
          className: styles['action'],
          children: (
            <>
              <span className={styles['actionIcon']}>{action.icon}</span>
              <span className={styles['actionLabel']}>{action.label}</span>
            </>
          ),
        })}
        <ul
          role="list"
          data-halves={action === undefined ? undefined : ''}
          style={halves as CSSProperties}
          className={styles['items']}
        >
          {items.map(({ id, label, icon, render, place = 'elsewhere', badge }, index) => (
            <li
              key={id}
              data-half={index < before ? 'before' : 'after'}
              className={styles['place']}
            >
              {render({
                className: styles['item'],
                'aria-current': place === 'here' ? 'page' : undefined,
                children: (
                  <>
                    <span className={styles['icon']}>
                      {icon}
                      {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
                    </span>
                    <span className={styles['label']}>{label}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
        {rail !== undefined && <div className={styles['rail']}>{rail}</div>}
        {notice !== undefined && (
          <div data-aside="" className={styles['notice']}>
            {notice}
          </div>
        )}
        {status !== undefined && (
          <div data-shell-status="" className={styles['status']}>
            {status}
          </div>
        )}
      </nav>
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        <div className={styles['content']}>{children}</div>
      </main>
    </div>
  );
}
