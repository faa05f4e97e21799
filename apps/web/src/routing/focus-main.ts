/** Moves the focus to the main part of the page. */
export function focusMain(): void {
  const main = document.querySelector('main');
  // Screens outside of the frame have a main part that nothing else makes fit for the focus.
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
