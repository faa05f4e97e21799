import { Children, type HTMLAttributes, type ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import { personHue } from '../lib/person-hue.ts';
import styles from './list.module.css';

/** Props of {@link ListRow}. */
export interface ListRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The column before the text: a date, an avatar, an icon. */
  leading?: ReactNode;
  /** A small picture between the leading column and the text, such as an `IconTile`. */
  mark?: ReactNode;
  /** Heading. */
  title: ReactNode;
  /** The quieter line under the title. */
  description?: ReactNode;
  /** The figure at the end. */
  amount?: ReactNode;
  /** Below the figure: the user's share, or a state. */
  share?: ReactNode;
  /** Controls at the end, such as a menu button. */
  action?: ReactNode;
  /** URL; makes the whole row a link. */
  href?: string;
  /** Renders the whole row as a link, such as a router's. */
  render?: RenderProp;
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** `deleted` is deleted or undone. @default 'settled' */
  status?: 'settled' | 'pending' | 'rejected' | 'deleted';
  /** `current` marks the row whose detail is open. @default undefined */
  current?: boolean;
  /** `div` if another element is the list item, as in a virtual list. @default 'li' */
  as?: 'li' | 'div';
  /** Hue of the person who just changed it: highlights the row once. */
  highlight?: number;
}

function Title({ title, href, render, onPress, current }: Partial<ListRowProps>) {
  const looks = {
    className: joinClasses(styles['title'], styles['target']),
    ...(current === true && { 'aria-current': true as const }),
    children: title,
  };
  if (render !== undefined) return render(looks);
  if (href !== undefined) {
    return (
      <a href={href} {...looks}>
        {title}
      </a>
    );
  }
  if (onPress !== undefined) return <button type="button" onClick={onPress} {...looks} />;
  return <span className={styles['title']}>{title}</span>;
}

/** A list row: title, description and amount. */
export function ListRow(props: ListRowProps) {
  const {
    leading,
    mark,
    title,
    description,
    amount,
    share,
    action,
    href,
    render,
    onPress,
    ...others
  } = props;
  const { status = 'settled', current, highlight, as: Root = 'li', className, ...rest } = others;
  const isPressable = href !== undefined || render !== undefined || onPress !== undefined;
  return (
    <Root
      {...rest}
      data-status={status}
      data-pressable={isPressable ? '' : undefined}
      data-current={current === true ? '' : undefined}
      data-person={highlight === undefined ? undefined : personHue(highlight)}
      className={joinClasses(styles['row'], className)}
    >
      {leading !== undefined && <div className={styles['lead']}>{leading}</div>}
      {mark !== undefined && <div className={styles['mark']}>{mark}</div>}
      <div className={styles['body']} data-layout={layoutOf(props)}>
        <div className={styles['text']}>
          <Title
            title={title}
            {...(href !== undefined && { href })}
            {...(render !== undefined && { render })}
            {...(onPress !== undefined && { onPress })}
            {...(current !== undefined && { current })}
          />
          {description !== undefined && <div className={styles['sentence']}>{description}</div>}
        </div>
        {(amount !== undefined || share !== undefined) && (
          <div className={styles['figures']}>
            {amount !== undefined && <div className={styles['amount']}>{amount}</div>}
            {share !== undefined && <div className={styles['share']}>{share}</div>}
          </div>
        )}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </Root>
  );
}

/**
 * Returns the layout of a row with a description: `lines` if both its lines end with a figure. Several amounts stay a column, so that the
 * description isn't pushed below them. The styles don't use `:has`,
 * because the browser would then check every row of a long list again whenever one enters.
 */
function layoutOf({ description, amount, share }: ListRowProps): 'lines' | 'described' | undefined {
  if (description === undefined) return undefined;
  const hasOneEach = amount !== undefined && share !== undefined && Children.count(amount) < 2;
  return hasOneEach ? 'lines' : 'described';
}
