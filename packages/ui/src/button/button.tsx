import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import { useRootRef } from '../lib/use-root-ref.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Ref of the root element. */
  ref?: Ref<HTMLButtonElement>;
  /** Use `primary` once per screen. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Shows a spinner, keeps the focus and ignores clicks. @default false */
  loading?: boolean;
  /** Fills the container's width. @default false */
  fullWidth?: boolean;
  /** `edge` aligns the text of a quiet button with the text above it. @default 'box' */
  align?: 'box' | 'edge';
  /** Icon before the text. */
  icon?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** Renders another root element, such as a router's link. */
  render?: RenderProp;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** A button. Use `variant="primary"` once per screen. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  fullWidth = false,
  align = 'box',
  icon,
  iconEnd,
  render,
  className,
  children,
  onClick,
  type,
  ref,
  ...rest
}: ButtonProps) {
  const rootRef = useRootRef(ref);
  const looks = {
    'data-variant': variant,
    'data-size': size,
    ...(loading && { 'data-loading': '', 'aria-disabled': true, 'aria-busy': true }),
    ...(fullWidth && { 'data-full-width': '' }),
    ...(align === 'edge' && { 'data-align': align }),
    className: joinClasses(styles['root'], className),
  };
  const press = loading ? ignore : onClick;
  const contents = (
    <>
      {loading ? <Spinner size="small" tone="ink" /> : icon}
      {children !== undefined && <span className={styles['label']}>{children}</span>}
      {iconEnd}
    </>
  );
  if (render !== undefined) {
    return render({
      ...rest,
      ...looks,
      ...rootRef,
      ...(type !== undefined && { type }),
      ...(press !== undefined && { onClick: press }),
      children: contents,
    });
  }
  return (
    <button
      {...rest}
      {...looks}
      ref={ref}
      // oxlint-disable-next-line react/button-has-type -- 'button' by default
      type={type ?? 'button'}
      onClick={press}
    >
      {contents}
    </button>
  );
}
