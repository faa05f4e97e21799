/** Time, so that tests can own it. */
export interface Clock {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Calls `action` once after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** The clock of the machine that this runs on. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};
