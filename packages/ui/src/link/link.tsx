import type { AnchorHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderRoot } from '../lib/render-root.ts';
import styles from './link.module.css';

/** Props of {@link Link}. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** `quiet` is underlined only when pointed at. @default 'inline' */
  kind?: 'inline' | 'quiet';
  /** Renders another root, such as a router's link. */
  render?: RenderRoot;
}

/** Goes somewhere. */
export function Link({ kind = 'inline', render, className, children, ...rest }: LinkProps) {
  const looks = { 'data-kind': kind, className: joinClasses(styles['root'], className) };
  if (render !== undefined) {
    const { ref: _ref, ...shared } = rest as Record<string, unknown>;
    return render({ ...shared, ...looks, children });
  }
  return (
    <a {...rest} {...looks}>
      {children}
    </a>
  );
}
