import { eventually } from '@quits/tooling-presets/eventually';
import { createUserWithEmailAndPassword, updatePassword, type User } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RawChannel } from '@quits/tooling-backend-testing/raw-channel';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/{all=**} { allow read, write: if request.auth != null; }
}`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{b}/o/{all=**} { allow read, write: if request.auth != null; }
}`;

let backend: LocalBackend;
let client: AuthClient;
let admin: AdminClient;
let firestore: Firestore;
let user: User;
/** Milliseconds that the backend's clock is ahead of its start. */
let ahead = 0;

setLogLevel('silent');

beforeEach(async () => {
  ahead = 0;
  backend = await startLocalBackend({
    emulatorTokens: true,
    rules: RULES,
    storageRules: STORAGE_RULES,
    // Revocations are dated by the library, so that people must have signed in before.
    now: () => Date.now() - 60_000 + ahead,
  });
  client = connectAuth(backend);
  admin = connectAdmin(backend);
  firestore = getFirestore(client.auth.app);
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(firestore, host, port);
  ({ user } = await createUserWithEmailAndPassword(client.auth, EMAIL, PASSWORD));
});

afterEach(async () => {
  await terminate(firestore);
  await client.close();
  await admin.close();
  await backend.stop();
});

const LOCKS: readonly [string, () => Promise<unknown>][] = [
  ['disabled', () => admin.auth.updateUser(user.uid, { disabled: true })],
  ['deleted', () => admin.auth.deleteUser(user.uid)],
  ['revoked', () => admin.auth.revokeRefreshTokens(user.uid)],
];

it('stays signed in when its own new password is slow to be answered', async () => {
  const errors: FirestoreError[] = [];
  const seen: unknown[] = [];
  const note = doc(firestore, 'notes/1');
  onSnapshot(
    note,
    (snapshot) => seen.push(snapshot.data()),
    (error) => errors.push(error),
  );
  await setDoc(note, { a: 1 });
  await eventually(() => expect(seen.at(-1)).toEqual({ a: 1 }));
  // Token times have a resolution of one second, so make the change in a later one.
  ahead = 2_000;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('accounts:update')) await pause(500);
    return answer;
  });
  await updatePassword(user, PASSWORD);
  vi.restoreAllMocks();
  await setDoc(note, { a: 2 });
  await eventually(() => expect(seen.at(-1)).toEqual({ a: 2 }));
  expect(errors).toEqual([]);
  expect(client.auth.currentUser?.uid).toBe(user.uid);
});

describe.each(LOCKS)('an account that is %s', (_how, lock) => {
  it('loses its open listeners at once, and its client is signed out', async () => {
    const errors: FirestoreError[] = [];
    const seen: unknown[] = [];
    const note = doc(firestore, 'notes/1');
    onSnapshot(
      note,
      (snapshot) => seen.push(snapshot.data()),
      (error) => errors.push(error),
    );
    await setDoc(note, { a: 1 });
    await eventually(() => expect(seen.at(-1)).toEqual({ a: 1 }));
    await lock();
    await eventually(() => expect(errors.map(({ code }) => code)).toEqual(['permission-denied']));
    expect(client.auth.currentUser).toBeNull();
  });

  it('loses its channel in a browser, others keep theirs', async () => {
    const other = connectAuth(backend);
    const friend = await createUserWithEmailAndPassword(other.auth, 'g@example.com', PASSWORD);
    const hangs = await Promise.all([user, friend.user].map(listenByChannel));
    const endings = () =>
      hangs.map((hang) => JSON.stringify(hang.arrays()).includes('UNAUTHENTICATED'));
    expect(endings()).toEqual([false, false]);
    await lock();
    await eventually(() => expect(endings()).toEqual([true, false]));
    for (const hang of hangs) hang.abort();
    await other.close();
  });

  it('does not finish an upload that was under way', async () => {
    const url = `${backend.addresses.app}/v0/b/${backend.project}.appspot.com/o?name=late`;
    const headers = {
      Authorization: `Firebase ${await user.getIdToken()}`,
      'Content-Type': 'text/plain',
      'Content-Length': 2,
      // Answered when the request is being handled.
      Expect: '100-continue',
    };
    const upload = request(url, { method: 'POST', headers });
    upload.flushHeaders();
    const answered = new Promise<number | undefined>((resolve) => {
      upload.on('response', (answer) => resolve(answer.resume().statusCode));
    });
    await new Promise((resolve) => upload.once('continue', resolve));
    await lock();
    upload.end('ab');
    expect(await answered).toBe(401);
    const owner = { headers: { Authorization: 'Bearer owner' } };
    expect((await fetch(url.replace('?name=', '/'), owner)).status).toBe(404);
  });
});

async function listenByChannel(account: User) {
  const channel = new RawChannel(backend.addresses.firestore.port, 'Listen');
  const database = `projects/${backend.project}/databases/(default)`;
  const documents = [`${database}/documents/notes/1`];
  await channel.open(
    [{ database, addTarget: { targetId: 2, documents: { documents } } }],
    `Authorization:Bearer ${await account.getIdToken()}\r\n`,
  );
  const hang = await channel.hang(0);
  await eventually(() => expect(JSON.stringify(hang.arrays())).toContain('CURRENT'));
  return hang;
}
