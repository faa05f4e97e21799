import { type HTMLAttributes, type ReactNode, useId, useState } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import hidden from '../lib/hidden.module.css';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './charts.module.css';

/** One value of a chart. */
export interface ChartItem {
  id: string;
  /** Label of the value. */
  label: string;
  value: number;
  /** The value as it is written. */
  formatted: ReactNode;
}

/** Texts of every chart. */
export interface ChartLabels {
  /** Header of the table's first column. */
  label: string;
  /** Header of the table's second column. */
  value: string;
  /** Names the button that shows the figures as a table. */
  showTable: string;
  /** Names the button that shows the chart again. */
  showChart: string;
}

/** Props that every chart has. */
export interface ChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading. */
  title: ReactNode;
  /** Texts of its parts. */
  labels: ChartLabels;
}

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps extends ChartProps {
  items: readonly ChartItem[];
  /** The drawing; hidden from screen readers, which read the table, unless it is `readable`. */
  children: ReactNode;
  /** Whether the drawing is text, so that the table is only shown on request. @default false */
  readable?: boolean;
  /** Columns of figures between the label and the value. @default none */
  columns?: readonly ChartColumn[];
}

/** A further column of a chart's table. */
interface ChartColumn {
  id: string;
  header: string;
  cell: (item: ChartItem) => ReactNode;
}

/** A titled chart, with the same values as a table. */
export function ChartFrame({
  title,
  labels,
  items,
  className,
  children,
  readable = false,
  columns = [],
  ...rest
}: ChartFrameProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  return (
    <figure
      {...rest}
      aria-labelledby={titleId}
      data-view={view}
      className={joinClasses(styles['root'], className)}
    >
      <figcaption className={styles['caption']}>
        <span id={titleId} className={styles['title']}>
          {title}
        </span>
        <button
          type="button"
          aria-pressed={view === 'table'}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
          className={styles['toggle']}
        >
          {view === 'chart' ? labels.showTable : labels.showChart}
        </button>
      </figcaption>
      {view === 'chart' && (
        <div aria-hidden={!readable || undefined} className={styles['drawing']}>
          {children}
        </div>
      )}
      {readable && view === 'chart' ? null : (
        <DataTable
          caption={title}
          hideCaption
          className={view === 'chart' ? (hidden['hidden'] ?? '') : ''}
          // Nobody needs to scroll it.
          {...(view === 'chart' && { tabIndex: -1, style: { overflow: 'hidden' } })}
          columns={[
            { id: 'label', header: labels.label, cell: (item) => item.label },
            ...columns.map((column) => ({ ...column, type: 'figure' as const })),
            { id: 'value', header: labels.value, type: 'figure', cell: (item) => item.formatted },
          ]}
          rows={items}
          rowKey={(item) => item.id}
        />
      )}
    </figure>
  );
}
