import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import { useRootRef } from '../lib/use-root-ref.ts';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Ref of the root element. */
  ref?: Ref<HTMLButtonElement>;
  /** Accessible name. */
  label: string;
  /** Icon before the text. */
  icon: ReactNode;
  /** `raised` is the one floating button of a screen. @default 'quiet' */
  variant?: 'quiet' | 'outline' | 'raised';
  /** Size. @default 'medium' */
  size?: 'small' | 'medium';
  /** Renders another root element, such as a router's link. */
  render?: RenderProp;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  render,
  className,
  type,
  ref,
  ...rest
}: IconButtonProps) {
  const rootRef = useRootRef(ref);
  const looks = {
    'aria-label': label,
    'data-variant': variant,
    'data-size': size,
    className: joinClasses(styles['root'], className),
  };
  if (render !== undefined) {
    return render({
      ...rest,
      ...looks,
      ...rootRef,
      ...(type !== undefined && { type }),
      children: icon,
    });
  }
  return (
    // oxlint-disable-next-line react/button-has-type -- 'button' by default
    <button type={type ?? 'button'} {...rest} {...looks} ref={ref}>
      {icon}
    </button>
  );
}
