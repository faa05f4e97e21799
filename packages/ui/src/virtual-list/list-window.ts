import type { RememberedHeights } from './remembered-heights.ts';
import { RowOffsets } from './row-offsets.ts';
import { inOrder, isMissing, type Range, rollSlots, type Slot, type Wanted } from './slots.ts';

/** Time without scrolling, longer than between flings, after which rows are prepared for the next scroll, in milliseconds. */
const REST_MS = 300;
/** Time after that until the elements are sorted, which takes several frames of a slow device, in milliseconds. */
const SORT_MS = 400;
/** Time between frames of which one was late, in milliseconds. */
const LATE_MS = 20;
/** Distance from the viewport within which rows are rendered: around it until the user scrolls, then behind it; in CSS pixels. */
const MARGIN = 200;
/**
 * Distances from the viewport, in viewports, within which rows are rendered: ahead, once the user scrolls, and before that when the
 * browser is idle; the same if each row needs new elements; behind, when the browser is idle; and ahead without a pause of a frame.
 */
const REACH = { ahead: 1.5, withNew: 1, behind: 1, soon: 0.5 } as const;
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
  /** Whether the rows that the next scroll needs have been rendered. */
  #isPrepared = false;
  /** Number of frames since the last one that rendered a row. */
  #framesWithoutRow = 0;
  #frameAt = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
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
    clearTimeout(this.#restTimer);
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
  #update({ maxAhead = 1, isUrgent = true, isIdle = false, pause = 0 } = {}): void {
    if (this.#isHidden()) return;
    const { slots, onSlots, onLast } = this.#shown;
    const top = -this.#box.getBoundingClientRect().top;
    if (Math.abs(top - this.#top) >= 1 && this.#hasScrolled) this.#isForward = top > this.#top;
    this.#top = top;
    const { soon, ...wanted } = this.#wanted(top, isIdle);
    onLast(wanted.visible.end - 1, this.#hasScrolled);
    const isPaused = this.#framesWithoutRow < pause && !isMissing(slots, soon);
    const next = rollSlots(slots, { ...wanted, maxAhead: isPaused ? 0 : maxAhead });
    if (pause > 0) this.#framesWithoutRow = next === slots ? this.#framesWithoutRow + 1 : 0;
    if (isMissing(next, wanted.around)) {
      if (!isIdle) this.#schedule();
    } else if (isIdle && next === slots) this.#prepared();
    else if (!this.#isPrepared && this.#restTimer === undefined) this.#prepareWhenIdle();
    if (next === slots) return;
    if (!isIdle) this.#restLater();
    onSlots(next, isUrgent && isMissing(slots, wanted.visible));
  }

  /**
   * Renders the rows around the viewport, one at a time, before the next scroll: its first frames would be late if they had to create
   * elements, and a fling passes more rows than its frames can render.
   */
  #prepareWhenIdle(): void {
    this.#cancelIdle ??= whenIdle(() => {
      this.#cancelIdle = undefined;
      this.#update({ isUrgent: false, isIdle: true });
    });
  }

  #prepared(): void {
    this.#isPrepared = true;
    clearTimeout(this.#sortTimer);
    this.#sortTimer = setTimeout(() => this.#sort(false), SORT_MS);
  }

  /** Returns the rows to render; `soon` are those that are visible in a few frames. */
  #wanted(top: number, isIdle: boolean): Omit<Wanted, 'maxAhead'> & { readonly soon: Range } {
    const { rows, reuses } = this.#shown;
    const { innerHeight } = window;
    const reach = this.#hasScrolled || isIdle ? (reuses ? REACH.ahead : REACH.withNew) : 0;
    const ahead = Math.max(reach * innerHeight, MARGIN);
    const behind = isIdle && reuses ? REACH.behind * innerHeight : MARGIN;
    const [before, after] = this.#isForward ? [behind, ahead] : [ahead, behind];
    const between = (from: number, to: number): Range =>
      rows.count === 0 || to <= 0
        ? { start: 0, end: 0 }
        : { start: rows.indexAt(from), end: rows.indexAt(to) + 1 };
    const bottom = top + innerHeight;
    const soon = innerHeight * REACH.soon;
    // Before the first scroll, also create the elements of rows that enter before the first one leaves.
    const extra = isIdle && !this.#hasScrolled ? MARGIN + Math.max(0, -top) : 0;
    return {
      visible: between(top, bottom),
      soon: this.#isForward ? between(top, bottom + soon) : between(top - soon, bottom),
      around: between(top - before, bottom + after + extra),
      isForward: this.#isForward,
      pinned: this.#slotWithFocus(),
      reuses,
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
    this.#isPrepared = false;
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    clearTimeout(this.#sortTimer);
    this.#restLater();
    this.#schedule();
  }

  #restLater(): void {
    this.#movedAt = performance.now();
    this.#restTimer ??= setTimeout(() => this.#rest(), REST_MS);
  }

  #rest(): void {
    const left = this.#movedAt + REST_MS - performance.now();
    this.#restTimer = left > 0 ? setTimeout(() => this.#rest(), left) : undefined;
    if (left <= 0) this.#prepareWhenIdle();
  }

  #sort(isUrgent: boolean): void {
    const { slots, onSlots } = this.#shown;
    const sorted = inOrder(slots);
    if (sorted !== slots) onSlots(sorted, isUrgent);
  }

  #schedule(): void {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = undefined;
      // A row takes most of a slow device's frame: the next one, or two if frames are late, only scroll.
      const pause = now - this.#frameAt > LATE_MS ? 2 : 1;
      this.#frameAt = now;
      this.#update({ pause });
    });
  }

  /** Needs no layout, unlike sizes; contents whose visibility is hidden keep theirs. */
  #isHidden(): boolean {
    return !this.#box.checkVisibility();
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
