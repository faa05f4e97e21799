import type { RememberedHeights } from './remembered-heights.ts';
import { RowOffsets } from './row-offsets.ts';
import { inOrder, isMissing, type Range, rollSlots, type Slot, type Wanted } from './slots.ts';

/** Time without scrolling after which the elements are sorted, in milliseconds. */
const REST_MS = 150;
/** Distance from the viewport within which rows are rendered: around it until the user scrolls, then behind it; in CSS pixels. */
const MARGIN = 200;
/** Distance ahead of the viewport within which rows are rendered once the user scrolls, and before that when the browser is idle; in viewports. */
const AHEAD = 1;
/** Maximum number of rows outside the viewport to render per frame. */
const MAX_AHEAD = 1;
/** Wait for a browser without idle callbacks, such as Safari, in milliseconds. */
const IDLE_MS = 300;

/** Rows and slots of the last render, and the callbacks of a {@link ListWindow}. */
export interface Shown {
  readonly rows: RowOffsets;
  readonly slots: readonly Slot[];
  readonly reuses: boolean;
  /** Renders other slots; `isUrgent` if rows in the viewport are missing. */
  readonly onSlots: (slots: readonly Slot[], isUrgent: boolean) => void;
  /** Called when the last row in the viewport may have changed. */
  readonly onLast: (last: number, hasScrolled: boolean) => void;
}

/** Finds the sections' elements in the list's box, after those of the rows. */
const SECTIONS = ':scope > [data-sections]';

const NOTHING: Shown = {
  rows: new RowOffsets([], new Map(), 0),
  slots: [],
  reuses: false,
  onSlots: () => undefined,
  onLast: () => undefined,
};

/**
 * Chooses the rows of a list to render while the page scrolls, and positions their elements without React, so that a
 * scroll step in which no row enters renders nothing.
 */
export class ListWindow {
  readonly #box: HTMLElement;
  readonly #remembered: RememberedHeights;
  #shown = NOTHING;
  readonly #placed = new WeakMap<Element, { top: number; key: string | undefined }>();
  readonly #observed = new Set<Element>();
  readonly #observer: ResizeObserver;
  readonly #ending = new AbortController();
  #frame: number | undefined;
  #cancelIdle: (() => void) | undefined;
  /** Whether the elements that scrolling needs have been created. */
  #isPrepared = false;
  #sortTimer: ReturnType<typeof setTimeout> | undefined;
  #movedAt = 0;
  /** Position of the viewport in the list at the last update. */
  #top = 0;
  #isForward = true;
  #hasScrolled = false;

  constructor(box: HTMLElement, remembered: RememberedHeights) {
    this.#box = box;
    this.#remembered = remembered;
    this.#observer = new ResizeObserver((entries) => this.#resized(entries));
    const { signal } = this.#ending;
    const passive = { passive: true, signal };
    window.addEventListener('scroll', () => this.#scrolled(), passive);
    window.addEventListener('resize', () => this.#schedule(), passive);
    // Tab moves the focus in the order of the elements.
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && this.#sort(true), {
      capture: true,
      signal,
    });
  }

  dispose(): void {
    this.#ending.abort();
    this.#observer.disconnect();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#cancelIdle?.();
    clearTimeout(this.#sortTimer);
  }

  /** Positions and measures the elements after a render. */
  afterRender(shown: Shown): void {
    this.#shown = shown;
    const entered = this.#place();
    this.#observe();
    if (entered.length === 0) {
      this.#schedule();
      return;
    }
    if (this.#isHidden()) return;
    this.#noteWidth(this.#box.clientWidth);
    this.#measure(entered);
    // Not urgent: React renders state updates of a layout effect before the browser paints.
    this.#update({ maxAhead: 0, isUrgent: false });
  }

  /** Renders missing rows: all of those in the viewport, and some of those around it. */
  #update({ maxAhead = MAX_AHEAD, isUrgent = true, isIdle = false } = {}): void {
    if (this.#isHidden()) return;
    const { slots, onSlots, onLast } = this.#shown;
    const top = -this.#box.getBoundingClientRect().top;
    if (Math.abs(top - this.#top) >= 1 && this.#hasScrolled) this.#isForward = top > this.#top;
    this.#top = top;
    const wanted = this.#wanted(top, { maxAhead, isIdle });
    onLast(wanted.visible.end - 1, this.#hasScrolled);
    const next = rollSlots(slots, wanted);
    if (isMissing(next, wanted.around)) {
      if (!isIdle) this.#schedule();
    } else if (isIdle) this.#isPrepared = true;
    else if (!this.#isPrepared) this.#prepareWhenIdle();
    if (next === slots) return;
    this.#sortLater();
    onSlots(next, isUrgent && isMissing(slots, wanted.visible));
  }

  /** Renders the rows ahead, one at a time, before the first scroll: its first frames would be late if they had to create elements. */
  #prepareWhenIdle(): void {
    this.#cancelIdle ??= whenIdle(() => {
      this.#cancelIdle = undefined;
      this.#update({ isUrgent: false, isIdle: true });
    });
  }

  #wanted(
    top: number,
    { maxAhead, isIdle }: { readonly maxAhead: number; readonly isIdle: boolean },
  ): Wanted {
    const { rows, reuses } = this.#shown;
    const { innerHeight } = window;
    // When idle, also create the elements of rows that enter before the first one leaves.
    const reach = this.#hasScrolled || isIdle ? innerHeight * AHEAD : 0;
    const ahead = isIdle ? reach + MARGIN : Math.max(reach, MARGIN);
    const [before, after] = this.#isForward ? [MARGIN, ahead] : [ahead, MARGIN];
    const between = (from: number, to: number): Range =>
      rows.count === 0 || to <= 0
        ? { start: 0, end: 0 }
        : { start: rows.indexAt(from), end: rows.indexAt(to) + 1 };
    const visible = between(top, top + innerHeight);
    return {
      visible,
      around: between(top - before, top + innerHeight + after),
      isForward: this.#isForward,
      pinned: this.#slotWithFocus(),
      reuses,
      maxAhead,
    };
  }

  #slotWithFocus(): number | undefined {
    const { activeElement } = document;
    if (activeElement === null || !this.#box.contains(activeElement)) return undefined;
    const at = [...this.#box.children].findIndex((child) => child.contains(activeElement));
    return this.#shown.slots[at]?.id;
  }

  /** Positions the elements; returns the slots whose elements show another row than before. */
  #place(): readonly number[] {
    const { rows, slots } = this.#shown;
    const entered: number[] = [];
    const { children, style } = this.#box;
    const height = `${rows.total}px`;
    if (style.height !== height) style.height = height;
    slots.forEach(({ index }, at) => {
      const element = children[at];
      if (!(element instanceof HTMLElement)) return;
      const top = rows.topOf(index);
      const key = rows.keys[index];
      const known = this.#placed.get(element);
      if (known?.top !== top) element.style.top = `${top}px`;
      if (known?.key !== key) entered.push(at);
      if (known?.top !== top || known.key !== key) this.#placed.set(element, { top, key });
    });
    this.#placeSections();
    return entered;
  }

  /** Gives each section the extent of its rows. */
  #placeSections(): void {
    const { rows } = this.#shown;
    for (const element of this.#box.querySelector(SECTIONS)?.children ?? []) {
      if (!(element instanceof HTMLElement)) continue;
      const [top, end] = [element.dataset['start'], element.dataset['end']].map((index) =>
        rows.topOf(Number(index)),
      );
      const style = { top: `${top ?? 0}px`, height: `${(end ?? 0) - (top ?? 0)}px` };
      if (element.style.top !== style.top) element.style.top = style.top;
      if (element.style.height !== style.height) element.style.height = style.height;
    }
  }

  /** The elements of the rows, in the order of the slots. */
  #rowElements(): readonly Element[] {
    return [...this.#box.children].slice(0, this.#shown.slots.length);
  }

  #measure(places: readonly number[]): void {
    const { rows, slots } = this.#shown;
    const anchor = rows.indexAt(this.#top);
    const before = rows.topOf(anchor);
    const heights = places.map((at) => this.#box.children[at]?.getBoundingClientRect().height ?? 0);
    let hasMoved = false;
    places.forEach((at, place) => {
      const index = slots[at]?.index;
      const height = heights[place] ?? 0;
      if (index !== undefined && height > 0) hasMoved = rows.measure(index, height) || hasMoved;
    });
    if (!hasMoved) return;
    this.#place();
    const by = rows.topOf(anchor) - before;
    if (this.#top <= 0 || by === 0) return;
    // Rows above the viewport have other heights than expected: keep the visible rows in place.
    this.#top += by;
    window.scrollBy({ top: by, behavior: 'instant' });
  }

  /** Observes the elements' sizes, which change with their contents and with the list's width. */
  #observe(): void {
    for (const element of this.#observed) {
      if (element.parentElement === this.#box) continue;
      this.#observer.unobserve(element);
      this.#observed.delete(element);
    }
    for (const element of this.#rowElements()) {
      if (this.#observed.has(element)) continue;
      this.#observed.add(element);
      this.#observer.observe(element);
    }
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    if (this.#isHidden()) return;
    const hasNewWidth = this.#noteWidth(this.#box.clientWidth);
    const children = this.#rowElements();
    const changed = hasNewWidth
      ? children.map((_, at) => at)
      : entries.map(({ target }) => children.indexOf(target)).filter((at) => at >= 0);
    this.#measure(changed);
    // Not synchronously: observing new elements in this callback would raise a `ResizeObserver loop` error.
    this.#schedule();
  }

  /** Stores the list's width, and forgets the heights measured at another one; returns whether it forgot any. */
  #noteWidth(width: number): boolean {
    const { width: known } = this.#remembered;
    if (known === width) return false;
    this.#remembered.width = width;
    if (known === 0) return false;
    this.#shown.rows.forget();
    return true;
  }

  #scrolled(): void {
    this.#hasScrolled = true;
    this.#sortLater();
    this.#schedule();
  }

  #sortLater(): void {
    this.#movedAt = performance.now();
    this.#sortTimer ??= setTimeout(() => this.#sortAtRest(), REST_MS);
  }

  #sortAtRest(): void {
    const left = this.#movedAt + REST_MS - performance.now();
    this.#sortTimer = left > 0 ? setTimeout(() => this.#sortAtRest(), left) : undefined;
    if (left <= 0) this.#sort(false);
  }

  #sort(isUrgent: boolean): void {
    const { slots, onSlots } = this.#shown;
    const sorted = inOrder(slots);
    if (sorted !== slots) onSlots(sorted, isUrgent);
  }

  #schedule(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#update();
    });
  }

  #isHidden(): boolean {
    return this.#box.clientWidth === 0;
  }
}

/** Calls back when the browser is idle; returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, IDLE_MS);
  return () => clearTimeout(timer);
}
