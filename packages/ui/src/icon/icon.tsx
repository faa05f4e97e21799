import type { ComponentType, SVGProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './icon.module.css';

/** An icon of 24 by 24 units, such as any icon of lucide-react. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'size'> {
  /** A drawn icon, such as one of lucide-react. */
  glyph: IconComponent;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name; without one the icon is decorative. */
  label?: string | undefined;
}

/** Draws a glyph with the kit's thin, square-ended line. */
export function Icon({ glyph: Drawing, size = 'medium', label, className, ...rest }: IconProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      {...meaning}
      {...rest}
      data-size={size}
      focusable="false"
      className={joinClasses(styles['root'], className)}
    />
  );
}
