import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for a promise, but no longer than a time in ms.
 * @returns whether it was settled in time
 */
export async function within(work: Promise<unknown>, time: number): Promise<boolean> {
  const ending = new AbortController();
  const over = delay(time, false, { signal: ending.signal }).catch(() => false);
  const inTime = await Promise.race([work.then(() => true), over]);
  ending.abort();
  return inTime;
}
