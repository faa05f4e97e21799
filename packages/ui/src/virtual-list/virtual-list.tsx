import {
  type CSSProperties,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { joinClasses } from '../lib/join-classes.ts';
import listStyles from '../list/list.module.css';
import { ListWindow } from './list-window.ts';
import { heightsOf } from './remembered-heights.ts';
import { RowOffsets } from './row-offsets.ts';
import { sectionsIn, sectionStarts } from './sections.ts';
import { firstSlots, followItems, type Slot } from './slots.ts';

/** Props of {@link VirtualList}. */
export interface VirtualListProps<Item> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the list. */
  label: string;
  /** Items to show, in order. */
  items: readonly Item[];
  /** Returns a stable, unique key of an item. Pass the same function in every render; otherwise all keys are computed again. */
  itemKey: (item: Item) => string;
  /**
   * Renders an item, without a list item's role; its height is measured. Pass the same function in every render, also when items
   * were added; otherwise all visible rows rerender with the list. `before` is the item above.
   */
  children: (item: Item, index: number, before: Item | undefined) => ReactNode;
  /** Whether a row's elements may show another item later, which is faster; its components must be stateless. @default false */
  reuseRows?: boolean;
  /** `ledger` rules a margin after the rows' leading column. @default 'plain' */
  ruling?: 'plain' | 'ledger';
  /** A likely height, in CSS pixels. @default 76 */
  estimate?: number;
  /** Groups consecutive items under headers. */
  sections?: ListSections<Item>;
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

/** Consecutive items under a header that sticks to the top while they are in view. */
export interface ListSections<Item> {
  /** Returns the section of an item. Pass the same function in every render. */
  keyOf: (item: Item) => string;
  /** Renders the header of a section, such as a `ListHeader`. Pass the same function in every render. */
  header: (key: string) => ReactNode;
  /** A likely height of a header, in CSS pixels. */
  estimate: number;
}

/** Number of items before the last that count as near the end, at rest and after scrolling. */
const NEAR = { atRest: 10, scrolled: 30 } as const;

const BOX: CSSProperties = {
  contain: 'size layout style',
  overflowAnchor: 'none',
  position: 'relative',
};
const ROW: CSSProperties = {
  contain: 'layout style',
  insetInlineStart: 0,
  inlineSize: '100%',
  position: 'absolute',
};
/** Paint containment halves the painting of a scroll step; the padding leaves room for what rows draw beside themselves. */
const REUSED_ROW: CSSProperties = {
  contain: 'layout style paint',
  insetInline: 'calc(var(--q-space-2) * -1)',
  paddingInline: 'var(--q-space-2)',
  position: 'absolute',
};

/** A long list that renders only visible items; scrolls with the page. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  reuseRows = false,
  estimate = 76,
  sections,
  remember,
  total,
  onEndReached,
  empty,
  end,
  ruling = 'plain',
  className,
  ...rest
}: VirtualListProps<Item>) {
  const list = useRef<ListWindow>(null);
  /** Number of items when `onEndReached` was last called. */
  const reported = useRef(-1);
  const remembered = useMemo(() => heightsOf(remember), [remember]);
  const keys = useMemo(() => items.map(itemKey), [items, itemKey]);
  const { keyOf, header, estimate: headerEstimate = 0 } = sections ?? {};
  const starts = useMemo(() => sectionStarts(items, keyOf), [items, keyOf]);
  const rows = useMemo(() => {
    const first = new Set(starts);
    const estimateOf = (index: number) => estimate + (first.has(index) ? headerEstimate : 0);
    return new RowOffsets(keys, remembered.heights, first.size === 0 ? estimate : estimateOf);
  }, [keys, remembered, estimate, starts, headerEstimate]);
  const [view, setView] = useState(() => viewOf(rows, estimate));
  if (view.rows !== rows) setView(updatedView(view, rows, { estimate, reuses: reuseRows }));
  const { slots } = view;

  const onSlots = (next: readonly Slot[], isUrgent: boolean) => {
    const render = () => setView((known) => (known.rows === rows ? { rows, slots: next } : known));
    if (isUrgent) flushSync(render);
    else render();
  };
  const onLast = (last: number, hasScrolled: boolean) => {
    const near = hasScrolled ? NEAR.scrolled : NEAR.atRest;
    if (reported.current === items.length || last < items.length - near) return;
    reported.current = items.length;
    onEndReached?.();
  };
  const attach = useCallback(
    (box: HTMLDivElement) => {
      const created = new ListWindow(box, remembered);
      list.current = created;
      return () => {
        created.dispose();
        list.current = null;
      };
    },
    [remembered],
  );
  useLayoutEffect(() =>
    list.current?.afterRender({ rows, slots, reuses: reuseRows, onSlots, onLast }),
  );

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
        <div ref={attach} style={BOX}>
          {slots.map(({ id, index }) => {
            const [item, before] = [items[index], items[index - 1]];
            const section = item === undefined ? undefined : keyOf?.(item);
            const isFirst = before === undefined || keyOf?.(before) !== section;
            return (
              <Row
                key={id}
                index={index}
                item={item}
                before={before}
                total={total ?? items.length}
                draw={children}
                section={isFirst ? section : undefined}
                header={isFirst ? header : undefined}
                style={reuseRows ? REUSED_ROW : ROW}
              />
            );
          })}
          {header === undefined || keyOf === undefined ? null : (
            <div data-sections="" data-aside="" aria-hidden="true">
              {sectionsIn(starts, slots, items.length).map(({ start, end }) => {
                const item = items[start];
                if (item === undefined) return null;
                return (
                  <div
                    key={keyOf(item)}
                    data-start={start}
                    data-end={end}
                    className={listStyles['section']}
                  >
                    {header(keyOf(item))}
                  </div>
                );
              })}
            </div>
          )}
        </div>
      </div>
      {end}
    </>
  );
}

interface RowProps<Item> {
  readonly index: number;
  readonly item: Item | undefined;
  readonly before: Item | undefined;
  readonly total: number;
  /** A method, so that the memoized component takes rows of every type. */
  draw(this: void, item: Item, index: number, before: Item | undefined): ReactNode;
  /** The section that begins with it. */
  readonly section: string | undefined;
  readonly header: ((section: string) => ReactNode) | undefined;
  readonly style: CSSProperties;
}

/** Memoized by its own item, so that a scroll step renders only the rows that enter, and an added page none. */
const Row: <Item>(props: RowProps<Item>) => ReactNode = memo(function Row<Item>({
  index,
  item,
  before,
  total,
  draw,
  section,
  header,
  style,
}: RowProps<Item>) {
  return (
    <div style={style}>
      <div role="listitem" aria-posinset={index + 1} aria-setsize={total}>
        {section === undefined ? null : header?.(section)}
        {item === undefined ? null : draw(item, index, before)}
      </div>
    </div>
  );
});

interface View {
  readonly rows: RowOffsets;
  readonly slots: readonly Slot[];
}

/** Returns the first rows, as many as fit in the window. */
function viewOf(rows: RowOffsets, estimate: number): View {
  return {
    rows,
    slots: firstSlots(Math.min(rows.count, Math.ceil(window.innerHeight / estimate))),
  };
}

/** Returns the view after the rows have changed. */
function updatedView(
  view: View,
  rows: RowOffsets,
  { estimate, reuses }: { readonly estimate: number; readonly reuses: boolean },
): View {
  const slots = followItems(view.slots, { before: view.rows.keys, after: rows.keys, reuses });
  return slots.length === 0 ? viewOf(rows, estimate) : { rows, slots };
}
