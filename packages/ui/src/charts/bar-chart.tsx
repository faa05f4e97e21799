import type { CSSProperties } from 'react';
import { ChartFrame, type ChartItem, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';

/** One bar. */
export interface ChartBar extends ChartItem {
  /** Short label under the bar. @default the label */
  short?: string;
  /** Short value over the bar, such as “3.4k”; without one, the value shows on hover. */
  figure?: string;
}

/** A line across the chart. */
export interface ChartLine {
  value: number;
  label: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  /** Items to show, in order. */
  items: readonly ChartBar[];
  /** Id of the highlighted bar, such as the current month's. */
  current?: string;
  /** Grid lines, labeled at the start. @default none */
  axis?: readonly ChartLine[];
  /** A value to compare with, such as a typical month's; its label is below the chart. */
  reference?: ChartLine;
}

/** Number of bars from which on labels don't fit under their bars, and may extend over the next ones. */
export const DENSE = 24;

/** Most characters of a word that fits under one of twelve bars beside another chart. */
const SHORT = 4;

/** A bar chart, such as one value per month. */
export function BarChart({ items, current, axis = [], reference, ...rest }: BarChartProps) {
  const values = [...items, ...axis, ...(reference === undefined ? [] : [reference])];
  const top = Math.max(0, ...values.map(({ value }) => value)) || 1;
  const ratio = (value: number) => Math.max(0, value) / top;
  const at = (value: number): CSSProperties & Record<'--at', number> => ({ '--at': ratio(value) });
  return (
    <ChartFrame {...rest} items={items}>
      <div
        className={styles['bars']}
        data-axis={axis.length > 0 ? '' : undefined}
        data-many={items.length > 8 ? '' : undefined}
        data-dense={items.length > DENSE ? '' : undefined}
        data-long={items.some(({ short, label }) => isLong(short ?? label)) ? '' : undefined}
      >
        <div className={styles['lines']}>
          {axis.map(({ value, label }) => (
            <span key={value} className={styles['gridLine']} style={at(value)}>
              <span className={styles['lineLabel']}>{label}</span>
            </span>
          ))}
          {reference === undefined ? null : (
            <span className={styles['reference']} style={at(reference.value)} />
          )}
        </div>
        {items.map((item) => (
          <div
            key={item.id}
            data-current={item.id === current ? '' : undefined}
            className={styles['column']}
          >
            <span className={styles['bar']} style={{ blockSize: `${ratio(item.value) * 100}%` }} />
            <span className={styles['room']}>
              {item.figure === undefined ? null : (
                <span className={styles['over']} style={at(item.value)}>
                  {item.figure}
                </span>
              )}
              <span className={styles['value']}>{item.formatted}</span>
            </span>
            <span className={styles['tick']}>{item.short ?? item.label}</span>
          </div>
        ))}
      </div>
      {reference === undefined ? null : (
        <p className={styles['key']}>
          <span className={styles['keyLine']} />
          {reference.label}
        </p>
      )}
    </ChartFrame>
  );
}

function isLong(label: string): boolean {
  return label.split(' ').some((word) => word.length > SHORT);
}
