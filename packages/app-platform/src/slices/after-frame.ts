/** Milliseconds to wait for a frame; hidden pages render none. */
const MAX_WAIT_MS = 100;

/**
 * Runs a callback once the browser has painted the current state, or just before the next click is handled: a navigation
 * that runs later would undo the one that the click starts.
 */
export function afterFrame(run: () => void): void {
  const done = new AbortController();
  function once(): void {
    if (done.signal.aborted) return;
    done.abort();
    run();
  }
  window.addEventListener('click', once, { capture: true, signal: done.signal });
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MAX_WAIT_MS);
}
