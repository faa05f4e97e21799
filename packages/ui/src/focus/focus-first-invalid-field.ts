/**
 * Moves the focus to the first field with a problem when a form is sent that has one, so that it is read and in sight; once
 * for a page.
 *
 * @returns stops
 */
export function focusFirstInvalidField(page: Document): () => void {
  function onSubmit({ target }: SubmitEvent): void {
    if (!(target instanceof HTMLFormElement)) return;
    // The form sets its errors in a handler of the same event.
    requestAnimationFrame(() => {
      target.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    });
  }

  page.addEventListener('submit', onSubmit);
  return () => page.removeEventListener('submit', onSubmit);
}
