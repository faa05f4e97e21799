import { deleteApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInAnonymously,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getStorage, ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@quits/tooling-presets/eventually';
import { type LocalBackend, startLocalBackend } from '../../src/index.ts';
import { type FunctionsCodebase, functionsCodebase } from '../support/functions-codebase.ts';

const CODE = `
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import {
  onDocumentCreated, onDocumentDeleted, onDocumentUpdated, onDocumentWrittenWithAuthContext,
} from 'firebase-functions/v2/firestore';
import { defineInt, defineString } from 'firebase-functions/params';
import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https';
import { beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/v2/identity';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';

initializeApp();
const greeting = defineString('GREETING', { default: 'Hello' });
const times = defineInt('GREETING_TIMES', { default: 1 });
const db = getFirestore();
const seen = (id, data) => db.doc('seen/' + id).set(data);

export const created = onDocumentCreated('notes/{note}', (event) =>
  seen('created', { text: event.data.data().text, note: event.params.note, id: event.id }));
export const updated = onDocumentUpdated('notes/{note}', (event) =>
  seen('updated', { before: event.data.before.data(), after: event.data.after.data() }));
export const deleted = onDocumentDeleted('notes/{note}', (event) =>
  seen('deleted', { text: event.data.data().text }));
export const written = onDocumentWrittenWithAuthContext('signed/{note}', (event) =>
  seen('written', { type: event.authType, id: event.authId }));
export const stored = onObjectFinalized(async (event) => {
  const [bytes] = await getStorage().bucket(event.data.bucket).file(event.data.name).download();
  await seen('stored', { name: event.data.name, text: bytes.toString() });
});
export const nightly = onSchedule({ schedule: 'every day 03:00', timeZone: 'Europe/Berlin' }, (event) =>
  seen('nightly', { at: event.scheduleTime, times: FieldValue.increment(1) }));
export const greet = onCall((request) => {
  if (request.data.name === '') throw new HttpsError('invalid-argument', 'No name.', { field: 'name' });
  return { text: (greeting.value() + ' ').repeat(times.value()) + request.data.name, uid: request.auth?.uid ?? null };
});
export const second = onCall((request) => getAuth().createCustomToken(request.auth.uid, { second: true }));
export const attested = onCall({ enforceAppCheck: true }, ({ app }) => app.appId);
export const once = onCall({ consumeAppCheckToken: true }, ({ app }) => app?.alreadyConsumed ?? 'none');
export const minted = onCall(({ data }) => getAppCheck().createToken(data));
export const page = onRequest(async (request, response) => {
  const token = request.get('authorization')?.slice(7) ?? '';
  const verdict = await getAuth().verifyIdToken(token).then(({ uid }) => uid, ({ code }) => code);
  response.status(201).json({ method: request.method, path: request.path, body: request.body, verdict });
});
export const invited = beforeUserCreated((event) => {
  if (!event.data.email.endsWith('@example.org')) throw new HttpsError('permission-denied', 'Not invited.');
  return { displayName: 'Guest of honor', customClaims: { invited: true } };
});
export const signedIn = beforeUserSignedIn(() => ({ sessionClaims: { visit: 1 } }));
let tries = 0;
export const flaky = onDocumentCreated({ document: 'flaky/{id}', retry: true }, async (event) => {
  tries += 1;
  await db.doc('seen/flaky').set({ ids: FieldValue.arrayUnion(event.id), tries });
  if (tries < 2) throw new Error('Not yet.');
});
export const broken = onDocumentCreated('broken/{id}', () => { throw new Error('It is broken.'); });
`;

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{document=**} { allow read, write: if request.auth != null; }
} }`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{file=**} { allow read, write; } } }`;

let codebase: FunctionsCodebase;
let backend: LocalBackend;
const logged: string[] = [];

beforeAll(async () => {
  codebase = functionsCodebase(CODE);
  backend = await startLocalBackend({
    rules: RULES,
    storageRules: STORAGE_RULES,
    functionsFolder: codebase.folder,
    hosting: {
      folder: codebase.folder,
      config: {
        redirects: [],
        rewrites: [{ pattern: { glob: '/api/**' }, to: { kind: 'function', id: 'page' } }],
        headers: [],
        cleanUrls: false,
        ignore: [],
      },
    },
    log: ({ message }) => logged.push(message),
  });
});

afterAll(async () => {
  await backend.stop();
  codebase.remove();
});

function connect() {
  const app = initializeApp(backend.firebaseConfig, crypto.randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, backend.addresses.firestore.host, backend.addresses.firestore.port);
  const storage = getStorage(app);
  connectStorageEmulator(storage, backend.addresses.storage.host, backend.addresses.storage.port);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, '127.0.0.1', backend.addresses.storage.port);
  return { app, auth, db, storage, functions };
}

test('runs functions for changes of documents, with the author', async () => {
  const { app, auth, db } = connect();
  const { user } = await signInAnonymously(auth);
  const seen = async (id: string) => {
    await backend.functionsIdle();
    return (await getDoc(doc(db, 'seen', id))).data();
  };
  await setDoc(doc(db, 'notes', 'a'), { text: 'one' });
  expect(await seen('created')).toMatchObject({ text: 'one', note: 'a' });
  await updateDoc(doc(db, 'notes', 'a'), { text: 'two' });
  expect(await seen('updated')).toEqual({ before: { text: 'one' }, after: { text: 'two' } });
  await deleteDoc(doc(db, 'notes', 'a'));
  expect(await seen('deleted')).toEqual({ text: 'two' });
  await setDoc(doc(db, 'signed', 'a'), { text: 'one' });
  expect(await seen('written')).toEqual({ type: 'app_user', id: user.uid });
  await deleteApp(app);
});

test('answers calls of the client SDK and of anyone else', async () => {
  const { app, auth, functions } = connect();
  const greet = httpsCallable<{ name: string }, { text: string; uid: string | null }>(
    functions,
    'greet',
  );
  expect((await greet({ name: 'Ana' })).data).toEqual({ text: 'Hello Ana', uid: null });
  const { user } = await signInAnonymously(auth);
  expect((await greet({ name: 'Ana' })).data).toEqual({ text: 'Hello Ana', uid: user.uid });
  await expect(greet({ name: '' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    details: { field: 'name' },
  });
  const page = async (token: string) => {
    const answer = await fetch(`${backend.addresses.app}/__/functions/page/a/b?c=d`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ amount: 7 }),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const token = await user.getIdToken();
  expect(await page(token)).toEqual({
    status: 201,
    method: 'PUT',
    path: '/a/b',
    body: { amount: 7 },
    verdict: user.uid,
  });
  // The claims of the account without the signature, as an emulator would take them.
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = `${header}.${token.split('.')[1] ?? ''}.`;
  expect(await page(forged)).toMatchObject({ verdict: 'auth/argument-error' });
  const rewritten = await fetch(`${backend.addresses.app}/api/a`, { method: 'POST' });
  expect(await rewritten.json()).toMatchObject({ method: 'POST', path: '/api/a' });
  const unknown = httpsCallable(functions, 'created');
  await expect(unknown({})).rejects.toMatchObject({ code: 'functions/not-found' });
  await deleteApp(app);
});

test('lets functions sign custom tokens', async () => {
  const { app, auth, functions } = connect();
  const { user } = await signInAnonymously(auth);
  const { data } = await httpsCallable<object, string>(functions, 'second')({});
  const other = connect();
  const second = await signInWithCustomToken(other.auth, data);
  expect(second.user.uid).toBe(user.uid);
  expect((await second.user.getIdTokenResult()).claims['second']).toBe(true);
  await Promise.all([deleteApp(app), deleteApp(other.app)]);
});

test('asks for App Check tokens where functions enforce them, and uses them up', async () => {
  const { app, functions } = connect();
  const { appId, projectId } = backend.firebaseConfig;
  const mint = httpsCallable<string, { token: string; ttlMillis: number }>(functions, 'minted');
  const { data: minted } = await mint(appId);
  const exchange = `${backend.addresses.app}/content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/${appId}:exchangeDebugToken?key=k`;
  const exchanged = async (token: string) =>
    fetch(exchange, { method: 'POST', body: JSON.stringify({ debug_token: token }) });
  expect((await exchanged('guess')).status).toBe(403);
  const debug = (await (await exchanged(crypto.randomUUID())).json()) as { token: string };
  expect(debug).toMatchObject({ token: expect.any(String), ttl: '3600s' });

  /** Returns functions of an app that sends a token. */
  function appWith(token: string) {
    const sending = connect();
    const getToken = async () => ({ token, expireTimeMillis: Date.now() + minted.ttlMillis });
    initializeAppCheck(sending.app, { provider: new CustomProvider({ getToken }) });
    const call = (name: string) => httpsCallable(sending.functions, name);
    const once = httpsCallable(sending.functions, 'once', { limitedUseAppCheckTokens: true });
    return { app: sending.app, attested: call('attested'), once };
  }
  const refused = { code: 'functions/unauthenticated' };
  await expect(httpsCallable(functions, 'attested')({})).rejects.toMatchObject(refused);
  const [header = '', claims = '', signature = ''] = minted.token.split('.');
  const others = Buffer.from(claims, 'base64url').toString().replace(projectId, 'another');
  const forged = `${header}.${Buffer.from(others).toString('base64url')}.${signature}`;
  const [honest, debugging, forging] = [minted.token, debug.token, forged].map(appWith);
  if (honest === undefined || debugging === undefined || forging === undefined) return;
  await expect(forging.attested({})).rejects.toMatchObject(refused);
  expect((await forging.once({})).data).toBe('none');
  expect((await honest.attested({})).data).toBe(appId);
  expect((await debugging.attested({})).data).toBe(appId);
  expect((await honest.once({})).data).toBe(false);
  expect((await honest.once({})).data).toBe(true);
  expect((await debugging.once({})).data).toBe(false);
  // It is no ID token, although the same key signs both.
  const asUser = await fetch(`${backend.addresses.app}/__/functions/page`, {
    headers: { Authorization: `Bearer ${minted.token}` },
  });
  expect(await asUser.json()).toMatchObject({ verdict: 'auth/argument-error' });
  await Promise.all([app, honest.app, debugging.app, forging.app].map((one) => deleteApp(one)));
});

test('runs functions for stored files', async () => {
  const { app, auth, db, storage } = connect();
  await signInAnonymously(auth);
  await uploadString(ref(storage, 'texts/a.txt'), 'content');
  await backend.functionsIdle();
  expect((await getDoc(doc(db, 'seen', 'stored'))).data()).toEqual({
    name: 'texts/a.txt',
    text: 'content',
  });
  await deleteApp(app);
});

test('asks functions before accounts are created and sign in', async () => {
  const { app, auth } = connect();
  await expect(
    createUserWithEmailAndPassword(auth, 'ann@example.com', 'correct horse'),
  ).rejects.toThrow('Not invited.');
  const { user } = await createUserWithEmailAndPassword(auth, 'ann@example.org', 'correct horse');
  expect(user.displayName).toBe('Guest of honor');
  expect((await user.getIdTokenResult()).claims).toMatchObject({ invited: true, visit: 1 });
  await deleteApp(app);
});

test('repeats a failed event under the same id, and keeps one that fails for good', async () => {
  const { app, auth, db } = connect();
  await signInAnonymously(auth);
  await setDoc(doc(db, 'flaky', 'a'), {});
  await eventually(async () => {
    const found = (await getDoc(doc(db, 'seen', 'flaky'))).data();
    expect(found).toMatchObject({ tries: 2, ids: [expect.any(String)] });
  });
  await setDoc(doc(db, 'broken', 'a'), {});
  await backend.functionsIdle();
  const failures = () =>
    logged.filter((line) => line === 'The function broken failed for good: It is broken.').length;
  expect(failures()).toBe(1);
  // The dashboard shows it, and runs it again.
  const api = `${backend.addresses.app}/__/api`;
  const listed = async () => JSON.stringify(await (await fetch(`${api}/log/functions`)).json());
  const list = await listed();
  expect(list).toContain('It is broken.');
  const [, event] = /"(?:id|event)":"?(\d+)/.exec(list) ?? [];
  const retry = await fetch(`${api}/functions/retry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: Number(event) }),
  });
  expect(retry.ok).toBe(true);
  await backend.functionsIdle();
  expect(failures()).toBe(2);
  await deleteApp(app);
});

test('runs schedules when their time comes', async () => {
  const { app, auth, db } = connect();
  await signInAnonymously(auth);
  const before = backend.control.clock.now();
  backend.control.clock.advance(24 * 3_600_000);
  await backend.functionsIdle();
  backend.control.clock.reset();
  const found = (await getDoc(doc(db, 'seen', 'nightly'))).data();
  expect(found).toMatchObject({ times: 1 });
  const hour = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hour12: false,
    timeZone: 'Europe/Berlin',
  });
  expect(hour.format(new Date(String(found?.['at'])))).toBe('03');
  expect(Date.parse(String(found?.['at']))).toBeGreaterThan(before);
  await deleteApp(app);
});

test('loads functions again when their code changes', async () => {
  const { app, functions } = connect();
  const greet = httpsCallable<{ name: string }, string>(functions, 'greet');
  codebase.write('this is no code');
  await eventually(() => expect(logged.join('\n')).toContain("The functions can't be loaded"));
  codebase.write(`
    import { onCall } from 'firebase-functions/v2/https';
    export const greet = onCall(({ data }) => 'Good evening, ' + data.name);
  `);
  await eventually(async () => {
    expect((await greet({ name: 'Ana' })).data).toBe('Good evening, Ana');
  });
  await deleteApp(app);
});
