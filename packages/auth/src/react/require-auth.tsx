import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { isSignedIn, type Session, type SignOutReason } from '../state/session.ts';
import { useAuthMachine } from './auth-provider.tsx';
import { useSession } from './use-session.ts';

/** Props of {@link RequireAuth}. */
export interface RequireAuthProps {
  /** Requested path; stored until the user has signed in. */
  path: string;
  /** Shown to a signed-in user. */
  children: ReactNode;
  /** Shown until the session is known, and while it ends. */
  fallback?: ReactNode;
  /** Shown if no user is signed in, such as a redirect to the sign-in screen. */
  signedOut?: ReactNode;
  /** Shown if the session has open required actions, unless `unfinished` is set. */
  pending?: ReactNode;
  /** Admits sessions with open required actions. @default false */
  unfinished?: boolean;
  /** Whether a guest may enter. @default true */
  guests?: boolean;
}

/**
 * Renders its children only with a session; a session that is still loading doesn't count as signed
 * out.
 */
export function RequireAuth(props: RequireAuthProps) {
  const { path, children, fallback, signedOut, pending, unfinished = false, guests = true } = props;
  const session = useSession();
  const { send } = useAuthMachine();
  const missing = isMissing(session, guests);
  // Don’t store a return path after an explicit sign-out: the next user may be another person.
  const left = session.status === 'signedOut' && EXPLICIT.has(session.reason);
  useEffect(() => {
    if (missing && !left) send({ type: 'RETURN_TO', path });
  }, [missing, left, path, send]);
  // Deferred, so that a new session renders in interruptible slices; an ended session is removed
  // immediately.
  const wasSignedIn = useDeferredValue(isSignedIn(session));
  if (missing) return signedOut;
  if (!isSignedIn(session) || !wasSignedIn) return fallback;
  return session.requiredActions.length > 0 && !unfinished ? pending : children;
}

const EXPLICIT: ReadonlySet<SignOutReason> = new Set(['userRequest', 'otherTab', 'deleted']);

function isMissing(session: Session, guests: boolean): boolean {
  return (
    session.status === 'signedOut' ||
    session.status === 'failed' ||
    (session.status === 'anonymous' && !guests)
  );
}
