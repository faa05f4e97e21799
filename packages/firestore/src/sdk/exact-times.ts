import type { Timestamp } from 'firebase/firestore';

/**
 * Dates know milliseconds, stored times microseconds. What was cut off is remembered for as long as
 * the date lives, so that a cursor made of it points exactly where the document is.
 */
export const exactTimes = new WeakMap<Date, Timestamp>();
