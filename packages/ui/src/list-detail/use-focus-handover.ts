import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus to the pane when opening it hides the list, and back to where it was in the list when the pane
 * closes with the focus in it.
 */
export function useFocusHandover(
  open: boolean,
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  const before = useRef(open);
  const origin = useRef<Element>(null);

  // The focus leaves a hidden list before any effect could look, so it is followed as it moves.
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
    const hidden = list.current?.checkVisibility() === false;
    if (open && hidden) pane.current?.focus({ preventScroll: true });
    // A pane that is gone has left the focus on the body.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!open && lost && origin.current instanceof HTMLElement) origin.current.focus();
  }, [open, list, pane]);
}
