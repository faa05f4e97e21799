import { useSyncExternalStore } from 'react';

const PERIOD = 10_000;
let now = Date.now();

/** Returns the current time in ms since the epoch, accurate to 10 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(changed: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    changed();
  }, PERIOD);
  return () => clearInterval(timer);
}
