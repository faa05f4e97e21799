import type { Auth } from 'firebase/auth';

/** The requests by which Auth checks its stored user at startup. */
const USER_CHECK = /\/v1\/(?:accounts:lookup|token)$/;

/** Instances that haven't restored their user yet. */
const starting = new Set<Auth>();

/** Restores the original `fetch`. */
let release: () => void = () => undefined;

/**
 * Lets Auth restore its stored user without asking the service. By itself, Auth waits for the answer before it reports
 * who is signed in, and deletes the user after any refusal, even if the service is only busy, broken or rejects the
 * device. Only a network error leaves the user in place, so until this instance has started, its checks fail with
 * one. The caller checks the user afterward. Call this in the same task that creates the instance.
 */
export function guardAuthRestore(auth: Auth): void {
  if (starting.size === 0) release = interceptFetch();
  starting.add(auth);
  void auth.authStateReady().finally(() => {
    starting.delete(auth);
    if (starting.size === 0) release();
  });
}

/** Wraps `globalThis.fetch`; returns a function that restores the original, unless other code has wrapped it since. */
function interceptFetch(): () => void {
  const original = globalThis.fetch;
  const guarded: typeof fetch = async (input, init) => {
    if (isGuarded(input)) throw new TypeError('Auth has not restored its user yet.');
    return original(input, init);
  };
  globalThis.fetch = guarded;
  return () => {
    if (globalThis.fetch === guarded) globalThis.fetch = original;
  };
}

function isGuarded(input: Parameters<typeof fetch>[0]): boolean {
  if (typeof input !== 'string' || !URL.canParse(input)) return false;
  const url = new URL(input);
  if (!USER_CHECK.test(url.pathname)) return false;
  for (const auth of starting) if (isOwn(url, auth)) return true;
  return false;
}

/** Whether a request goes to this instance's service, with its API key. */
function isOwn(url: URL, { config, emulatorConfig }: Auth): boolean {
  if (url.searchParams.get('key') !== config.apiKey) return false;
  if (emulatorConfig === null) return [config.apiHost, config.tokenApiHost].includes(url.host);
  const { protocol, host, port } = emulatorConfig;
  return url.origin === new URL(`${protocol}://${host}:${port ?? ''}`).origin;
}
