/**
 * Returns whether the app shows a screen with its contents, an error or an empty state, and no placeholder in the viewport.
 *
 * @param root Element that React renders into.
 */
export function isScreenReady(root: Element | null = document.getElementById('root')): boolean {
  if (root === null || root.querySelector('h1, h2, main') === null) return false;
  return [...root.querySelectorAll('[data-shape]:not([data-kept="hidden"] *)')].every(
    // A list may have placeholders for its next page further down.
    (placeholder) => placeholder.getBoundingClientRect().top >= window.innerHeight,
  );
}
