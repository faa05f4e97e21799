import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderRoot } from '../lib/render-root.ts';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  /** `raised` is the one floating button of a screen. @default 'quiet' */
  kind?: 'quiet' | 'outline' | 'raised';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Renders another root, such as a router's link. */
  render?: RenderRoot;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  kind = 'quiet',
  size = 'medium',
  render,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const looks = {
    'aria-label': label,
    'data-kind': kind,
    'data-size': size,
    className: joinClasses(styles['root'], className),
  };
  if (render !== undefined) {
    const { ref: _ref, ...shared } = rest as Record<string, unknown>;
    return render({ ...shared, ...looks, children: icon });
  }
  return (
    // oxlint-disable-next-line react/button-has-type -- defaults to 'button' above
    <button type={type} {...rest} {...looks}>
      {icon}
    </button>
  );
}
