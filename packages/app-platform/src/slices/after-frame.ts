/** Milliseconds to wait for a frame; hidden pages render none. */
const MAX_WAIT_MS = 100;
/** Milliseconds of a press that are long for the device: its result would delay the next frame. */
const LONG_MS = 6;

/**
 * Runs a callback once the browser has painted the current state, and each of `more` once it has painted the result of the one
 * before, or all of them just before the next click is handled: a navigation that runs later would undo the one that the click
 * starts.
 */
export function afterFrame(run: () => void, ...more: readonly (() => void)[]): void {
  const done = new AbortController();
  const { signal } = done;
  function once(): boolean {
    if (signal.aborted) return false;
    done.abort();
    run();
    return true;
  }
  function next(): void {
    const [second, ...others] = more;
    if (once() && second !== undefined) afterFrame(second, ...others);
  }
  function all(): void {
    if (once()) for (const each of more) each();
  }
  window.addEventListener('click', all, { capture: true, signal });
  requestAnimationFrame(() => soon(next));
  setTimeout(next, MAX_WAIT_MS);
}

/**
 * Runs a callback that shows the result of a press that was handled since `began`, and each of `more` after a frame. A slow device
 * first paints the answer to the press.
 */
export function showResult(began: number, run: () => void, ...more: readonly [() => void]): void {
  if (performance.now() - began > LONG_MS) return afterFrame(run, ...more);
  run();
  afterFrame(...more);
}

/** Runs a callback in a task before those of storage and network, where the browser can. */
function soon(run: () => void): void {
  if (typeof scheduler === 'undefined') setTimeout(run);
  else void scheduler.postTask(run, { priority: 'user-blocking' });
}
