import type { Auth } from 'firebase/auth';

/** The calls by which Auth asks for its stored user when it starts. */
const ASKS_FOR_USER = /accounts:lookup|securetoken/;

/** What the service answers about a user whom it no longer knows or accepts. */
const GONE = /"(?:USER_|TOKEN_EXPIRED|INVALID_(?:ID|REFRESH)_TOKEN)/;

/**
 * Creates Auth so that its stored user outlives a service that is busy, broken or refuses the device. At its start Auth
 * takes every refusal for a word about the user, and forgets a guest for ever; only after a lost connection it does not.
 * So until it has started, a refusal for any other reason is a lost connection to it.
 */
export function guardAuthRestore(create: () => Auth): Auth {
  const original = globalThis.fetch;
  const guarded: typeof fetch = async (input, init) => {
    const answer = await original(input, init);
    if (answer.ok || typeof input !== 'string' || !ASKS_FOR_USER.test(input)) return answer;
    if (GONE.test(await answer.clone().text())) return answer;
    throw new TypeError(`HTTP ${answer.status}`);
  };
  globalThis.fetch = guarded;
  const auth = create();
  void auth.authStateReady().finally(() => {
    if (globalThis.fetch === guarded) globalThis.fetch = original;
  });
  return auth;
}
