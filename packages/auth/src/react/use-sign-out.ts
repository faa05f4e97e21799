import { useCallback } from 'react';
import type { SignOutCommand } from '../transition/command.ts';
import { useAuthMachine } from './auth-provider.tsx';

/** Ends the session. Unsent changes make the flow `signOut` ask first; `force` answers it. */
export function useSignOut(): (options?: Omit<SignOutCommand, 'type'>) => void {
  const { send } = useAuthMachine();
  return useCallback((options) => send({ type: 'SIGN_OUT', ...options }), [send]);
}
