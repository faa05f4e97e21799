/**
 * Returns the input's text with `text` inserted at the caret, and moves the caret behind it after
 * React has rendered.
 */
export function insertAtCaret(input: HTMLInputElement, text: string): string {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const next = input.value.slice(0, start) + text + input.value.slice(end);
  input.focus();
  requestAnimationFrame(() => {
    const caret = start + text.length;
    input.setSelectionRange(caret, caret);
  });
  return next;
}
