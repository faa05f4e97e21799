import type { AnchorHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import { useRootRef } from '../lib/use-root-ref.ts';
import styles from './link.module.css';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'type'> {
  /** Ref of the root element. */
  ref?: Ref<HTMLAnchorElement>;
  /** `quiet` is underlined only when pointed at. @default 'inline' */
  variant?: 'inline' | 'quiet';
  /** Renders another root element, such as a router's link. */
  render?: RenderProp;
}

/** A link. */
export function Link({ variant = 'inline', render, className, children, ref, ...rest }: LinkProps) {
  const rootRef = useRootRef(ref);
  const looks = { 'data-variant': variant, className: joinClasses(styles['root'], className) };
  if (render !== undefined) {
    return render({
      ...rest,
      ...looks,
      ...rootRef,
      children,
    });
  }
  return (
    <a {...rest} {...looks} ref={ref}>
      {children}
    </a>
  );
}
