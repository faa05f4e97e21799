import type { Auth, User } from 'firebase/auth';

/** The calls by which Auth asks for its stored user when it starts. */
const ASKS_FOR_USER = /accounts:lookup|securetoken/;

/** The codes of a user whom the service no longer knows or accepts. */
const GONE: ReadonlySet<unknown> = new Set([
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/**
 * Creates Auth so that it restores its stored user at once, and asks the service about it afterwards. By itself Auth waits for
 * the answer before it says who is signed in, and takes every refusal for a word about the user: a service that is busy, broken or
 * refuses the device makes it forget a guest for ever. Only after a lost connection it does not, so until it has started
 * its questions are answered with one.
 */
export function guardAuthRestore(create: () => Auth): Auth {
  const original = globalThis.fetch;
  const guarded: typeof fetch = async (input, init) => {
    if (typeof input !== 'string' || !ASKS_FOR_USER.test(input)) return original(input, init);
    throw new TypeError('Not asked before Auth has started.');
  };
  globalThis.fetch = guarded;
  const auth = create();
  void auth.authStateReady().finally(() => {
    if (globalThis.fetch === guarded) globalThis.fetch = original;
    if (auth.currentUser !== null) void checkUser(auth, auth.currentUser);
  });
  return auth;
}

/** Signs a user out whom the service no longer accepts; without a connection, as soon as there is one. */
async function checkUser(auth: Auth, user: User): Promise<void> {
  try {
    await user.reload();
  } catch (error) {
    if (auth.currentUser?.uid !== user.uid) return;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (GONE.has(code)) await auth.signOut();
    else if (code === 'auth/network-request-failed') {
      const again = (): void => void checkUser(auth, user);
      globalThis.addEventListener?.('online', again, { once: true });
    }
  }
}
