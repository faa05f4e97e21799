import type { Session } from '../state/session.ts';
import { isActive } from '../state/session.ts';
import type { UserSnapshot } from '../state/user.ts';
import { useAuthState } from './auth-provider.tsx';

/** Who uses the app. */
export function useSession(): Session {
  return useAuthState((state) => state.session);
}

/** The user, guest or not; `undefined` while nobody is signed in or nothing is known yet. */
export function useUser(): UserSnapshot | undefined {
  return useAuthState(({ session }) => (isActive(session) ? session.user : undefined));
}
