import { toAppError } from '@quits/errors';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openAuthRecords } from '../records/auth-records.ts';
import type { AuthAdapter } from '../run/auth-adapter.ts';
import { initialState, type AuthState } from '../state/auth-state.ts';
import type { AuthEvent } from '../transition/auth-event.ts';
import type { AuthCommand } from '../transition/command.ts';
import { systemClock } from '../run/clock.ts';
import type { AuthMachineOptions } from '../run/options.ts';

/** Owner of the sign-in state; interfaces subscribe to it and send it commands. */
export interface AuthMachine {
  readonly store: Pick<StoreApi<AuthState>, 'getState' | 'subscribe'>;
  readonly send: (command: AuthCommand) => void;
  /** Loads the provider and restores the session; later calls do nothing. */
  readonly start: () => void;
  /**
   * Returns the current user's ID token, refreshed when it is about to expire; `undefined` if no
   * user is signed in.
   */
  readonly getIdToken: () => Promise<string | undefined>;
}

/**
 * Creates the machine; call it once per app, outside of any component. The engine is loaded with
 * the provider's code.
 */
export function createAuthMachine(options: AuthMachineOptions): AuthMachine {
  const store = createStore<AuthState>(() => initialState);
  const records = openAuthRecords(options.storage, (options.clock ?? systemClock).now);
  let loading: Promise<AuthAdapter> | undefined;
  let here: AuthAdapter | undefined;
  const load = async (): Promise<AuthAdapter> => (here = await options.getAuth());
  const binding = (): Promise<AuthAdapter> => (loading ??= load());

  let handle: ((event: AuthEvent) => void) | undefined;
  const waiting: AuthEvent[] = [];
  let started = false;

  async function loadEngine(): Promise<void> {
    try {
      const { startEngine } = await import('./engine.ts');
      handle = startEngine({ options, records, store, binding, loaded: () => here });
      for (const event of waiting.splice(0)) handle(event);
    } catch (caught) {
      const session = {
        status: 'failed',
        cause: 'config',
        error: toAppError(caught),
      } as const;
      store.setState({ session });
    }
  }

  return {
    store,
    send(command) {
      if (handle === undefined) waiting.push(command);
      else handle(command);
    },
    start() {
      if (started) return;
      started = true;
      // Publish the remembered user before loading the engine.
      const hint = records.lastUser.read();
      const session = { status: 'restoring', step: 'persistence', slow: false } as const;
      store.setState({ session: hint === undefined ? session : { ...session, hint } });
      // Load both chunks in parallel; the engine reports a failure when it awaits the same promise.
      binding().catch(() => undefined);
      void loadEngine();
    },
    async getIdToken() {
      const { auth } = await binding();
      await auth.authStateReady();
      return auth.currentUser?.getIdToken();
    },
  };
}
