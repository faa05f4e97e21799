/** Milliseconds without a finished request. */
const QUIET_MS = 2_000;
/** Longest wait in milliseconds: a page may poll forever. */
const LONGEST_MS = 20_000;

/** Runs a callback once the page's own requests have ended, so that it does not compete with them. */
export function whenNetworkIsQuiet(run: () => void): void {
  const observer = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(finish, QUIET_MS);
  });
  let quiet = setTimeout(finish, QUIET_MS);
  const longest = setTimeout(finish, LONGEST_MS);
  observer.observe({ type: 'resource' });

  function finish(): void {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(longest);
    run();
  }
}
