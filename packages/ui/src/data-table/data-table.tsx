import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import hidden from '../lib/hidden.module.css';
import { joinClasses } from '../lib/join-classes.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './data-table.module.css';

/** One column. */
export interface DataTableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `figure` ends at the far edge, as amounts do. @default 'text' */
  type?: 'text' | 'figure';
  /** Whether its header sorts the table. @default false */
  sortable?: boolean;
}

/** Sort column and order of the table. */
export interface DataTableSort {
  column: string;
  order: 'ascending' | 'descending';
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> extends HTMLAttributes<HTMLDivElement> {
  /** Caption of the table. */
  caption: ReactNode;
  /** Hides the caption visually. @default false */
  hideCaption?: boolean;
  /** Columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows, already sorted by `sort`. */
  rows: readonly Row[];
  /** Returns the key of a row. */
  rowKey: (row: Row) => string;
  /** The current order. */
  sort?: DataTableSort;
  /** Called with the order that is asked for. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Last row, under a double rule; one cell for each column. */
  totals?: readonly ReactNode[];
  /** Shown without rows, such as an empty state or an error. */
  empty?: ReactNode;
  /** Accessible description of what is loading; skeleton rows are shown until then. */
  loadingLabel?: string | undefined;
}

/** Number of skeleton rows. */
const SKELETONS = 3;

/**
 * A table. Scrolls horizontally by itself if necessary; its header is sticky if its height is
 * limited, such as by `style`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    hideCaption = false,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    ...others
  } = props;
  const { totals, empty, loadingLabel, className, ...rest } = others;
  const loading = loadingLabel !== undefined && rows.length === 0;
  const captionId = useId();

  function press(column: string): void {
    const same = sort?.column === column;
    onSortChange?.({
      column,
      order: same && sort.order === 'ascending' ? 'descending' : 'ascending',
    });
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
      tabIndex={0}
      {...rest}
      role="region"
      aria-labelledby={captionId}
      aria-busy={loadingLabel === undefined ? undefined : true}
      className={joinClasses(styles['root'], className)}
    >
      <table className={styles['table']}>
        <caption id={captionId} className={hideCaption ? hidden['hidden'] : styles['caption']}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, type = 'text', sortable = false }) => {
              const order = sort?.column === id ? sort.order : undefined;
              return (
                <th
                  key={id}
                  scope="col"
                  data-type={type}
                  aria-sort={sortable ? (order ?? 'none') : undefined}
                >
                  {sortable ? (
                    <button type="button" onClick={() => press(id)} className={styles['sort']}>
                      {header}
                      <Icon
                        glyph={order === 'descending' ? ArrowDown : ArrowUp}
                        size="small"
                        data-shown={order !== undefined}
                      />
                    </button>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, type = 'text' }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" data-type={type}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-type={type}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {loading &&
            Array.from({ length: SKELETONS }, (_, index) => (
              <tr key={index}>
                {columns.map(({ id, type = 'text' }, column) => (
                  <td key={id} data-type={type}>
                    <Skeleton {...(index === 0 && column === 0 && { label: loadingLabel })} />
                  </td>
                ))}
              </tr>
            ))}
          {rows.length === 0 && !loading && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {totals !== undefined && (
          <tfoot>
            <tr>
              {columns.map(({ id, type = 'text' }, index) => (
                <td key={id} data-type={type}>
                  {totals[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
