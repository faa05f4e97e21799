import { whenScreenReady } from './when-screen-ready.ts';

/** Runs a callback once the screen shows its contents and the browser is idle. */
export function whenIdle(run: () => void): void {
  void begin(run);
}

async function begin(run: () => void): Promise<void> {
  await whenScreenReady();
  // Safari has no `requestIdleCallback`; a fixed delay is good enough.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3_000);
}
