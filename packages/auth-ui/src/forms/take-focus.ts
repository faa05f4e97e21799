/**
 * Moves the focus to new content after the activated control was removed: to its first field, or
 * else its heading. Does nothing if another element has the focus, or on page load. Can be used as
 * a `ref`.
 */
export function takeFocus(place: HTMLElement | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (place === null || !lost || !navigator.userActivation.hasBeenActive) return;
  const field = place.querySelector<HTMLElement>('input:not([hidden])');
  (field ?? place.querySelector('h1'))?.focus({ preventScroll: true });
}
