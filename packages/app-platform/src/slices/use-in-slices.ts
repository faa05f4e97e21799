import { useDeferredValue } from 'react';

/**
 * Returns `isReady`, but turns true in a deferred render: React then renders the result in slices, and handles input in
 * between. An initial `true` and every `false` apply immediately.
 */
export function useInSlices(isReady: boolean): boolean {
  return useDeferredValue(isReady) && isReady;
}
