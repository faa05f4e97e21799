import type { HTMLAttributes } from 'react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './sync-indicator.module.css';

const GLYPHS = { synced: Check, pending: Clock, refused: TriangleAlert };

/** Props of {@link SyncIndicator}. */
export interface SyncIndicatorProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  state: 'synced' | 'pending' | 'refused';
  /** What the state means, in words, such as “Waiting for a connection: 2 changes”. */
  label: string;
  /** `compact` hides the words from sight. @default 'full' */
  display?: 'full' | 'compact';
}

/** Whether a change has reached the others. */
export function SyncIndicator({
  state,
  label,
  display = 'full',
  className,
  ...rest
}: SyncIndicatorProps) {
  return (
    <span
      {...rest}
      data-state={state}
      data-display={display}
      className={joinClasses(styles['root'], className)}
    >
      <Icon glyph={GLYPHS[state]} size="small" />
      <span className={styles['label']}>{label}</span>
    </span>
  );
}
