import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the pane when opening it hides the list, and back to the previous element of
 * the list when the pane closes while focused.
 */
export function useFocusHandover(
  open: boolean,
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  const before = useRef(open);
  const origin = useRef<Element>(null);

  // Track the focus as it moves: it leaves a hidden list before any effect runs.
  useLayoutEffect(() => {
    function remember({ target }: FocusEvent) {
      if (target instanceof Element && list.current?.contains(target) === true) {
        origin.current = target;
      }
    }
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
    };
  }, [list]);

  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (open && list.current !== null && isHidden(list.current))
      pane.current?.focus({ preventScroll: true });
    // Closing the pane has moved the focus to the body.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!open && lost && origin.current instanceof HTMLElement) origin.current.focus();
  }, [open, list, pane]);
}

/** Returns whether an element or only its contents are hidden. */
function isHidden(element: HTMLElement): boolean {
  const { contentVisibility, display } = getComputedStyle(element);
  return contentVisibility === 'hidden' || display === 'none';
}
