/** A span of keys: `lower` is in it, `upper` is not; an absent one is no bound. */
export interface Span<T> {
  readonly lower: Uint8Array | undefined;
  readonly upper: Uint8Array | undefined;
  readonly item: T;
}

/** A tree node: a span, and the highest end of all spans below it. */
interface Node<T> {
  readonly span: Span<T>;
  readonly left: Node<T> | undefined;
  readonly right: Node<T> | undefined;
  /** `undefined` when one of them has no end. */
  readonly end: Uint8Array | undefined;
}

/** Maximum number of additions that are kept in a list before the tree is rebuilt. */
const MAX_LOOSE = 32;
const LOWEST = new Uint8Array();

/** Spans of keys, searchable by a key that they contain without scanning all of them. */
export class IntervalSet<T> {
  readonly #spans = new Map<T, Span<T>>();
  #tree: Node<T> | undefined;
  #loose: Span<T>[] = [];

  get size(): number {
    return this.#spans.size;
  }

  /** Adds an item's span; adding an item again replaces its span. */
  add(span: Span<T>): void {
    this.#spans.set(span.item, span);
    this.#loose.push(span);
    if (this.#loose.length > Math.max(MAX_LOOSE, Math.sqrt(this.#spans.size))) this.#rebuild();
  }

  /** Removes an item; it stays in the tree, hidden, until the tree is rebuilt. */
  delete(item: T): void {
    this.#spans.delete(item);
    if (this.#spans.size === 0) this.#rebuild();
  }

  /** Yields all items whose span contains a key. */
  *at(key: Uint8Array): Generator<T> {
    for (const span of this.#loose) {
      if (contains(span, key) && this.#spans.get(span.item) === span) yield span.item;
    }
    for (const span of within(this.#tree, key)) {
      if (this.#spans.get(span.item) === span) yield span.item;
    }
  }

  #rebuild(): void {
    const spans = [...this.#spans.values()];
    spans.sort((a, b) => Buffer.compare(a.lower ?? LOWEST, b.lower ?? LOWEST));
    this.#tree = build(spans, 0, spans.length);
    this.#loose = [];
  }
}

function build<T>(spans: readonly Span<T>[], from: number, to: number): Node<T> | undefined {
  const middle = (from + to) >> 1;
  const span = spans[middle];
  if (from >= to || span === undefined) return undefined;
  const left = build(spans, from, middle);
  const right = build(spans, middle + 1, to);
  let end = span.upper;
  for (const child of [left, right]) {
    if (child !== undefined && end !== undefined) end = later(end, child.end);
  }
  return { span, left, right, end };
}

function* within<T>(node: Node<T> | undefined, key: Uint8Array): Generator<Span<T>> {
  if (node === undefined) return;
  if (node.end !== undefined && Buffer.compare(key, node.end) >= 0) return;
  yield* within(node.left, key);
  if (contains(node.span, key)) yield node.span;
  const { lower } = node.span;
  // Everything on the right starts even later.
  if (lower === undefined || Buffer.compare(lower, key) <= 0) yield* within(node.right, key);
}

function contains<T>({ lower, upper }: Span<T>, key: Uint8Array): boolean {
  if (lower !== undefined && Buffer.compare(key, lower) < 0) return false;
  return upper === undefined || Buffer.compare(key, upper) < 0;
}

function later(a: Uint8Array, b: Uint8Array | undefined): Uint8Array | undefined {
  return b === undefined ? undefined : Buffer.compare(a, b) >= 0 ? a : b;
}
