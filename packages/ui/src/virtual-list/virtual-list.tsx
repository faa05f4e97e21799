import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import styles from './virtual-list.module.css';

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** A stable name for an item. */
  itemKey: (item: Item) => string;
  /** Draws an item; its height is measured. */
  children: (item: Item, index: number) => ReactNode;
  /** A likely height, in CSS pixels. @default 76 */
  estimate?: number;
  /** How many items there are in all, when more can come. @default the items' number */
  total?: number;
  /** Called when the end comes near. */
  onEndReached?: () => void;
}

/** A long list of which only what is in sight is drawn; it scrolls with the page. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  estimate = 76,
  total,
  onEndReached,
  className,
  ...rest
}: VirtualListProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = root.current?.getBoundingClientRect().top ?? 0;
    setMargin(top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing it returns is memoised here
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    overscan: 6,
    scrollMargin: margin,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const near = items.length > 0 && last >= items.length - 10;
  const ended = useRef(onEndReached);
  useEffect(() => {
    ended.current = onEndReached;
  });
  useEffect(() => {
    if (near) ended.current?.();
  }, [near, items.length]);

  return (
    <div
      {...rest}
      ref={root}
      role="list"
      aria-label={label}
      className={joinClasses(styles['root'], className)}
      style={{ blockSize: virtualizer.getTotalSize(), ...rest.style }}
    >
      {rows.map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            role="listitem"
            aria-posinset={row.index + 1}
            aria-setsize={total ?? items.length}
            className={styles['item']}
            style={{ transform: `translateY(${row.start - margin}px)` }}
          >
            {children(item, row.index)}
          </div>
        );
      })}
    </div>
  );
}
