import { isScreenReady } from './is-screen-ready.ts';

/** How often the screen is looked at, and how long it may take, in milliseconds. */
const INTERVAL = 100;
const LONGEST = 10_000;

/** Resolves once the screen shows its contents, so that what is fetched next doesn't take the connection from them. */
export function whenScreenReady(): Promise<void> {
  const end = performance.now() + LONGEST;
  return new Promise((resolve) => {
    function look(): void {
      if (isScreenReady() || performance.now() > end) resolve();
      else setTimeout(look, INTERVAL);
    }
    look();
  });
}
