/** Runs something once the page has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks; a moment after the start is as good.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 3_000);
}
