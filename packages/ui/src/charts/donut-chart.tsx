import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { personHue } from '../lib/person-hue.ts';
import { ChartFrame, type ChartItem, type ChartProps } from './chart-frame.tsx';
import styles from './charts.module.css';

/** One slice. */
export interface ChartSlice extends ChartItem {
  /** Index into the hues. */
  hue: number;
  /** Formatted percentage, such as “31 %”. */
  part?: string;
}

/** Props of {@link DonutChart}. */
export interface DonutChartProps extends ChartProps {
  /** Items to show, in order. */
  items: readonly ChartSlice[];
  /** Content in the center: the total. */
  center?: ReactNode;
}

const RADIUS = 50;
const slices = pie<ChartSlice>()
  .value(({ value }) => Math.max(0, value))
  .sort(null)
  .padAngle(0.022);
const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(34)
  .outerRadius(RADIUS)
  .cornerRadius(0.75);

/** A donut chart of the parts of a whole. */
export function DonutChart({ items, center, ...rest }: DonutChartProps) {
  return (
    <ChartFrame {...rest} items={items}>
      <div className={styles['donut']}>
        <div className={styles['ring']}>
          <svg viewBox={`${-RADIUS} ${-RADIUS} ${RADIUS * 2} ${RADIUS * 2}`} focusable="false">
            {slices([...items]).map((slice) => (
              <path
                key={slice.data.id}
                data-person={personHue(slice.data.hue)}
                className={styles['slice']}
                d={ring(slice) ?? ''}
              />
            ))}
          </svg>
          {center !== undefined && <div className={styles['center']}>{center}</div>}
        </div>
        <ul className={styles['legend']}>
          {items.map((item) => (
            <li key={item.id} data-person={personHue(item.hue)} className={styles['entry']}>
              <span className={styles['swatch']} />
              <span className={styles['name']}>{item.label}</span>
              <span className={styles['part']}>{item.part}</span>
              <span className={styles['figure']}>{item.formatted}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
