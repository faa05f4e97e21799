import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** The geometry of what is coming. @default 'line' */
  shape?: 'line' | 'title' | 'figure' | 'avatar' | 'row' | 'block';
  /** How many of them, one under another. @default 1 */
  count?: number;
  /** What is on its way, for those who cannot see it; give it once in a group of skeletons. */
  label?: string;
}

/** Stands where contents will be, in their final measures. */
export function Skeleton({ shape = 'line', count = 1, label, className, ...rest }: SkeletonProps) {
  return (
    <div
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
      {...rest}
      data-shape={shape}
      className={joinClasses(styles['root'], className)}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['bar']}>
          {shape === 'row' && (
            <>
              <i />
              <i />
              <i />
            </>
          )}
        </span>
      ))}
    </div>
  );
}
