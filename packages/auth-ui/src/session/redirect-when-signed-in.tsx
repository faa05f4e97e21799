import { useAuthMachine, useAuthState } from '@quits/auth/react';
import { type ReactNode, useEffect } from 'react';
import { useAuthUi } from '../context/auth-ui-context.ts';

/** Props of {@link RedirectWhenSignedIn}. */
export interface GoOnWhenSignedInProps {
  /** `stay` shows the screen to guests, so that they can secure their account. */
  readonly guests: 'stay' | 'go-on';
  /** Rendered instead of the screen while the remembered session is being restored. @default the screen */
  readonly restoring?: ReactNode;
  /** Shown while nobody is signed in. */
  readonly children: ReactNode;
}

/** Navigates away from a signed-out screen once the user is signed in, to the requested path. */
export function RedirectWhenSignedIn({ guests, restoring, children }: GoOnWhenSignedInProps) {
  const { send, store } = useAuthMachine();
  const { leave } = useAuthUi();
  const state = useAuthState(({ session }) => session.status);
  const expected = useAuthState(
    ({ session }) => session.status === 'restoring' && session.hint !== undefined,
  );
  const done = state === 'signedIn' || (state === 'anonymous' && guests === 'go-on');

  useEffect(() => {
    if (!done) return;
    leave(store.getState().returnTo);
    send({ type: 'RETURN_TO', path: undefined });
  }, [done, leave, send, store]);

  if (expected && restoring !== undefined) return restoring;
  return done ? null : children;
}
