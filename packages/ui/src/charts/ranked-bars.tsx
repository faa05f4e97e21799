import { type ReactNode, useDeferredValue } from 'react';
import type { RenderProp } from '../lib/render-prop.ts';
import { ChartFrame, type ChartItem, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';

/** One bar with its label. */
export interface RankedBar extends ChartItem {
  /** Before the label, such as an `IconTile`. */
  icon?: ReactNode;
  /** Formatted part of the whole, such as “31 %”. */
  part?: ReactNode;
  /** A second value, drawn as a line across the bar, such as a person's share of the total. */
  tick?: number;
  /** Renders the label as a link, such as to a filtered list. */
  render?: RenderProp;
}

/** Props of {@link RankedBars}. */
export interface RankedBarsProps extends ChartProps {
  /** Sorted, largest first. */
  items: readonly RankedBar[];
  /** Explains bars and ticks. */
  note?: ReactNode;
}

/** Number of bars in the first frame, which fill the screen; the others are rendered after it. */
const FIRST = 16;
/** Height of a bar with its label. */
const ROW = '(1lh + 1.8125rem)';

/** Horizontal bars ranked by value, each with its figure; easier to compare than the slices of a donut. */
export function RankedBars({ items, note, ...rest }: RankedBarsProps) {
  const isWhole = useDeferredValue(true, items.length <= FIRST);
  const shown = isWhole ? items : items.slice(0, FIRST);
  const top = Math.max(0, ...items.flatMap(({ value, tick = 0 }) => [value, tick])) || 1;
  const size = (value: number) => `${(Math.max(0, value) / top) * 100}%`;
  return (
    <ChartFrame {...rest} items={items} readable>
      {note === undefined ? null : <p className={styles['note']}>{note}</p>}
      <ul
        role="list"
        className={styles['ranked']}
        style={isWhole ? undefined : { minBlockSize: `calc(${items.length} * ${ROW})` }}
      >
        {shown.map((item) => {
          const label = {
            className: styles['rankedLabel'],
            children:
              item.icon === undefined ? (
                item.label
              ) : (
                <>
                  {item.icon} {item.label}
                </>
              ),
          };
          return (
            <li key={item.id} className={styles['rank']}>
              {item.render === undefined ? <span {...label} /> : item.render(label)}
              {item.part === undefined ? null : <span className={styles['part']}>{item.part}</span>}
              <span className={styles['figure']}>{item.formatted}</span>
              <span aria-hidden className={styles['rankTrack']}>
                {item.value > 0 ? (
                  <span className={styles['rankBar']} style={{ inlineSize: size(item.value) }} />
                ) : null}
                {item.tick === undefined ? null : (
                  <span
                    className={styles['rankTick']}
                    style={{ insetInlineStart: size(item.tick) }}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </ChartFrame>
  );
}
