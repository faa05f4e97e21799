import { useCallback } from 'react';
import type { SignOutCommand } from '../transition/command.ts';
import { useAuthMachine } from './auth-provider.tsx';

/**
 * Ends the session. With unsent changes the flow `signOut` asks for confirmation first; `force`
 * skips that.
 */
export function useSignOut(): (options?: Omit<SignOutCommand, 'type'>) => void {
  const { send } = useAuthMachine();
  return useCallback((options) => send({ type: 'SIGN_OUT', ...options }), [send]);
}
