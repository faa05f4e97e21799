/**
 * Gives microseconds since 1970 that never go back: a commit's time is above every time given
 * before, so that it can serve as the version of the data.
 */
export class CommitClock {
  readonly #now: () => number;
  #last: number;

  /** `now` gives milliseconds; `last` is the latest commit that the storage knows. */
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
