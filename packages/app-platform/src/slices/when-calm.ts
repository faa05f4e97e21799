/** Time without scrolling after which the page counts as at rest, in milliseconds. */
const REST = 1_000;

let scrolledAt: number | undefined;

/** Resolves once the page hasn't scrolled for a second and the browser is idle. */
export function whenCalm(): Promise<void> {
  if (scrolledAt === undefined) {
    scrolledAt = performance.now();
    const note = () => void (scrolledAt = performance.now());
    addEventListener('scroll', note, { capture: true, passive: true });
  }
  return new Promise((resolve) => {
    function check(): void {
      const left = (scrolledAt ?? 0) + REST - performance.now();
      if (left > 0) setTimeout(check, left);
      // Safari has no `requestIdleCallback`.
      else if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(() => resolve(), { timeout: REST });
      } else resolve();
    }
    check();
  });
}
