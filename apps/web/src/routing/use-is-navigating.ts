import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * Whether a navigation has begun, asked at this very moment. What `useNavigation` gives comes with the next render, which
 * is too late for a timer that would end that navigation by one of its own.
 */
export function useIsNavigating(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => (router?.state.navigation.state ?? 'idle') !== 'idle', [router]);
}
