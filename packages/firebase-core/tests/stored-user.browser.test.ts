import { inMemoryPersistence, signInAnonymously } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { parseConfig, type FirebaseConfig } from '../src/config/firebase-config.ts';
import { createFirebase, type FirebaseServices } from '../src/provider/create-firebase.ts';
import type { CreateFirebaseOptions } from '../src/provider/create-firebase-options.ts';

const open = new Set<FirebaseServices>();
let config: FirebaseConfig;
/** Name of the app, unique per test, so that tests share no stored data. */
let name: string;

beforeEach(() => {
  const parsed = parseConfig(inject('config'));
  if (!parsed.ok) throw parsed.error;
  config = parsed.value;
  name = crypto.randomUUID();
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const provider of open) await close(provider);
});

function start(options: CreateFirebaseOptions = {}): FirebaseServices {
  const provider = createFirebase(config, { name, ...options });
  open.add(provider);
  return provider;
}

async function close(provider: FirebaseServices): Promise<void> {
  open.delete(provider);
  await provider.close();
}

/** Returns Auth once it has restored its user. */
async function restored(provider: FirebaseServices) {
  const auth = await provider.auth();
  await auth.authStateReady();
  return auth;
}

/** Signs in a guest and closes the app, which stores the guest; returns the uid. */
async function guestOfLastTime(options: CreateFirebaseOptions = {}): Promise<string> {
  const provider = start(options);
  const { user } = await signInAnonymously(await provider.auth());
  await close(provider);
  return user.uid;
}

/** Opens the app, returns the uid of the restored user, and closes the app. */
async function found(options: CreateFirebaseOptions = {}): Promise<string | undefined> {
  const provider = start(options);
  const uid = (await restored(provider)).currentUser?.uid;
  await close(provider);
  return uid;
}

const isUserCheck = (input: unknown): boolean =>
  typeof input === 'string' && /accounts:lookup|v1\/token/.test(input);

/** Replaces every response about a user; returns a function that counts the requests. */
function answer(reply: () => Promise<Response>): () => number {
  vi.restoreAllMocks();
  const real = globalThis.fetch;
  let asked = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!isUserCheck(input)) return real(input, init);
    asked += 1;
    return reply();
  });
  return () => asked;
}

const refuse = (status: number, message: string) =>
  answer(async () => Response.json({ error: { code: status, message } }, { status }));

const disconnect = () => answer(() => Promise.reject(new TypeError('Failed to fetch')));

const NEVER = new Promise<Response>(() => undefined);

/** Dispatches `online` events until the condition holds. */
const onlineUntil = (condition: () => unknown) =>
  expect.poll(() => {
    globalThis.dispatchEvent(new Event('online'));
    return condition();
  });

describe('a stored user', () => {
  it.each([
    [429, 'RESOURCE_EXHAUSTED'],
    [503, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
    [401, 'Firebase App Check token is invalid.'],
    [403, 'Requests from referer https://a.example are blocked.'],
    [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests.'],
  ])('survives a startup at which the service responds %i %s', async (status, message) => {
    const uid = await guestOfLastTime();
    const asked = refuse(status, message);
    const provider = start();
    const auth = await restored(provider);
    await expect.poll(asked).toBeGreaterThan(0);
    expect(auth.currentUser?.uid).toBe(uid);
    await close(provider);
    vi.restoreAllMocks();
    expect(await found()).toBe(uid);
  });

  it('survives a startup without a connection', async () => {
    const uid = await guestOfLastTime();
    disconnect();
    expect(await found()).toBe(uid);
  });

  it.each([
    ['USER_DISABLED', 'auth/user-disabled'],
    ['USER_NOT_FOUND', 'auth/user-token-expired'],
    ['TOKEN_EXPIRED', 'auth/user-token-expired'],
    ['INVALID_ID_TOKEN : Signed out.', 'auth/invalid-user-token'],
  ])('is signed out when the service says %s, with the reason', async (message, code) => {
    await guestOfLastTime();
    refuse(400, message);
    const provider = start();
    const auth = await restored(provider);
    await expect.poll(() => auth.currentUser).toBeNull();
    await expect.poll(() => provider.storedUserError.getState()).toMatchObject({ code });
    // Wait for Auth's queue, which also deletes the user from the device.
    await auth.setPersistence(inMemoryPersistence);
    await close(provider);
    vi.restoreAllMocks();
    expect(await found()).toBeUndefined();
  });

  it('is restored before the service responds', async () => {
    const uid = await guestOfLastTime();
    const asked = answer(() => NEVER);
    const auth = await restored(start());
    expect(auth.currentUser?.uid).toBe(uid);
    await expect.poll(asked).toBe(1);
  });

  it('is checked once when the service accepts them', async () => {
    await guestOfLastTime();
    const provider = start();
    const real = globalThis.fetch;
    const replies: Response[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const reply = await real(input, init);
      if (isUserCheck(input)) replies.push(reply);
      return reply;
    });
    const auth = await restored(provider);
    await expect.poll(() => replies.map(({ status }) => status)).toEqual([200]);
    expect(auth.currentUser).not.toBeNull();
    expect(provider.storedUserError.getState()).toBeUndefined();
  });

  it.each([
    ['the connection is back', () => disconnect()],
    ['the service works again', () => refuse(503, 'UNAVAILABLE')],
  ])('is checked again when %s', async (_, fail) => {
    await guestOfLastTime();
    const asked = fail();
    const auth = await restored(start());
    await expect.poll(asked).toBeGreaterThan(0);
    expect(auth.currentUser).not.toBeNull();
    refuse(400, 'USER_DISABLED');
    await onlineUntil(() => auth.currentUser).toBeNull();
  });

  it('is checked again after a while without any event', async () => {
    await guestOfLastTime();
    const asked = disconnect();
    await restored(start());
    await expect.poll(asked).toBeGreaterThan(1);
  });

  it('is no longer checked when the provider is closed', async () => {
    await guestOfLastTime();
    const asked = disconnect();
    const provider = start();
    await restored(provider);
    await expect.poll(asked).toBeGreaterThan(0);
    await close(provider);
    const before = asked();
    globalThis.dispatchEvent(new Event('online'));
    expect(asked()).toBe(before);
  });

  // If this fails, the SDK keeps the user by itself: remove `guardAuthRestore` and its option.
  it('is still signed out by the SDK if the app disables the guard', async () => {
    await guestOfLastTime();
    refuse(503, 'UNAVAILABLE');
    expect(await found({ guardAuthRestore: false })).toBeUndefined();
  });
});

describe('`fetch` of the page', () => {
  it('is unchanged if the app disables the guard or no user is stored', async () => {
    const before = globalThis.fetch;
    const declining = start({ guardAuthRestore: false });
    await declining.auth();
    expect(globalThis.fetch).toBe(before);
    await start({ cache: 'memory', name: crypto.randomUUID() }).auth();
    expect(globalThis.fetch).toBe(before);
  });

  it('is restored as soon as the last of several providers has started', async () => {
    const names = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const uids = [];
    for (const one of names) uids.push(await guestOfLastTime({ name: one }));
    const before = globalThis.fetch;
    const auths = await Promise.all(names.map((one) => start({ name: one }).auth()));
    await Promise.all(auths.map((auth) => auth.authStateReady()));
    await expect.poll(() => globalThis.fetch).toBe(before);
    expect(auths.map((auth) => auth.currentUser?.uid)).toEqual(uids);
    for (const auth of auths) expect(await auth.currentUser?.getIdToken(true)).toBeTypeOf('string');
  });

  it('still reaches other projects and services while a provider starts', async () => {
    await guestOfLastTime();
    const real = answer(async () => Response.json({}));
    const auth = await start().auth();
    const { host = '', port } = auth.emulatorConfig ?? {};
    const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=';
    const own = `http://${host}:${port}${lookup}${config.apiKey}`;
    const others = [
      `http://${host}:${port}${lookup}another-key`,
      `https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=${config.apiKey}`,
      `/v1/accounts:lookup?key=${config.apiKey}`,
    ];
    const asked = [own, ...others].map((url) => fetch(url).then(({ ok }) => ok));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(real()).toBeGreaterThanOrEqual(others.length);
  });
});
