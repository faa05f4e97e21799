/** Whether an element is there and could have the focus. */
export function focusable(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
