/** Moves the focus to the main part of the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  // Screens outside of the frame have a main element that isn't focusable by default.
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
