/**
 * Moves the focus into what has taken the place of the control that was pressed: to its first field, or else its heading.
 * Does nothing where the focus is somewhere, and while a page is opened. Fits as a `ref`.
 */
export function takeFocus(place: HTMLElement | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (place === null || !lost || !navigator.userActivation.hasBeenActive) return;
  const field = place.querySelector<HTMLElement>('input:not([hidden])');
  (field ?? place.querySelector('h1'))?.focus({ preventScroll: true });
}
