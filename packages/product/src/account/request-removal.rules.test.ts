import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { cancelRemoval, requestRemoval } from './request-removal.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const plan = { dispositions: { g: 'owner' }, neutralName: 'Former member' };
const request = (change: DocumentData = {}) => ({ ...plan, at: serverTimestamp(), ...change });

/** Works as an account that signed in with a password so many seconds ago. */
async function signedIn(ago: number, act: (database: Firestore) => Promise<unknown>) {
  const app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
  const database = getFirestore(app);
  const { host, port } = stage.address();
  const now = Math.floor(Date.now() / 1000);
  connectFirestoreEmulator(database, host, port, {
    mockUserToken: {
      sub: 'editor',
      auth_time: now - ago,
      iat: now,
      exp: now + 3600,
      firebase: { sign_in_provider: 'password', identities: {} },
    },
  });
  await act(database);
  await deleteApp(app);
}

it('the server is asked to finish a deletion only where it can', async () => {
  const client = signIn('editor');
  await requestRemoval(client, 'editor', plan);
  expect(await read('deletions/editor')).toBeUndefined();
  await stage.seed((db) => setDoc(doc(db, 'settings/functions'), { offered: true }));
  await requestRemoval(client, 'editor', plan);
  expect(await read('deletions/editor')).toMatchObject(plan);
  await cancelRemoval(client, 'editor');
  expect(await read('deletions/editor')).toBeUndefined();
});

it('a deletion is asked for by the account alone, soon after it signed in', async () => {
  await signedIn(60, async (db) => {
    await assertSucceeds(setDoc(doc(db, 'deletions/editor'), request()));
    await assertSucceeds(getDoc(doc(db, 'deletions/editor')));
    await assertSucceeds(deleteDoc(doc(db, 'deletions/editor')));
    await assertFails(setDoc(doc(db, 'deletions/owner'), request()));
  });
  await signedIn(3600, (db) => assertFails(setDoc(doc(db, 'deletions/editor'), request())));
  // A guest can't prove anything.
  await assertSucceeds(setDoc(doc(stage.as('guest'), 'deletions/guest'), request()));
  await assertFails(getDoc(doc(stage.as('owner'), 'deletions/guest')));
  await assertFails(deleteDoc(doc(stage.as('nobody'), 'deletions/guest')));
});

it.each<readonly [string, DocumentData]>([
  ['another field', { uid: 'owner' }],
  ['no plan', { dispositions: 'delete' }],
  [
    'a plan for too many groups',
    {
      dispositions: Object.fromEntries(
        Array.from({ length: 501 }, (_, at) => [`g${at}`, 'delete']),
      ),
    },
  ],
  ['no name', { neutralName: ' ' }],
  ['another time', { at: new Date(0) }],
])('a request with %s is refused', async (_, change) => {
  await assertFails(setDoc(doc(stage.as('guest'), 'deletions/guest'), request(change)));
});
