/** Time without scrolling after which the page counts as at rest, in milliseconds. */
const REST = 3_000;
/** Time that the work of a waiter takes on a slow device, before the next one's turn, in milliseconds. */
const TURN = 300;
/** Longest wait for an idle browser after that, in milliseconds. */
const IDLE = 1_000;

let scrolledAt: number | undefined;
let resolvedAt = -TURN;

/**
 * Resolves once the page hasn't scrolled for three seconds and the browser is idle; for one waiter after the other, because the
 * user may scroll again in between.
 */
export function whenCalm(): Promise<void> {
  if (scrolledAt === undefined) {
    scrolledAt = performance.now();
    const note = () => void (scrolledAt = performance.now());
    addEventListener('scroll', note, { capture: true, passive: true });
  }
  return new Promise((resolve) => {
    const timeLeft = () =>
      Math.max((scrolledAt ?? 0) + REST, resolvedAt + TURN) - performance.now();
    function check(): void {
      const left = timeLeft();
      if (left > 0) setTimeout(check, left);
      // Safari has no `requestIdleCallback`.
      else if (typeof requestIdleCallback === 'function') {
        requestIdleCallback(finish, { timeout: IDLE });
      } else finish();
    }
    function finish(): void {
      if (timeLeft() > 0) return check();
      resolvedAt = performance.now();
      resolve();
    }
    check();
  });
}
