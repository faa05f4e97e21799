/** The input's text with `text` put where the caret is; the caret moves behind it once React has drawn. */
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
