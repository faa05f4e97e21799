import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Shape of the content that is loading. @default 'line' */
  shape?: 'line' | 'title' | 'figure' | 'avatar' | 'row' | 'block';
  /** Number of skeletons, stacked. @default 1 */
  count?: number;
  /** Accessible description of what is loading; set it once in a group of skeletons. */
  label?: string;
}

/** A placeholder with the dimensions of content that is loading. */
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
