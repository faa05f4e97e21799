import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderRoot } from '../lib/render-root.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /** One primary on a screen. @default 'secondary' */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `busy` keeps the focus and ignores presses. @default 'ready' */
  state?: 'ready' | 'busy';
  /** `fill` takes the whole line. @default 'hug' */
  width?: 'hug' | 'fill';
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Renders another root, such as a router's link. */
  render?: RenderRoot;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** Does something when pressed. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  state = 'ready',
  width = 'hug',
  icon,
  iconEnd,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const busy = state === 'busy';
  const looks = {
    'data-kind': kind,
    'data-size': size,
    'data-state': state,
    'data-width': width,
    className: joinClasses(styles['root'], className),
  };
  const contents = (
    <>
      {busy ? <Spinner size="small" tone="ink" /> : icon}
      {children !== undefined && <span className={styles['label']}>{children}</span>}
      {iconEnd}
    </>
  );
  if (render !== undefined) {
    const { ref: _ref, ...shared } = rest as Record<string, unknown>;
    return render({ ...shared, ...looks, children: contents });
  }
  return (
    <button
      {...rest}
      {...looks}
      // oxlint-disable-next-line react/button-has-type -- defaults to 'button' above
      type={type}
      onClick={busy ? ignore : onClick}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {contents}
    </button>
  );
}
