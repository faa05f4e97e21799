/**
 * Monotonic clock in microseconds since 1970: a commit's time is later than every time returned
 * before, so that it can serve as the version of the data.
 */
export class CommitClock {
  readonly #now: () => number;
  #last: number;

  /** `now` returns milliseconds; `last` is the latest commit in the storage. */
  constructor(now: () => number, last: number) {
    this.#now = now;
    this.#last = last;
  }

  /** The time of a new commit. */
  commit(): number {
    this.#last = Math.max(Math.floor(this.#now() * 1000), this.#last + 1);
    return this.#last;
  }

  /** A time to read at: at or after every commit so far, before every later one. */
  read(): number {
    this.#last = Math.max(Math.floor(this.#now() * 1000), this.#last);
    return this.#last;
  }
}
