import { isScreenReady } from '../screen/is-screen-ready.ts';
import { whenPainted } from './when-painted.ts';

/** Interval of the checks, in milliseconds. */
const INTERVAL = 100;
/** Maximum wait, in milliseconds. */
const LONGEST = 10_000;

/** Resolves once the browser has painted the screen's contents, so that later requests and code don't delay them. */
export function whenScreenReady(): Promise<void> {
  const end = performance.now() + LONGEST;
  return new Promise((resolve) => {
    function check(): void {
      if (isScreenReady() || performance.now() > end) void whenPainted().then(resolve);
      else setTimeout(check, INTERVAL);
    }
    check();
  });
}
