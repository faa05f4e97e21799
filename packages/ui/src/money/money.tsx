import type { HTMLAttributes } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { figureWidth } from './figure-width.ts';
import type { MoneyPart } from './money-part.ts';
import styles from './money.module.css';

/** Props of {@link Money}. */
export interface MoneyProps extends HTMLAttributes<HTMLSpanElement> {
  /** Parts of the formatted amount. */
  parts: readonly MoneyPart[];
  /** `hero` is the largest element of its screen. @default 'row' */
  size?: 'row' | 'title' | 'heading' | 'hero';
  /** Side of the ledger; a word or a sign must express it too. @default 'plain' */
  tone?: 'plain' | 'credit' | 'debit' | 'even';
  /** Accessible text instead of the figure, such as “12 euros 40 to pay”. */
  label?: string;
  /** `double` is the rule under a total. @default 'none' */
  underline?: 'none' | 'double';
}

/** Kinds of parts that look like another one. */
const KINDS: Readonly<Record<string, string>> = {
  decimal: 'minor',
  fraction: 'minor',
  group: 'integer',
};

/** An amount of money: large whole units, raised minor units, a muted currency. */
export function Money(props: MoneyProps) {
  const {
    parts,
    size = 'row',
    tone = 'plain',
    label,
    underline = 'none',
    className,
    style,
    ...rest
  } = props;
  const room = size === 'row' ? undefined : { '--ems': figureWidth(parts, size).toFixed(2) };
  return (
    <span
      {...rest}
      data-size={size}
      data-tone={tone}
      data-underline={underline}
      style={{ ...room, ...style }}
      className={joinClasses(styles['root'], className)}
    >
      {label !== undefined && <span className={styles['spoken']}>{label}</span>}
      <bdi {...(label !== undefined && { 'aria-hidden': true })} className={styles['figure']}>
        {runsOf(parts).map(({ kind, text }, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
            key={index}
            data-part={kind}
          >
            {text}
          </span>
        ))}
      </bdi>
    </span>
  );
}

interface Run {
  readonly kind: string;
  readonly text: string;
}

/** Joins adjacent parts that look alike, because a long list with fewer elements scrolls faster. */
function runsOf(parts: readonly MoneyPart[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { type, value } of parts) {
    const kind = KINDS[type] ?? type;
    const last = runs.at(-1);
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + value };
    else runs.push({ kind, text: value });
  }
  return runs;
}
