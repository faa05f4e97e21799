import {
  type ActiveSession,
  type AuthMachine,
  type AuthState,
  type RememberedUser,
} from '@quits/auth';

/** A machine for the interface, and the end of its expectation. */
export interface ExpectedSession {
  readonly machine: AuthMachine;
  /** Resolves once the session is known, whether a user is signed in or not. */
  readonly whenKnown: () => Promise<void>;
}

/**
 * Shows the device's remembered user as signed in while the session is restored, so that a page can show data that it already has.
 * The session is `confirmed: false`; it is replaced as soon as the machine knows better. Whatever needs a token must wait for
 * `whenKnown`.
 */
export function expectSession(machine: AuthMachine): ExpectedSession {
  const { getState, subscribe } = machine.store;
  const expected = new WeakMap<AuthState, AuthState>();

  /** Returns the same object for the same state, as stores must. */
  function shown(state: AuthState): AuthState {
    const { session } = state;
    if (session.status !== 'restoring' || session.step !== 'persistence') return state;
    if (session.hint === undefined) return state;
    const known = expected.get(state) ?? { ...state, session: sessionOf(session.hint) };
    expected.set(state, known);
    return known;
  }

  return {
    machine: {
      ...machine,
      store: {
        getState: () => shown(getState()),
        subscribe: (listener) =>
          subscribe((state, previous) => listener(shown(state), shown(previous))),
      },
    },
    whenKnown: () =>
      new Promise((resolve) => {
        const stop = subscribe(check);
        check();
        function check(): void {
          const { status } = getState().session;
          if (status === 'uninitialized' || status === 'restoring') return;
          stop();
          resolve();
        }
      }),
  };
}

/** Returns the session of a remembered user; what the device doesn't remember is empty. */
function sessionOf(user: RememberedUser): ActiveSession {
  return {
    status: user.isAnonymous ? 'anonymous' : 'signedIn',
    user: {
      ...user,
      emailVerified: false,
      phoneNumber: null,
      methods: [],
      factors: [],
      createdAt: Number.NaN,
      lastSignInAt: Number.NaN,
    },
    rev: 0,
    confirmed: false,
    requiredActions: [],
  };
}
