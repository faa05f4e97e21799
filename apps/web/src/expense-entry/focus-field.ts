/** Focuses the nearest field around a button that disappears when clicked. */
export function focusField(button: HTMLElement): void {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const field = around.querySelector<HTMLElement>(
      'input[inputmode="decimal"], input[type="text"]',
    );
    if (field === null) continue;
    field.focus();
    return;
  }
}
