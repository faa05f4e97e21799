/** Longest wait for frames, in milliseconds: hidden pages render none. */
const LONGEST = 1_000;

/** Resolves once the browser has presented the current state: the second animation frame from now begins after that. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : LONGEST);
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(late);
        // Not in this frame, so that it isn't delayed.
        setTimeout(resolve);
      });
    });
  });
}
