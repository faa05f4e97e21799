import {
  startLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '@quits/local-backend';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { createAuthMachine, type AuthMachine } from '../src/machine/create-auth-machine.ts';
import type { AuthMachineOptions } from '../src/run/options.ts';
import { createAuthAdapter } from '../src/run/auth-adapter.ts';
import type { AuthState } from '../src/state/auth-state.ts';
import { withPopups, type Profile } from './popups.ts';

/** A machine on the provider's own SDK, talking to an embedded backend. */
export interface Live {
  readonly backend: LocalBackend;
  readonly open: (options?: PageOptions) => Promise<LiveMachine>;
  /** The newest mail of a type to an address. */
  readonly mail: (to: string, requestType: string) => Promise<{ code: string; link: string }>;
  /** The newest code sent to a phone. */
  readonly sms: (phoneNumber: string) => Promise<string>;
  /** Uids of all accounts. */
  readonly accounts: () => Promise<string[]>;
  /** Moves the backend's clock forward, in ms. */
  readonly pass: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** Options of one page. */
interface PageOptions extends Partial<AuthMachineOptions> {
  /** Profile that other providers' popups sign in with. */
  readonly popups?: Profile;
  /** Plays a reload: the provider's user of this page is found again. */
  readonly reloads?: LiveMachine;
}

/** One page's machine. */
export interface LiveMachine {
  readonly machine: AuthMachine;
  readonly auth: Auth;
  readonly state: () => AuthState;
  /** Resolves with the first state that fits, now or later. */
  readonly until: (fits: (state: AuthState) => boolean) => Promise<AuthState>;
}

/** Starts a backend; `open` then creates machines that use it. */
export async function live(options: LocalBackendOptions = {}): Promise<Live> {
  let offset = 0;
  const backend = await startLocalBackend({
    emulatorTokens: true,
    now: () => Date.now() + offset,
    ...options,
  });
  const apps: FirebaseApp[] = [];
  const newAuth = (): Auth => {
    const app = initializeApp(
      { apiKey: 'demo-key', projectId: backend.project, authDomain: 'localhost' },
      `live-${apps.length}`,
    );
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
    return auth;
  };
  const sent = async (path: string): Promise<Record<string, string>[]> => {
    const base = `${backend.addresses.identity}/emulator/v1/projects/${backend.project}`;
    const answer = (await (await fetch(`${base}/${path}?key=demo`)).json()) as Record<
      string,
      Record<string, string>[]
    >;
    return answer[path] ?? [];
  };
  return {
    backend,
    async mail(to, requestType) {
      const codes = (await sent('oobCodes')).filter(
        (code) => (code['newEmail'] ?? code['email']) === to && code['requestType'] === requestType,
      );
      const newest = codes.at(-1);
      if (newest === undefined) throw new Error(`no ${requestType} for ${to}`);
      return { code: newest['oobCode'] ?? '', link: newest['oobLink'] ?? '' };
    },
    async sms(phoneNumber) {
      const codes = await sent('verificationCodes');
      const newest = codes.filter((code) => code['phoneNumber'] === phoneNumber).at(-1);
      if (newest === undefined) throw new Error(`no SMS for ${phoneNumber}`);
      return newest['code'] ?? '';
    },
    async accounts() {
      const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/${backend.project}/accounts:query`;
      const answer = (await (
        await fetch(url, { method: 'POST', headers: { authorization: 'Bearer owner' }, body: '{}' })
      ).json()) as { userInfo?: { localId: string }[] };
      return (answer.userInfo ?? []).map(({ localId }) => localId);
    },
    pass(ms) {
      offset += ms;
    },
    async open({ popups, reloads, ...machineOptions } = {}) {
      const auth = reloads?.auth ?? newAuth();
      const machine = createAuthMachine({
        async getAuth() {
          const { sdk } = await createAuthAdapter(Promise.resolve(auth));
          return { auth, sdk: popups === undefined ? sdk : withPopups(sdk, popups) };
        },
        storage: memoryStorage(),
        actionCodeSettings: () => ({ url: 'http://localhost/auth/action' }),
        recaptchaVerifier: () => verifier,
        ...machineOptions,
      });
      machine.start();
      const until = (fits: (state: AuthState) => boolean) => waitFor(machine, fits);
      await until(({ session }) => !['uninitialized', 'restoring'].includes(session.status));
      return { machine, auth, state: machine.store.getState, until };
    },
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await backend.stop();
    },
  };
}

// The SDK calls `_reset` on the verifier, although its type doesn't declare it.
const verifier = {
  type: 'recaptcha',
  verify: () => Promise.resolve('token'),
  _reset: () => undefined,
};

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

/** Creates the storage of one page; share it between machines to simulate a reload. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
