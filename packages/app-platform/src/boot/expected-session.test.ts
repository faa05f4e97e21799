import { type AuthState, createAuthMachine, isSignedIn } from '@quits/auth';
import { expect, test } from 'vitest';
import { expectSession } from './expected-session.ts';

const ANN = {
  uid: 'ann',
  isAnonymous: false,
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: null,
};

/** Returns a machine whose provider loads when told, and fails then. */
function remembered(user: typeof ANN | undefined) {
  const record = JSON.stringify({ v: 1, until: Date.now() + 60_000, value: user });
  const items = new Map(user === undefined ? [] : [['quits.auth.lastUser', record]]);
  const provider = Promise.withResolvers<never>();
  const machine = createAuthMachine({
    getAuth: () => provider.promise,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    appName: 'Test',
  });
  return { machine, fail: () => provider.reject(new Error('The provider did not load.')) };
}

test('shows the remembered user until the session is known', async () => {
  const { machine, fail } = remembered(ANN);
  const { machine: shown, whenKnown } = expectSession(machine);
  const seen: AuthState[] = [];
  shown.store.subscribe((state) => seen.push(state));
  shown.start();

  const { session } = shown.store.getState();
  expect(session).toMatchObject({ status: 'signedIn', user: ANN, confirmed: false });
  expect(machine.store.getState().session.status).toBe('restoring');
  // `useSyncExternalStore` requires equal snapshots of an unchanged store.
  expect(shown.store.getState()).toBe(shown.store.getState());
  expect(seen.at(-1)).toBe(shown.store.getState());

  fail();
  await whenKnown();
  expect(shown.store.getState()).toBe(machine.store.getState());
  expect(isSignedIn(shown.store.getState().session)).toBe(false);
});

test('expects nobody if the device remembers nobody', () => {
  const { machine } = remembered(undefined);
  const { machine: shown } = expectSession(machine);
  shown.start();
  expect(shown.store.getState().session.status).toBe('restoring');
});
