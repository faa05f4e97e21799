import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Avatar } from './avatar.tsx';
import styles from './avatar.module.css';

/** A person in an {@link AvatarStack}. */
export interface StackPerson {
  id: string;
  name: string;
  hue: number;
  src?: string | undefined;
}

/** Props of {@link AvatarStack}. */
export interface AvatarStackProps extends HTMLAttributes<HTMLSpanElement> {
  /** People, in order. */
  people: readonly StackPerson[];
  /** Accessible name that lists the people. */
  label: string;
  /** Maximum number of avatars; the others become a “+N”. @default 4 */
  max?: number;
  /** Size. @default 'small' */
  size?: 'small' | 'medium';
}

/** Overlapping avatars with a “+N” overflow. */
export function AvatarStack({
  people,
  label,
  max = 4,
  size = 'small',
  className,
  ...rest
}: AvatarStackProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const more = people.length - shown.length;
  return (
    <span
      role="img"
      aria-label={label}
      {...rest}
      className={joinClasses(styles['stack'], className)}
    >
      {shown.map((person) => (
        <Avatar key={person.id} name={person.name} hue={person.hue} src={person.src} size={size} />
      ))}
      {more > 0 && (
        <span className={styles['root']} data-size={size} data-more="">
          +{more}
        </span>
      )}
    </span>
  );
}
