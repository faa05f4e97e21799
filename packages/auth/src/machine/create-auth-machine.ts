import { fromProviderError } from '@quits/errors';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openAuthRecords } from '../records/auth-records.ts';
import type { AuthBinding } from '../run/binding.ts';
import type { RunContext } from '../run/context.ts';
import { initialState, type AuthState } from '../state/auth-state.ts';
import type { AuthEvent } from '../transition/auth-event.ts';
import type { AuthCommand } from '../transition/command.ts';
import type { Effect } from '../transition/effect.ts';
import { transition } from '../transition/transition.ts';
import { browserConnectivity } from './browser-connectivity.ts';
import { whenVisible } from './when-visible.ts';
import { systemClock } from './clock.ts';
import type { AuthMachineOptions } from './options.ts';

/** The one owner of the sign-in state; interfaces subscribe to it and send it commands. */
export interface AuthMachine {
  readonly store: Pick<StoreApi<AuthState>, 'getState' | 'subscribe'>;
  readonly send: (command: AuthCommand) => void;
  /** Loads the provider and restores the session; later calls do nothing. */
  readonly start: () => void;
  /** The current user's ID token, refreshed when it is about to expire; `undefined` when nobody is signed in. */
  readonly getIdToken: () => Promise<string | undefined>;
}

/** Makes the machine, once per app and outside of any component. */
export function createAuthMachine(options: AuthMachineOptions): AuthMachine {
  const clock = options.clock ?? systemClock;
  const connection = options.connectivity ?? browserConnectivity();
  const records = openAuthRecords(options.storage, clock.now);
  const store = createStore<AuthState>(() => initialState);
  let loaded: Promise<AuthBinding> | undefined;
  let here: AuthBinding | undefined;
  const load = async (): Promise<AuthBinding> => (here = await options.getAuth());
  const binding = (): Promise<AuthBinding> => (loaded ??= load());

  // What carries effects out comes with the provider's chunk; a first paint does without both.
  let run: ((effect: Effect) => void) | undefined;
  const waiting: Effect[] = [];
  const loadRunner = async (): Promise<void> => {
    try {
      const { createRunner } = await import('../run/create-runner.ts');
      run = createRunner(context);
      for (const effect of waiting.splice(0)) run(effect);
    } catch (caught) {
      report({ type: 'OPEN_FAILED', error: fromProviderError(caught) });
    }
  };

  const report = (event: AuthEvent): void => {
    const { state, effects } = transition(store.getState(), event, clock.now());
    store.setState(state, true);
    for (const effect of effects) {
      if (run === undefined) waiting.push(effect);
      else run(effect);
    }
  };
  const context: RunContext = {
    options,
    records,
    clock,
    getState: store.getState,
    report,
    binding,
    loaded: () => here,
  };

  const reportConnection = (): void => {
    report({ type: connection?.online() === false ? 'OFFLINE' : 'ONLINE' });
  };

  return {
    store,
    send: report,
    start() {
      if (store.getState().session.s !== 'uninitialised') return;
      report({ type: 'BOOT', hint: records.lastUser.read(), returnTo: records.returnTo.read() });
      connection?.subscribe(reportConnection);
      whenVisible(() => report({ type: 'VISIBLE' }));
      // Both chunks at once; a failure shows when the runner asks for the same promise.
      binding().catch(() => undefined);
      void loadRunner();
      // Only a no is news: browsers say yes whenever there is a network, however dead.
      if (connection?.online() === false) reportConnection();
    },
    async getIdToken() {
      const { auth } = await binding();
      await auth.authStateReady();
      return auth.currentUser?.getIdToken();
    },
  };
}
