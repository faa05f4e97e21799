import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { joinClasses } from '../lib/join-classes.ts';
import type { RenderProp } from '../lib/render-prop.ts';
import { Logo } from '../logo/logo.tsx';
import styles from './balance-bars.module.css';
import { useLeveling } from './use-leveling.ts';

/** A person's balance in a group. */
export interface BalanceBarsItem {
  id: string;
  name: string;
  /** The name that the initials come from, where `name` is a word such as “You”. @default name */
  fullName?: string | undefined;
  hue: number;
  src?: string | undefined;
  /** Above zero the bar grows to one side, below zero to the other; any unit, the same for all. */
  value: number;
  /** The formatted figure. */
  amount: ReactNode;
  /** Text for the direction, such as “gets back”. */
  label: string;
  /** Renders the name as a link. */
  render?: RenderProp;
  /** Highlights the row, such as the viewer's own. @default false */
  highlighted?: boolean;
}

/** Props of {@link BalanceBars}. */
export interface BalanceBarsProps extends HTMLAttributes<HTMLDivElement> {
  /** A bar for each balance. */
  balances: readonly BalanceBarsItem[];
  /** Accessible name of the list. */
  label: string;
  /** Text under the logo if every balance is zero, such as “Quits.” */
  settled: ReactNode;
  /** Sentence below {@link settled}, such as “Everyone’s settled up”. */
  settledText?: ReactNode;
  /** `bars` keeps the rows as they are once every balance is zero, where the page says it elsewhere. @default 'logo' */
  settledAs?: 'logo' | 'bars';
}

function sideOf(value: number): 'credit' | 'debit' | 'even' {
  if (value === 0) return 'even';
  return value > 0 ? 'credit' : 'debit';
}

function Row({ balance, scale }: { balance: BalanceBarsItem; scale: number }) {
  const side = sideOf(balance.value);
  // A bar that shrinks to zero stays on its side and keeps its color.
  const [barSide, setBarSide] = useState(side);
  if (side !== 'even' && side !== barSide) setBarSide(side);
  const nameProps = { className: styles['name'], children: balance.name };
  return (
    <li
      className={styles['row']}
      data-side={side}
      data-highlighted={balance.highlighted === true ? '' : undefined}
    >
      <Avatar
        name={balance.fullName ?? balance.name}
        hue={balance.hue}
        src={balance.src}
        size="small"
      />
      {balance.render === undefined ? <span {...nameProps} /> : balance.render(nameProps)}
      <span className={styles['figures']}>
        <span className={styles['word']}>{balance.label}</span>
        <span className={styles['amount']}>{balance.amount}</span>
      </span>
      <span aria-hidden className={styles['track']}>
        <span
          className={styles['bar']}
          data-side={barSide}
          style={{ inlineSize: `${(Math.abs(balance.value) / scale) * 50}%` }}
        />
      </span>
    </li>
  );
}

/** Balances as bars: one per person, on either side of a center line. Bars that become even level before they go. */
export function BalanceBars({
  balances,
  label,
  settled,
  settledText,
  settledAs = 'logo',
  className,
  ...rest
}: BalanceBarsProps) {
  const scale = Math.max(0, ...balances.map(({ value }) => Math.abs(value)));
  const even = scale === 0;
  const [root, leveling] = useLeveling(even);
  const state = leveling ? 'leveling' : even ? 'settled' : 'open';
  return (
    <div
      {...rest}
      ref={root}
      data-state={state}
      data-settled-as={settledAs}
      className={joinClasses(styles['root'], className)}
    >
      {state === 'settled' && settledAs === 'logo' && (
        <div className={styles['settled']}>
          <Logo className={styles['mark']} />
          <p className={styles['quits']}>{settled}</p>
          {settledText === undefined ? null : <p>{settledText}</p>}
        </div>
      )}
      <ul role="list" aria-label={label} className={styles['list']}>
        {balances.map((balance) => (
          <Row key={balance.id} balance={balance} scale={even ? 1 : scale} />
        ))}
      </ul>
    </div>
  );
}
