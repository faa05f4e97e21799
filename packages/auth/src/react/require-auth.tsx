import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { isActive, type Session } from '../state/session.ts';
import { useAuthMachine } from './auth-provider.tsx';
import { useSession } from './use-session.ts';

/** Props of {@link RequireAuth}. */
export interface RequireAuthProps {
  /** Where the person wants to be; kept until after signing in. */
  path: string;
  children: ReactNode;
  /** Shown while nothing is known yet, and while a session ends. */
  fallback?: ReactNode;
  /** Shown when nobody is signed in, such as a redirect to the sign-in screen. */
  signedOut?: ReactNode;
  /** Shown when tasks are open: such a session may not enter. */
  pending?: ReactNode;
  /** Lets sessions with open tasks in. @default false */
  unfinished?: boolean;
  /** Whether a guest may enter. @default true */
  guests?: boolean;
}

/** Shows what needs a session only when there is one; waiting is never taken for being signed out. */
export function RequireAuth(props: RequireAuthProps) {
  const { path, children, fallback, signedOut, pending, unfinished = false, guests = true } = props;
  const session = useSession();
  const { send } = useAuthMachine();
  const missing = isMissing(session, guests);
  // Don’t store a return path after an explicit sign-out.
  const left =
    session.status === 'signedOut' &&
    (session.reason === 'userRequest' || session.reason === 'deleted');
  useEffect(() => {
    if (missing && !left) send({ type: 'RETURN_TO', path });
  }, [missing, left, path, send]);
  // What a session opens is drawn in slices, between which the page answers; what one closes goes at once.
  const wasActive = useDeferredValue(isActive(session));
  if (missing) return signedOut;
  if (!isActive(session) || !wasActive) return fallback;
  return session.requiredActions.length > 0 && !unfinished ? pending : children;
}

function isMissing(session: Session, guests: boolean): boolean {
  return (
    session.status === 'signedOut' ||
    session.status === 'failed' ||
    (session.status === 'anonymous' && !guests)
  );
}
