/** Milliseconds without a finished request. */
const QUIET_MS = 2_000;
/** Longest wait in milliseconds: a page may poll forever. */
const LONGEST_MS = 20_000;

/**
 * Runs a callback once the page's own requests have ended and the screen is ready, so that it doesn't compete with
 * them. Pending requests can't be observed: on a slow connection, a large file may take longer than the quiet period.
 */
export function whenNetworkIsQuiet(run: () => void, isReady: () => boolean): void {
  const observer = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(check, QUIET_MS);
  });
  let quiet = setTimeout(check, QUIET_MS);
  const longest = setTimeout(finish, LONGEST_MS);
  observer.observe({ type: 'resource' });

  function check(): void {
    if (isReady()) finish();
    else quiet = setTimeout(check, QUIET_MS);
  }

  function finish(): void {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
    run();
  }
}
