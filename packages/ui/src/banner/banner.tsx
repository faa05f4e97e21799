import type { HTMLAttributes, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './banner.module.css';

const GLYPHS = { info: Info, success: Check, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Banner}. */
export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Meaning, shown by color. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Heading. */
  title?: ReactNode;
  /** Buttons or links that answer it. */
  actions?: ReactNode;
  /** Makes it dismissible; requires `dismissLabel`. */
  onDismiss?: () => void;
  /** Names the button that dismisses it. */
  dismissLabel?: string;
}

/** A message about the page, shown in context. */
export function Banner({
  tone = 'info',
  title,
  actions,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={joinClasses(styles['root'], className)}
    >
      <Icon glyph={GLYPHS[tone]} className={styles['icon']} />
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {onDismiss !== undefined && (
        <IconButton
          size="small"
          label={dismissLabel ?? ''}
          icon={<Icon glyph={X} />}
          onClick={onDismiss}
          className={styles['dismiss']}
        />
      )}
    </div>
  );
}
