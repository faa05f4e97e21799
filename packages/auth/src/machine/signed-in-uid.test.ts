import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type AuthState, initialState } from '../state/auth-state.ts';
import type { Session } from '../state/session.ts';
import type { UserSnapshot } from '../state/user.ts';
import { signedInUid } from './signed-in-uid.ts';

const user: UserSnapshot = {
  uid: 'ana',
  isAnonymous: false,
  email: null,
  emailVerified: false,
  displayName: null,
  photoURL: null,
  phoneNumber: null,
  methods: [],
  factors: [],
  createdAt: 0,
  lastSignInAt: 0,
};
const ana: Session = { status: 'signedIn', user, rev: 0, confirmed: true, requiredActions: [] };

it('follows the session, and tells its listeners only when the uid changes', () => {
  const store = createStore<AuthState>(() => initialState);
  const uid = signedInUid({ store });
  const told: (string | undefined)[] = [];
  const stop = uid.subscribe(() => told.push(uid.getState()));
  expect(uid.getState()).toBeUndefined();

  store.setState({ session: { status: 'signedOut', reason: 'never' } });
  store.setState({ session: ana });
  store.setState({ session: { ...ana, rev: 1 } });
  store.setState({ session: { ...ana, user: { ...user, uid: 'ben' } } });
  store.setState({
    session: {
      status: 'signingOut',
      step: 'sdk',
      cause: 'userRequest',
      from: ana,
      clearLocalData: false,
    },
  });
  stop();
  store.setState({ session: ana });
  expect(told).toEqual(['ana', 'ben', undefined]);
  expect(uid.getState()).toBe('ana');
});
