import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { AuthMachine } from '../machine/create-auth-machine.ts';
import type { AuthState } from '../state/auth-state.ts';
import { initialState } from '../state/auth-state.ts';

const AuthContext = createContext<AuthMachine | null>(null);

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps {
  /** Create it once, outside of any component. */
  machine: AuthMachine;
  /** Components that use the hooks. */
  children: ReactNode;
}

/** Provides the machine to its children, and starts it. */
export function AuthProvider({ machine, children }: AuthProviderProps) {
  useEffect(() => machine.start(), [machine]);
  return <AuthContext value={machine}>{children}</AuthContext>;
}

/** The machine given to the provider. @throws outside of an AuthProvider */
export function useAuthMachine(): AuthMachine {
  const machine = use(AuthContext);
  if (machine === null) throw new Error('useAuthMachine needs an AuthProvider above it');
  return machine;
}

/**
 * Subscribes to a part of the state. The selector must return a stable reference or a primitive.
 */
export function useAuthState<Part>(select: (state: AuthState) => Part): Part {
  const { store } = useAuthMachine();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(initialState),
  );
}
