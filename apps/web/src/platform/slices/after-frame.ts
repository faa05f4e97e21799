/** A page that nobody sees has no frames, in milliseconds. */
const PATIENCE = 100;

/** Runs something once the browser has painted what is there now. */
export function afterFrame(run: () => void): void {
  let isDone = false;
  function once(): void {
    if (isDone) return;
    isDone = true;
    run();
  }
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
