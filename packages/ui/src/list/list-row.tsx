import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderRoot } from '../lib/render-root.ts';
import { personHue } from '../lib/person-hue.ts';
import styles from './list.module.css';

/** Props of {@link ListRow}. */
export interface ListRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The column before the text: a date, an avatar, an icon. */
  lead?: ReactNode;
  title: ReactNode;
  /** The quieter line under the title. */
  sentence?: ReactNode;
  /** The figure at the end. */
  amount?: ReactNode;
  /** Under the figure: one's own share, a state. */
  share?: ReactNode;
  /** Controls at the very end, such as a menu's button. */
  action?: ReactNode;
  /** Makes the whole row a link to here. */
  href?: string;
  /** Makes the whole row a link that the caller renders, such as a router's. */
  render?: RenderRoot;
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** `struck` is deleted or undone. @default 'settled' */
  status?: 'settled' | 'pending' | 'refused' | 'struck';
  /** `current` is the row whose detail is open. @default undefined */
  current?: boolean;
  /** `div` where something else is the list item, as in a virtual list. @default 'li' */
  as?: 'li' | 'div';
  /** Hue of the person who just changed it: the row glows once. */
  glow?: number;
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

/** One line of a list: what, a sentence about it, and how much. */
export function ListRow(props: ListRowProps) {
  const { lead, title, sentence, amount, share, action, href, render, onPress, ...others } = props;
  const { status = 'settled', current, glow, as: Root = 'li', className, ...rest } = others;
  return (
    <Root
      {...rest}
      data-status={status}
      data-current={current === true ? '' : undefined}
      data-person={glow === undefined ? undefined : personHue(glow)}
      className={joinClasses(styles['row'], className)}
    >
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      <div className={styles['body']}>
        <div className={styles['text']}>
          <Title
            title={title}
            {...(href !== undefined && { href })}
            {...(render !== undefined && { render })}
            {...(onPress !== undefined && { onPress })}
            {...(current !== undefined && { current })}
          />
          {sentence !== undefined && <div className={styles['sentence']}>{sentence}</div>}
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
