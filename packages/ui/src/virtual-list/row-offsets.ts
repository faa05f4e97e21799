/** Measured heights by row key, in CSS pixels. */
export type Heights = Map<string, number>;

/** Smaller differences are due to rounding; in CSS pixels. */
const TOLERANCE = 0.1;

/** Positions of rows whose heights are measured when they are rendered; until then, they are estimated. */
export class RowOffsets {
  readonly keys: readonly string[];
  readonly #heights: Heights;
  readonly #estimate: (index: number) => number;
  /** The top of each row, and the bottom of the last one. */
  readonly #tops: Float64Array;
  /** Number of entries of `#tops` that are up to date. */
  #valid = 1;

  constructor(
    keys: readonly string[],
    heights: Heights,
    estimate: number | ((index: number) => number),
  ) {
    this.keys = keys;
    this.#heights = heights;
    this.#estimate = typeof estimate === 'number' ? () => estimate : estimate;
    this.#tops = new Float64Array(keys.length + 1);
  }

  get count(): number {
    return this.keys.length;
  }

  /** Height of all rows. */
  get total(): number {
    return this.topOf(this.count);
  }

  /** Returns the distance between the list's top and a row's; for the number of rows, the list's height. */
  topOf(index: number): number {
    const tops = this.#tops;
    for (; this.#valid <= index; this.#valid += 1) {
      const row = this.#valid - 1;
      tops[row + 1] = (tops[row] ?? 0) + this.#heightOf(row);
    }
    return tops[index] ?? 0;
  }

  /** Returns the index of the row at a distance from the list's top; the first or the last one outside of the list. */
  indexAt(offset: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)];
    this.topOf(high);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.topOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Stores the height of a row; returns whether it moves the rows below. */
  measure(index: number, height: number): boolean {
    const key = this.keys[index];
    if (key === undefined) return false;
    const known = this.#heights.get(key);
    if (known !== undefined && Math.abs(known - height) < TOLERANCE) return false;
    this.#heights.set(key, height);
    if (Math.abs((known ?? this.#estimate(index)) - height) < TOLERANCE) return false;
    this.#valid = Math.min(this.#valid, index + 1);
    return true;
  }

  #heightOf(index: number): number {
    return this.#heights.get(this.keys[index] ?? '') ?? this.#estimate(index);
  }

  /** Forgets all heights, such as those of another width. */
  forget(): void {
    this.#heights.clear();
    this.#valid = 1;
  }
}
