import type { Session } from '../state/session.ts';
import { isSignedIn } from '../state/session.ts';
import type { UserSnapshot } from '../state/user.ts';
import { useAuthState } from './auth-provider.tsx';

/** Returns the session. */
export function useSession(): Session {
  return useAuthState((state) => state.session);
}

/**
 * Returns the user, guest or not; `undefined` if no user is signed in or the session is still
 * loading.
 */
export function useUser(): UserSnapshot | undefined {
  return useAuthState(({ session }) => (isSignedIn(session) ? session.user : undefined));
}
