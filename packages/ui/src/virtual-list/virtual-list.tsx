import { type HTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { joinClasses } from '../lib/join-classes.ts';
import listStyles from '../list/list.module.css';
import { keptHeights, keepHeights } from './heights.ts';

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** A stable name for an item. */
  itemKey: (item: Item) => string;
  /** Draws an item, without a list item's role; its height is measured. */
  children: (item: Item, index: number) => ReactNode;
  /** `ledger` rules a margin after the rows' leading column. @default 'plain' */
  ruling?: 'plain' | 'ledger';
  /** A likely height, in CSS pixels. @default 76 */
  estimate?: number;
  /** A list of this name that was shown before had rows as high as these: they need not be measured before they show. */
  remember?: string;
  /** Total number of items if more can be loaded. @default the items' number */
  total?: number;
  /** Called near the end, and again after more items were added. */
  onEndReached?: () => void;
  /** Shown instead of the list without items. */
  empty?: ReactNode;
  /** Content after the last item: a loading state, or an error. */
  end?: ReactNode;
}

/** Number of items before the last that count as near the end. */
const NEAR = 10;

/** A long list that renders only visible items; scrolls with the page. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  estimate = 76,
  remember,
  total,
  onEndReached,
  empty,
  end,
  ruling = 'plain',
  className,
  ...rest
}: VirtualListProps<Item>) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null);
  /** Number of items when `onEndReached` was last called. */
  const reported = useRef(-1);

  function look(): void {
    const list = virtualizer.current;
    if (list === null || reported.current === items.length) return;
    const last = list.findItemIndex(list.scrollOffset + list.viewportSize);
    if (last < items.length - NEAR) return;
    reported.current = items.length;
    onEndReached?.();
  }

  useEffect(look);
  useLayoutEffect(() => {
    const list = virtualizer.current;
    if (remember === undefined || list === null) return;
    return () => keepHeights(remember, list.cache);
  }, [remember]);
  const heights = remember === undefined ? undefined : keptHeights(remember);
  if (items.length === 0 && empty !== undefined) return empty;
  return (
    <>
      <div
        {...rest}
        role="list"
        aria-label={label}
        data-ruling={ruling}
        className={joinClasses(listStyles['root'], className)}
      >
        <WindowVirtualizer
          ref={virtualizer}
          data={items}
          itemSize={estimate}
          {...(heights === undefined ? {} : { cache: heights })}
          onScroll={look}
          onResize={look}
        >
          {(item, index) => (
            <div
              key={itemKey(item)}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={total ?? items.length}
            >
              {children(item, index)}
            </div>
          )}
        </WindowVirtualizer>
      </div>
      {end}
    </>
  );
}
