import { signInAnonymously } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { parseConfig, type FirebaseConfig } from '../src/config/firebase-config.ts';
import { createFirebase } from '../src/provider/create-firebase.ts';
import type { CreateFirebaseOptions } from '../src/provider/create-firebase-options.ts';

let config: FirebaseConfig;

beforeEach(() => {
  const parsed = parseConfig(inject('config'));
  if (!parsed.ok) throw parsed.error;
  config = parsed.value;
});

afterEach(() => vi.restoreAllMocks());

/** Signs a guest in and closes the app, which keeps the guest. */
async function guestOfLastTime(): Promise<string> {
  const provider = createFirebase(config);
  const { user } = await signInAnonymously(await provider.auth());
  await provider.close();
  return user.uid;
}

/** Who is found when the app is opened. */
async function found(options: CreateFirebaseOptions = {}): Promise<string | undefined> {
  const provider = createFirebase(config, options);
  const auth = await provider.auth();
  await auth.authStateReady();
  const uid = auth.currentUser?.uid;
  await provider.close();
  return uid;
}

/** Lets the service answer every question about a user with a refusal. */
function refuse(status: number, message: string): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && /accounts:lookup|v1\/token/.test(input)
      ? Response.json({ error: { code: status, message } }, { status })
      : real(input, init),
  );
}

describe('a stored user', () => {
  it.each([
    [429, 'RESOURCE_EXHAUSTED'],
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
    [401, 'Firebase App Check token is invalid.'],
    [403, 'Requests from referer https://a.example are blocked.'],
    [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests.'],
  ])('outlives a start at which the service answers %i %s', async (status, message) => {
    const uid = await guestOfLastTime();
    refuse(status, message);
    expect(await found()).toBe(uid);
    vi.restoreAllMocks();
    expect(await found()).toBe(uid);
  });

  it('outlives a start without a connection', async () => {
    const uid = await guestOfLastTime();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await found()).toBe(uid);
  });

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN : Signed out.'])(
    'is gone when the service says %s',
    async (message) => {
      await guestOfLastTime();
      refuse(400, message);
      expect(await found()).toBeUndefined();
    },
  );

  // When this fails, the SDK keeps the user by itself: remove `guardAuthRestore` and its option.
  it('is still dropped by the SDK itself, where the app declines the guard', async () => {
    await guestOfLastTime();
    refuse(503, 'UNAVAILABLE');
    expect(await found({ guardAuthRestore: false })).toBeUndefined();
  });

  it('is asked for through the own `fetch` of a page that declines the guard', async () => {
    const provider = createFirebase(config, { guardAuthRestore: false });
    const before = globalThis.fetch;
    await provider.auth();
    expect(globalThis.fetch).toBe(before);
    await provider.close();
  });

  it('is asked for without leaving anything behind', async () => {
    await guestOfLastTime();
    const before = globalThis.fetch;
    await found();
    expect(globalThis.fetch).toBe(before);
  });
});
