/** Milliseconds without a finished request. */
const QUIET_MS = 2_000;
/** Milliseconds after which it is no longer waited for: a page may poll for ever. */
const LONGEST_MS = 20_000;

/** Runs something once the page asks for nothing more, so that it does not compete with what the person waits for. */
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
