/** Puts the focus into the nearest field around a button that goes away by being pressed. */
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
