import { ChartFrame, type ChartItem, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';

/** One bar. */
export interface ChartBar extends ChartItem {
  /** Short label under the bar. @default the label */
  short?: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  items: readonly ChartBar[];
  /** Id of the highlighted bar, such as the current month's. */
  current?: string;
}

/** A bar chart, such as one value per month. */
export function BarChart({ items, current, ...rest }: BarChartProps) {
  const top = Math.max(0, ...items.map(({ value }) => value)) || 1;
  return (
    <ChartFrame {...rest} items={items}>
      <div className={styles['bars']}>
        {items.map((item) => (
          <div
            key={item.id}
            data-current={item.id === current ? '' : undefined}
            className={styles['column']}
          >
            <span
              className={styles['bar']}
              style={{ blockSize: `${(Math.max(0, item.value) / top) * 100}%` }}
            />
            <span className={styles['value']}>{item.formatted}</span>
            <span className={styles['tick']}>{item.short ?? item.label}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
