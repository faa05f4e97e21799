import {
  createLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '@quits/local-backend';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { createAuthMachine, type AuthMachine } from '../src/machine/create-auth-machine.ts';
import type { AuthMachineOptions } from '../src/machine/options.ts';
import { bindAuth } from '../src/run/binding.ts';
import type { AuthState } from '../src/state/auth-state.ts';

/** A machine on the provider's own SDK, talking to an embedded backend. */
export interface Live {
  readonly backend: LocalBackend;
  readonly open: (options?: Partial<AuthMachineOptions>) => Promise<LiveMachine>;
  readonly close: () => Promise<void>;
}

/** One page's machine. */
export interface LiveMachine {
  readonly machine: AuthMachine;
  readonly auth: Auth;
  readonly state: () => AuthState;
  /** Resolves with the first state that fits, now or later. */
  readonly until: (fits: (state: AuthState) => boolean) => Promise<AuthState>;
}

/** Starts a backend; `open` then makes as many machines on it as a test needs. */
export async function live(options: LocalBackendOptions = {}): Promise<Live> {
  const backend = await createLocalBackend(options);
  const apps: FirebaseApp[] = [];
  return {
    backend,
    async open(machineOptions = {}) {
      const app = initializeApp(
        { apiKey: 'demo-key', projectId: backend.project, authDomain: 'localhost' },
        `live-${apps.length}`,
      );
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
      const machine = createAuthMachine({
        getAuth: () => bindAuth(Promise.resolve(auth)),
        storage: memoryStorage(),
        ...machineOptions,
      });
      machine.start();
      const until = (fits: (state: AuthState) => boolean) => waitFor(machine, fits);
      await until(({ session }) => !['uninitialised', 'restoring'].includes(session.s));
      return { machine, auth, state: machine.store.getState, until };
    },
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await backend.stop();
    },
  };
}

/** Resolves with the first state that fits, now or later. */
export function waitFor(
  machine: AuthMachine,
  fits: (state: AuthState) => boolean,
): Promise<AuthState> {
  return new Promise((resolve) => {
    const now = machine.store.getState();
    if (fits(now)) {
      resolve(now);
      return;
    }
    const stop = machine.store.subscribe((state) => {
      if (!fits(state)) return;
      stop();
      resolve(state);
    });
  });
}

/** A storage of one page; share it between machines to play a reload. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
