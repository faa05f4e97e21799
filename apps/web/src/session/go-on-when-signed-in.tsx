import { useAuthMachine, useAuthState } from '@quits/auth/react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../routing/paths.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';

/** Props of {@link GoOnWhenSignedIn}. */
export interface GoOnWhenSignedInProps {
  /** `stay` lets a guest see the screen, to secure the account. */
  readonly guests: 'stay' | 'go-on';
  readonly children: ReactNode;
}

/** Leaves a sign-in screen once there is a session, for where the person wanted to go. */
export function GoOnWhenSignedIn({ guests, children }: GoOnWhenSignedInProps) {
  const { send, store } = useAuthMachine();
  const navigate = useNavigate();
  const state = useAuthState(({ session }) => session.status);
  const expected = useAuthState(
    ({ session }) => session.status === 'restoring' && session.hint !== undefined,
  );
  const done = state === 'signedIn' || (state === 'anonymous' && guests === 'go-on');

  useEffect(() => {
    if (!done) return;
    void navigate(store.getState().returnTo ?? paths.groups(), { replace: true });
    send({ type: 'RETURN_TO', path: undefined });
  }, [done, navigate, send, store]);

  // Whoever was here last is most likely still: no screen for strangers flashes by.
  if (expected && guests === 'go-on') return <ShellSkeleton />;
  return done ? null : children;
}
