/** Resolves when the browser is idle, but at most as late as `timeout`, in milliseconds. */
export function idle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, Math.min(timeout, 50));
  });
}
