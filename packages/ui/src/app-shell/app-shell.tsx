import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderRoot } from '../lib/render-root.ts';
import styles from './app-shell.module.css';

/** One place of the app in the bar or the rail. */
export interface ShellItem {
  id: string;
  label: string;
  icon: ReactNode;
  /** Renders the link, such as a router's; gets the looks and the contents. */
  render: RenderRoot;
  /** `here` is the place shown now. @default 'elsewhere' */
  place?: 'here' | 'elsewhere';
  /** A number or a dot beside the icon. */
  badge?: ReactNode;
}

/** Texts of {@link AppShell}. */
export interface AppShellLabels {
  /** Names the bar or rail. */
  navigation: string;
  /** Text of the link that skips to the contents. */
  skip: string;
  /** Names the panel beside the contents. */
  detail?: string;
}

/** Props of {@link AppShell}. */
export interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
  /** The mark and name, at the top of the rail. */
  brand: ReactNode;
  items: readonly ShellItem[];
  /** The one raised button; above the bar on phones, at the top of the rail on desktops. */
  action?: ReactNode;
  /** At the foot of the rail and over the contents on phones: connection, waiting changes. */
  status?: ReactNode;
  /** Beside the contents on desktops, instead of them on phones. */
  detail?: ReactNode;
  labels: AppShellLabels;
  /** Id of the main part. @default 'main' */
  mainId?: string;
}

/** The frame of every screen: a bar in the thumb's reach on phones, a rail on desktops. */
export function AppShell({
  brand,
  items,
  action,
  status,
  detail,
  labels,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  return (
    <div
      {...rest}
      data-shell=""
      data-detail={detail === undefined ? undefined : ''}
      className={joinClasses(styles['root'], className)}
    >
      <a href={`#${mainId}`} className={styles['skip']}>
        {labels.skip}
      </a>
      <nav aria-label={labels.navigation} className={styles['nav']}>
        <div className={styles['brand']}>{brand}</div>
        <ul role="list" className={styles['items']}>
          {items.map(({ id, label, icon, render, place = 'elsewhere', badge }) => (
            <li key={id} className={styles['place']}>
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
        {action !== undefined && <div className={styles['action']}>{action}</div>}
        {status !== undefined && <div className={styles['status']}>{status}</div>}
      </nav>
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        <div className={styles['content']}>{children}</div>
        {detail !== undefined && (
          <section aria-label={labels.detail} className={styles['detail']}>
            {detail}
          </section>
        )}
      </main>
    </div>
  );
}
