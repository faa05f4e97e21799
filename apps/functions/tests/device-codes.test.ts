import { fileURLToPath } from 'node:url';
import { type LocalBackend, startLocalBackend } from '@quits/local-backend';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAuth,
  linkWithCredential,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from './fields-of.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

let backend: LocalBackend;
const apps: FirebaseApp[] = [];
const logged: string[] = [];

beforeAll(async () => {
  backend = await startLocalBackend({
    rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
    indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
    emulatorTokens: true,
    functionsFolder: `${HERE}dist`,
    log: ({ message }) => logged.push(message),
  });
});
afterEach(() => Promise.all(apps.splice(0).map((app) => deleteApp(app))));
afterAll(() => backend.stop());

interface Code {
  readonly link: string;
  readonly code: string;
}

/** A browser of its own. */
function device() {
  const app = initializeApp(backend.firebaseConfig, crypto.randomUUID());
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, '127.0.0.1', backend.addresses.storage.port);
  const call =
    <Output>(name: string) =>
    async (data?: unknown) =>
      (await httpsCallable<unknown, Output>(functions, name)(data)).data;
  return {
    auth,
    create: call<Code>('createDeviceCode'),
    join: (secret: string) => call<{ token: string }>('joinDevice')({ secret }),
    renew: call<{ token: string }>('renewSession'),
    remove: call<{ token: string }>('removeDevices'),
  };
}

async function guest() {
  const own = device();
  const { user } = await signInAnonymously(own.auth);
  return { ...own, uid: user.uid };
}

async function documents(method: string, path: string, data?: object): Promise<Response> {
  const { host, port } = backend.addresses.firestore;
  const root = `projects/${backend.firebaseConfig.projectId}/databases/(default)/documents`;
  return fetch(`http://${host}:${port}/v1/${root}/${path}`, {
    method,
    headers: OWNER,
    ...(data === undefined ? {} : { body: JSON.stringify({ fields: fieldsOf(data) }) }),
  });
}

async function joinedDevices(uid: string): Promise<string[]> {
  const answer = await (await documents('GET', `users/${uid}/joinedDevices`)).json();
  const stored: readonly { readonly name: string }[] = answer.documents ?? [];
  return stored.map(({ name }) => name.split('/').at(-1) ?? '');
}

/** Signs in some seconds ago: sessions end by the second. */
async function earlier<Value>(seconds: number, signIn: () => Promise<Value>): Promise<Value> {
  backend.control.clock.advance(-1_000 * seconds);
  const value = await signIn();
  backend.control.clock.reset();
  return value;
}

const isRefused = (reason: string) => ({ details: { reason } });
const claimsOf = async ({ currentUser }: Auth) =>
  (await currentUser?.getIdTokenResult(true))?.claims ?? {};

test('gives one other device the same account, by a link or by a code', async () => {
  const first = await guest();
  for (const way of ['link', 'code'] as const) {
    const second = device();
    const made = await first.create(); // oxlint-disable-line no-await-in-loop
    expect(made.link).toMatch(/^[\w-]{43}$/);
    expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const { token } = await second.join(made[way]); // oxlint-disable-line no-await-in-loop
    const { user } = await signInWithCustomToken(second.auth, token); // oxlint-disable-line no-await-in-loop
    expect(user.uid).toBe(first.uid);
    // The first device sees it, and what belongs to it after a refresh, too.
    const joined = await joinedDevices(first.uid); // oxlint-disable-line no-await-in-loop
    expect(joined).toContain((await claimsOf(second.auth))['joined']); // oxlint-disable-line no-await-in-loop
  }
  expect(await joinedDevices(first.uid)).toHaveLength(2);
  expect((await documents('GET', 'settings/functions')).status).toBe(200);
  // Neither secret is in the database or in the log.
  const { link, code } = await first.create();
  const stored = await (await documents('GET', `deviceCodes/${first.uid}`)).text();
  for (const secret of [link, code]) {
    expect(stored).not.toContain(secret);
    expect(logged.join('\n')).not.toContain(secret);
  }
});

test('refuses a code that was used, replaced, or is old, and says which', async () => {
  const first = await guest();
  const replaced = await first.create();
  const made = await first.create();
  await expect(device().join(replaced.link)).rejects.toMatchObject(isRefused('unknown'));
  // Two devices at the same time: one of them gets it.
  const both = await Promise.allSettled([device().join(made.link), device().join(made.code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find((one) => one.status === 'rejected');
  expect(lost).toMatchObject({ reason: isRefused('used') });
  await expect(device().join(made.code)).rejects.toMatchObject(isRefused('used'));
  expect(await joinedDevices(first.uid)).toHaveLength(1);

  const late = await first.create();
  const path = `deviceCodes/${first.uid}?updateMask.fieldPaths=expiresAt`;
  expect((await documents('PATCH', path, { expiresAt: new Date(Date.now() - 1) })).status).toBe(
    200,
  );
  await expect(device().join(late.link)).rejects.toMatchObject(isRefused('expired'));
  expect(await joinedDevices(first.uid)).toHaveLength(1);
});

test('makes codes for guests only', async () => {
  await expect(device().create()).rejects.toMatchObject({ code: 'functions/unauthenticated' });
  await expect(device().remove()).rejects.toMatchObject({ code: 'functions/unauthenticated' });
  for (const secret of ['', 'abc', 'U'.repeat(10)]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(device().join(secret)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  }
  const account = device();
  await createUserWithEmailAndPassword(account.auth, 'ana@example.org', 'level-headed-9');
  await expect(account.create()).rejects.toMatchObject(isRefused('not-guest'));
  await expect(account.remove()).rejects.toMatchObject(isRefused('not-first'));
  // A guest who got an account in the meantime.
  const first = await guest();
  const { link } = await first.create();
  if (first.auth.currentUser === null) throw new Error('no guest');
  const credential = EmailAuthProvider.credential('ben@example.org', 'level-headed-9');
  await linkWithCredential(first.auth.currentUser, credential);
  await expect(device().join(link)).rejects.toMatchObject(isRefused('not-guest'));
});

test('lets the first device remove whoever took a code', async () => {
  const first = await earlier(9, guest);
  const thief = device();
  const { token } = await thief.join((await first.create()).code);
  const { user } = await earlier(5, () => signInWithCustomToken(thief.auth, token));
  for (const attempt of [thief.renew, thief.remove]) {
    await expect(attempt()).rejects.toMatchObject(isRefused('not-first')); // oxlint-disable-line no-await-in-loop
  }
  const left = await first.create();
  await signInWithCustomToken(first.auth, (await first.renew()).token);
  await first.remove();
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(device().join(left.link)).rejects.toMatchObject(isRefused('unknown'));
  expect(await claimsOf(first.auth)).toMatchObject({ user_id: first.uid });
  expect(await joinedDevices(first.uid)).toEqual([]);
});

test('lets it remove what someone else added to sign in with', async () => {
  const first = await earlier(9, guest);
  const thief = device();
  const { token } = await thief.join((await first.create()).code);
  const [email, password] = ['thief@example.org', 'level-headed-9'] as const;
  const added = await earlier(5, async () => {
    const { user } = await signInWithCustomToken(thief.auth, token);
    await linkWithCredential(user, EmailAuthProvider.credential(email, password));
    return user;
  });
  await signInWithCustomToken(first.auth, (await first.renew()).token);
  const own = await first.remove();
  await expect(added.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await signInWithCustomToken(first.auth, own.token);
  expect(first.auth.currentUser).toMatchObject({ uid: first.uid, email: null, providerData: [] });
  await expect(signInWithEmailAndPassword(device().auth, email, password)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  await first.create();
});

test('limits the codes that are made, and the short ones that are tried', async () => {
  const first = await guest();
  const { code } = await first.create();
  await expect(device().join('0'.repeat(10))).rejects.toMatchObject(isRefused('unknown'));
  const period = Math.floor(Date.now() / 300_000);
  for (const next of [period, period + 1]) {
    // oxlint-disable-next-line no-await-in-loop -- The test may pass the end of a period.
    await documents('PATCH', 'limits/deviceCodes', { period: next, count: 1_000 });
    // oxlint-disable-next-line no-await-in-loop
    if (Math.floor(Date.now() / 300_000) === next) break;
  }
  await expect(device().join(code)).rejects.toMatchObject(isRefused('too-many'));
  // A link can’t be guessed.
  const { link } = await first.create();
  expect((await device().join(link)).token).not.toBe('');
  const made = Array.from({ length: 20 }, () => Date.now());
  await documents('PATCH', `deviceCodes/${first.uid}?updateMask.fieldPaths=made`, { made });
  await expect(first.create()).rejects.toMatchObject(isRefused('too-many'));
});
