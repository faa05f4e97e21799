import { isScreenReady } from '../screen/is-screen-ready.ts';

/** Interval of the checks, in milliseconds. */
const INTERVAL = 100;
/** Maximum wait, in milliseconds. */
const LONGEST = 10_000;

/** Resolves once the screen shows its contents, so that later requests don't compete with theirs. */
export function whenScreenReady(): Promise<void> {
  const end = performance.now() + LONGEST;
  return new Promise((resolve) => {
    function check(): void {
      if (isScreenReady() || performance.now() > end) resolve();
      else setTimeout(check, INTERVAL);
    }
    check();
  });
}
