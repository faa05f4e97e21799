import type { Observable } from '@quits/firebase-core';
import type { Connection } from './connection-tracker.ts';

/** How often the clock is compared with itself, in milliseconds. */
const TICK = 5_000;

/** A gap between two ticks from which the device must have slept, in milliseconds. */
const SLEEP = 30_000;

/** The least time between two fresh starts, in milliseconds. */
const PAUSE = 5_000;

/**
 * Connects afresh when waiting would be in vain: the page is looked at again while offline, or the
 * device has slept, after which a dead connection may look alive for a minute.
 */
export function resumeQuickly(
  connection: Observable<Connection>,
  reconnect: () => void,
): () => void {
  let lastTick = Date.now();
  let lastStart = 0;

  function start(): void {
    const now = Date.now();
    if (now - lastStart < PAUSE) return;
    lastStart = now;
    reconnect();
  }
  function look(): void {
    if (document.visibilityState === 'hidden') return;
    notice();
    if (connection.get().state === 'offline') start();
  }
  function notice(): void {
    const now = Date.now();
    const slept = now - lastTick > SLEEP;
    lastTick = now;
    if (slept && document.visibilityState !== 'hidden') start();
  }

  if (typeof document === 'undefined') return () => undefined;
  const timer = setInterval(notice, TICK);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
  };
}
