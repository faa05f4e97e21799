import { type HTMLAttributes, useState } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { personHue } from '../lib/person-hue.ts';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

/** Props of {@link Avatar}. */
export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Name of the person. */
  name: string;
  /** Index into the people's hues; any integer. */
  hue: number;
  /** URL of a photo; without one, or if it fails to load, initials are shown. */
  src?: string | undefined;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `shown` if the name isn't written beside it. @default 'decoration' */
  meaning?: 'decoration' | 'shown';
}

/** A person's photo, or initials on their hue. */
export function Avatar({
  name,
  hue,
  src,
  size = 'medium',
  meaning = 'decoration',
  className,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      {...(meaning === 'shown'
        ? { role: 'img', 'aria-label': name, title: name }
        : { 'aria-hidden': true })}
      {...rest}
      data-size={size}
      data-person={personHue(hue)}
      className={joinClasses(styles['root'], className)}
    >
      {/* Initials stay below the photo, so that they are visible until it is decoded. */}
      {initials(name)}
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" className={styles['photo']} onError={() => setBroken(src)} />
      ) : null}
    </span>
  );
}
