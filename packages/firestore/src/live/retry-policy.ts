const TRANSIENT = new Set([
  'firestore/unavailable',
  'firestore/deadline-exceeded',
  'firestore/aborted',
  'firestore/internal',
  'firestore/unknown',
  'firestore/cancelled',
  'firestore/resource-exhausted',
  'service/failed-to-load',
]);

/** Refusals that may only mean that the new credentials have not reached the database yet. */
const CREDENTIAL = new Set(['firestore/permission-denied', 'firestore/unauthenticated']);

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 60_000;

/** What to do about a listener that failed. */
export interface Retry {
  /** Milliseconds to wait; `undefined` when it waits for a cause to go. */
  readonly delay: number | undefined;
  /** Nobody needs to hear of this failure yet. */
  readonly quiet: boolean;
}

/**
 * Decides when a failed listener is opened again by itself: transient failures with growing delays,
 * a refusal once and quietly, anything else only when its cause is gone. A refusal of what shows the
 * person's own change that has not arrived is quiet for as long: rules often allow to read only what
 * is there.
 */
export function planRetry(code: string, failures: number, showsOwnChange: boolean): Retry {
  const delay = Math.min(FIRST_DELAY * 2 ** (failures - 1), LONGEST_DELAY);
  if (TRANSIENT.has(code)) return { delay, quiet: false };
  if (CREDENTIAL.has(code) && (failures === 1 || showsOwnChange)) return { delay, quiet: true };
  return { delay: undefined, quiet: false };
}
