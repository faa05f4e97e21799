import { useId } from 'react';
import { ChartFrame, type ChartItem, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';

/** A value from some moment on. */
export interface ChartPoint extends ChartItem {
  /** Time, as any increasing number, such as milliseconds. */
  at: number;
}

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps {
  /** Points in chronological order. */
  items: readonly ChartPoint[];
}

const WIDTH = 100;
const HEIGHT = 40;
const MARGIN = 2;
/** Extension of the newest value, as a fraction of the previous time span. */
const TAIL = 0.06;

/** A balance over time: a step at each change, above the line it is positive, below it negative. */
export function LineChart({ items, ...rest }: LineChartProps) {
  const id = useId();
  const first = items[0];
  const last = items.at(-1);
  const values = items.map(({ value }) => value);
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const from = first?.at ?? 0;
  const past = (last?.at ?? from) - from || 1;
  const span = past * (1 + TAIL);
  // The newest value lasts until now, so it gets a step of its own.
  const held = last === undefined ? [] : [{ ...last, at: from + span }];
  const steps = [...items, ...held];
  const x = (point: ChartPoint) => rounded(((point.at - from) / span) * WIDTH);
  const y = (value: number) =>
    rounded(MARGIN + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * MARGIN));
  const zero = y(0);
  // Each value lasts until the next point: a step is a horizontal and a vertical line.
  const [start, ...next] = steps.map((point) => ({ x: x(point), y: y(point.value) }));
  const edge =
    start === undefined
      ? ''
      : `M${start.x} ${start.y}${next.map((point) => `H${point.x}V${point.y}`).join('')}`;
  const shape = start === undefined ? '' : `${edge}V${zero}H${start.x}Z`;
  return (
    <ChartFrame {...rest} items={items}>
      <div className={styles['line']}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
          <clipPath id={`${id}-above`}>
            <rect x={-1} width={WIDTH + 2} y={-1} height={zero + 1} />
          </clipPath>
          <clipPath id={`${id}-below`}>
            <rect x={-1} width={WIDTH + 2} y={zero} height={HEIGHT + 1} />
          </clipPath>
          {(['above', 'below'] as const).map((side) => (
            <g key={side} clipPath={`url(#${id}-${side})`} data-side={side}>
              <path d={shape} className={styles['area']} />
              <path d={edge} className={styles['edge']} />
            </g>
          ))}
          <path d={`M0 ${zero}H${WIDTH}`} className={styles['zero']} />
        </svg>
        <div className={styles['ends']}>
          <span>{first?.label}</span>
          <span className={styles['now']}>
            {last?.label} {last?.formatted}
          </span>
        </div>
      </div>
    </ChartFrame>
  );
}

/** Rounds to a thousandth, which nobody sees: long histories have thousands of coordinates. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 1_000) / 1_000;
}
