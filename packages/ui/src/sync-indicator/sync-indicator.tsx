import type { HTMLAttributes } from 'react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './sync-indicator.module.css';

const GLYPHS = { synced: Check, pending: Clock, rejected: TriangleAlert };

/** Props of {@link SyncIndicator}. */
export interface SyncIndicatorProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Status to show. */
  status: 'synced' | 'pending' | 'rejected';
  /** Description of the status, such as “Waiting for a connection: 2 changes”. */
  label: string;
  /** Shows only a small icon, with the words as its tooltip. @default false */
  compact?: boolean;
}

/** Returns whether a change has reached the other devices. */
export function SyncIndicator({
  status,
  label,
  compact = false,
  className,
  ...rest
}: SyncIndicatorProps) {
  return (
    <span
      {...(compact && { 'data-compact': '', title: label })}
      {...rest}
      data-status={status}
      className={joinClasses(styles['root'], className)}
    >
      <Icon glyph={GLYPHS[status]} size="small" />
      <span className={styles['label']}>{label}</span>
    </span>
  );
}
