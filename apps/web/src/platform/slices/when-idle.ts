import { whenScreenReady } from './when-screen-ready.ts';

/** Runs something once the screen shows its contents and the page has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  void begin(run);
}

async function begin(run: () => void): Promise<void> {
  await whenScreenReady();
  // Safari has no idle callbacks; a moment after the start is as good.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3_000);
}
