/** Replaces the selection of an input with `text`, as if the user had typed it. */
export function insertAtCaret(input: HTMLInputElement, text: string): void {
  const { start, end } = selectionOf(input);
  replace(input, { start, end, text });
}

/** Deletes the selection of an input, or the character before the caret, as Backspace does. */
export function deleteAtCaret(input: HTMLInputElement): void {
  const { start, end } = selectionOf(input);
  replace(input, { start: start === end ? Math.max(0, start - 1) : start, end, text: '' });
}

function selectionOf({ selectionStart, selectionEnd, value }: HTMLInputElement) {
  const start = selectionStart ?? value.length;
  return { start, end: selectionEnd ?? start };
}

function replace(
  input: HTMLInputElement,
  { start, end, text }: { readonly start: number; readonly end: number; readonly text: string },
): void {
  if (start === end && text === '') return;
  // Unlike the setter of `value`, this keeps the caret, and React notices the change.
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
