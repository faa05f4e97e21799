import { useDeferredValue } from 'react';

/**
 * Whether something can be shown, told a moment later when it becomes so: what shows then is drawn in slices, between
 * which the page answers. When it ends, or was so from the start, nothing is late.
 */
export function useInSlices(isReady: boolean): boolean {
  return useDeferredValue(isReady) && isReady;
}
