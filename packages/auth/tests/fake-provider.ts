import type { Auth, User } from 'firebase/auth';
import { vi } from 'vitest';
import type { AuthAdapter } from '../src/run/auth-adapter.ts';

/** A provider whose responses the test controls; notifies observers in the SDK's order. */
export interface FakeProvider {
  readonly binding: AuthAdapter;
  /** The user that `authStateReady` finds. */
  stored: FakeUser | undefined;
  /** Response of sign-in by popup, password or redirect; settled by the test. */
  readonly popup: () => Deferred;
  readonly calls: string[];
  /** Responses of `getIdToken`, in order; the last one repeats. */
  token: () => Promise<string>;
  redirect: () => Promise<{ user: User } | null>;
  /**
   * Simulates a change of the user in another tab: observers are notified, the blocking callback
   * isn't.
   */
  readonly otherTab: (user: FakeUser | undefined) => void;
  /** The provider drops the user, as it does when a token is refused. */
  readonly drop: () => void;
  signOut: () => Promise<void>;
  /** Response of a sensitive change. */
  change: () => Promise<void>;
}

/** A promise that the test settles. */
interface Deferred {
  readonly promise: Promise<{ user: User }>;
  readonly succeed: (user: FakeUser) => Promise<void>;
  readonly fail: (code: string) => Promise<void>;
}

/** A user of the fake provider. */
export interface FakeUser {
  readonly uid: string;
  readonly email?: string;
  readonly isAnonymous?: boolean;
  readonly providerId?: string;
}

/** Creates an error of the SDK. */
export function sdkError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { name: 'FirebaseError', code });
}

/** Creates a provider. */
export function fakeProvider(stored?: FakeUser): FakeProvider {
  const calls: string[] = [];
  const auth: { currentUser: User | null; config: object; authStateReady: () => Promise<void> } = {
    currentUser: null,
    config: { authDomain: 'auth.example' },
    async authStateReady() {
      calls.push('authStateReady');
      auth.currentUser = fake.stored === undefined ? null : userOf(fake.stored);
    },
  };
  let beforeChange: (user: User | null) => void | Promise<void> = () => undefined;
  let onUser: (user: User | null) => void = () => undefined;
  let onToken: (user: User | null) => void = () => undefined;
  let waiting: Deferred | undefined;

  function userOf({ uid, email, isAnonymous = false, providerId = 'password' }: FakeUser): User {
    const user = {
      uid,
      email: email ?? null,
      isAnonymous,
      emailVerified: true,
      displayName: null,
      photoURL: null,
      phoneNumber: null,
      providerData: isAnonymous
        ? []
        : [{ providerId, uid, email: email ?? null, phoneNumber: null, displayName: null }],
      metadata: { creationTime: '2026-01-01', lastSignInTime: '2026-01-02' },
      getIdToken: (force?: boolean) => {
        calls.push(force === true ? 'getIdToken(true)' : 'getIdToken');
        return fake.token();
      },
      getIdTokenResult: async () => ({
        token: await fake.token(),
        claims: { sub: uid },
        issuedAtTime: new Date(Date.now()).toUTCString(),
      }),
      reload: () => fake.token().then(() => undefined),
      delete: () => Promise.resolve(),
    };
    return user as unknown as User;
  }

  function tell(user: User | null): void {
    const changed = user?.uid !== auth.currentUser?.uid;
    auth.currentUser = user;
    onToken(user);
    if (changed) onUser(user);
  }

  async function signIn(user: User): Promise<{ user: User }> {
    try {
      await beforeChange(user);
    } catch {
      throw sdkError('auth/login-blocked');
    }
    tell(user);
    return { user };
  }

  function ask(name: string): Promise<{ user: User }> {
    calls.push(name);
    const { promise, resolve, reject } = Promise.withResolvers<{ user: User }>();
    const flush = () => vi.waitFor(() => undefined);
    waiting = {
      promise,
      async succeed(user) {
        await signIn(userOf(user)).then(resolve, reject);
        await flush();
      },
      async fail(code) {
        reject(sdkError(code));
        await flush();
      },
    };
    return promise;
  }

  const sdk = {
    beforeAuthStateChanged: (_: Auth, callback: typeof beforeChange) => (beforeChange = callback),
    onAuthStateChanged: (_: Auth, callback: typeof onUser) => {
      onUser = callback;
      callback(auth.currentUser);
    },
    onIdTokenChanged: (_: Auth, callback: typeof onToken) => {
      onToken = callback;
      callback(auth.currentUser);
    },
    multiFactor: () => ({ enrolledFactors: [] }),
    isSignInWithEmailLink: () => false,
    browserPopupRedirectResolver: {},
    OAuthProvider: Object.assign(
      function provider() {
        return {};
      },
      { credentialFromError: () => null },
    ),
    getRedirectResult: () => {
      calls.push('getRedirectResult');
      return fake.redirect();
    },
    signInWithPopup: () => ask('signInWithPopup'),
    signInWithRedirect: () => ask('signInWithRedirect'),
    reauthenticateWithRedirect: () => ask('reauthenticateWithRedirect'),
    updatePassword: () => fake.change(),
    verifyBeforeUpdateEmail: (_: User, email: string) => {
      calls.push(`changeEmail ${email}`);
      return fake.change();
    },
    signInAnonymously: () => ask('signInAnonymously'),
    signInWithEmailAndPassword: () => ask('signInWithEmailAndPassword'),
    signOut: async () => {
      calls.push('signOut');
      await fake.signOut();
      await beforeChange(null);
      tell(null);
    },
  };

  const fake: FakeProvider = {
    // Contains only the members that the machine calls in these tests.
    binding: { auth, sdk } as unknown as AuthAdapter,
    stored,
    calls,
    popup() {
      if (waiting === undefined) throw new Error('nobody is signing in');
      return waiting;
    },
    token: () => Promise.resolve('token'),
    redirect: () => Promise.resolve(null),
    otherTab: (user) => tell(user === undefined ? null : userOf(user)),
    drop: () => tell(null),
    signOut: () => Promise.resolve(),
    change: () => Promise.resolve(),
  };
  return fake;
}
