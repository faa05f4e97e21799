import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * Returns a function that tells whether a navigation is in progress right now. `useNavigation`
 * updates with the next render, too late for a timer that would cancel that navigation with its
 * own.
 */
export function useIsNavigating(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => (router?.state.navigation.state ?? 'idle') !== 'idle', [router]);
}
