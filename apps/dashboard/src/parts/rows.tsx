import { VirtualList } from '@quits/ui';
import { type CSSProperties, type ReactNode, useCallback } from 'react';
import styles from './rows.module.css';

/** A column of {@link Rows}. */
export interface Column<Item> {
  readonly id: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** Width on a wide screen, as in `grid-template-columns`. */
  readonly width: string;
  /** `figure` ends at the far edge; `wide` gets a line of its own on small screens. @default 'text' */
  readonly type?: 'text' | 'figure' | 'wide';
}

/** Props of {@link Rows}. */
export interface RowsProps<Item> {
  /** Names the list. */
  readonly label: string;
  /** The first column identifies the item. Pass the same array in every render. */
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly empty: ReactNode;
  readonly end?: ReactNode;
}

/** A long list in columns; on small screens, each item has lines. */
export function Rows<Item>({ label, columns, items, itemKey, empty, end }: RowsProps<Item>) {
  const grid: CSSProperties & Record<'--columns', string> = {
    '--columns': columns.map(({ width }) => width).join(' '),
  };
  const draw = useCallback((item: Item) => <Row columns={columns} item={item} />, [columns]);
  return (
    <div style={grid} className={styles['root']}>
      {items.length === 0 ? null : (
        // Each cell names its column itself.
        <div aria-hidden="true" className={styles['head']}>
          {columns.map(({ id, header, type = 'text' }) => (
            <span key={id} data-type={type}>
              {header}
            </span>
          ))}
        </div>
      )}
      <VirtualList
        label={label}
        items={items}
        itemKey={itemKey}
        estimate={40}
        empty={empty}
        end={end}
      >
        {draw}
      </VirtualList>
    </div>
  );
}

function Row<Item>({
  columns,
  item,
}: {
  readonly columns: readonly Column<Item>[];
  readonly item: Item;
}) {
  return (
    <div className={styles['row']}>
      {columns.map(({ id, header, cell, type = 'text' }, index) => {
        const content = cell(item);
        if (content === undefined || content === '') return <span key={id} data-empty="" />;
        return (
          <div key={id} data-type={type} className={styles['cell']}>
            {index === 0 ? null : <span className={styles['label']}>{header} </span>}
            {content}
          </div>
        );
      })}
    </div>
  );
}
