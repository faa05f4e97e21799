/**
 * Monotonic clock in microseconds since 1970: a commit's time is later than every time returned
 * before, so that it can serve as the version of the data.
 */
export class CommitClock {
  readonly #now: () => number;
  #last: number;
  #lead = 0;

  /** `now` returns milliseconds; `last` is the latest commit in the storage. */
  constructor(now: () => number, last: number) {
    this.#now = now;
    this.#last = last;
  }

  /** The time of a new commit. */
  commit(): number {
    this.#last = Math.max(this.#current(), this.#last + 1);
    return this.#last;
  }

  /** A time to read at: at or after every commit so far, before every later one. */
  read(): number {
    this.#last = Math.max(this.#current(), this.#last);
    return this.#last;
  }

  /**
   * Records that `now` was moved, by milliseconds. Versions keep growing when it is set back: clients
   * ignore data that is older than theirs.
   */
  moved(milliseconds: number): void {
    this.#lead = Math.max(0, this.#lead - Math.round(milliseconds * 1000));
  }

  /** How far versions are ahead of the time, in microseconds: 0 unless the clock was set back. */
  get lead(): number {
    return this.#lead;
  }

  #current(): number {
    return Math.floor(this.#now() * 1000) + this.#lead;
  }
}
