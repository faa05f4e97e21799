import { useMemo } from 'react';
import type { AuthFailure } from '../state/failure.ts';
import type { AuthFlow } from '../state/flow.ts';
import type { PasswordCheck } from '../state/password-check.ts';
import { isBusy } from '../transition/flow/is-busy.ts';
import { useAuthMachine } from './auth-provider.tsx';
import { useFlow } from './use-flow.ts';

/** State and actions of a sign-in screen. */
export interface SignIn {
  readonly flow: AuthFlow;
  /** Whether the provider is working; forms show it and don't submit again. */
  readonly busy: boolean;
  /** Failure of the last attempt. */
  readonly error: AuthFailure | undefined;
  /** Requirements that the typed password meets, after `checkPassword`. */
  readonly password: PasswordCheck | undefined;
  readonly signIn: (email: string, password: string) => void;
  /** Creates an account; a guest is upgraded to it and keeps all data. */
  readonly signUp: (email: string, password: string, displayName?: string) => void;
  readonly startAsGuest: () => void;
  readonly checkPassword: (password: string) => void;
  readonly cancel: () => void;
}

/** Signing in, signing up, starting as a guest, and securing a guest's account. */
export function useSignIn(): SignIn {
  const { send } = useAuthMachine();
  const flow = useFlow();
  const actions = useMemo(
    () => ({
      signIn: (email: string, password: string) => send({ type: 'SIGN_IN', email, password }),
      signUp: (email: string, password: string, displayName?: string) =>
        send(
          displayName === undefined
            ? { type: 'SIGN_UP', email, password }
            : { type: 'SIGN_UP', email, password, displayName },
        ),
      startAsGuest: () => send({ type: 'SIGN_IN_ANONYMOUSLY' }),
      checkPassword: (password: string) => send({ type: 'CHECK_PASSWORD', password }),
      cancel: () => send({ type: 'CANCEL' }),
    }),
    [send],
  );
  return {
    flow,
    busy: isBusy(flow),
    error: 'error' in flow ? flow.error : undefined,
    password: 'password' in flow ? flow.password : undefined,
    ...actions,
  };
}
