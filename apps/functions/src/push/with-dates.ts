import { Timestamp } from 'firebase-admin/firestore';

/** Returns stored data with dates, as clients read it. */
export function withDates(stored: unknown): unknown {
  if (stored instanceof Timestamp) return stored.toDate();
  if (Array.isArray(stored)) return stored.map(withDates);
  if (typeof stored !== 'object' || stored === null) return stored;
  if (Object.getPrototypeOf(stored) !== Object.prototype) return stored;
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, withDates(value)]));
}
