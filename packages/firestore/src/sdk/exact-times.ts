import type { Timestamp } from 'firebase/firestore';

/**
 * Exact timestamps of dates: a `Date` has milliseconds, a stored time microseconds. Remembered for
 * as long as the date lives, so that a cursor made of it points exactly at the document.
 */
export const exactTimes = new WeakMap<Date, Timestamp>();
