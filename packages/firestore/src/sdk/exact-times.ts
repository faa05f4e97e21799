/** A time in the provider's resolution. */
interface ExactTime {
  /** Since the epoch. */
  readonly seconds: number;
  /** 0 to 999,999,999. */
  readonly nanoseconds: number;
}

/**
 * Exact timestamps of dates: a `Date` has milliseconds, a stored time microseconds. Remembered for
 * as long as the date lives, so that a cursor made of it points exactly at the document.
 */
export const exactTimes = new WeakMap<Date, ExactTime>();
