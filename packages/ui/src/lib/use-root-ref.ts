import { type Ref, type RefCallback, useCallback } from 'react';

/** The ref of a component as a callback, which fits whatever element a caller renders; empty without a ref. */
export function useRootRef(ref: Ref<HTMLElement> | undefined): { ref?: RefCallback<HTMLElement> } {
  const callback = useCallback((element: HTMLElement | null) => assign(ref, element), [ref]);
  return ref === undefined || ref === null ? {} : { ref: callback };
}

function assign(
  ref: Ref<HTMLElement> | undefined,
  element: HTMLElement | null,
): ReturnType<RefCallback<HTMLElement>> {
  if (typeof ref === 'function') return ref(element);
  if (ref !== null && ref !== undefined) ref.current = element;
  return undefined;
}
