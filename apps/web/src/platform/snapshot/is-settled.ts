/** Returns whether an element shows a screen with its contents, an error or an empty state, and no placeholder in the viewport. */
export function isSettled(root: Element): boolean {
  if (root.querySelector('h1, h2, main') === null) return false;
  return [...root.querySelectorAll('[data-shape]')].every(
    // A list may have placeholders for its next page further down.
    (placeholder) => placeholder.getBoundingClientRect().top >= window.innerHeight,
  );
}
