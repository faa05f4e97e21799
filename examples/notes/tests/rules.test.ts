import { backendTest, type LocalTestBackend } from '@quits/local-backend/testing/vitest';
import { deleteApp, initializeApp } from 'firebase/app';
import { addDoc, collection, connectFirestoreEmulator, deleteDoc } from 'firebase/firestore';
import { doc, getDocs, getFirestore } from 'firebase/firestore';
import { onTestFinished } from 'vitest';

// Each test begins with this note; what a test changes is undone after it.
const test = backendTest({
  rulesFile: 'firestore.rules',
  prepare: (backend) =>
    backend.seed({ 'notes/first': { text: 'Bring the tent', by: 'ada', at: new Date() } }),
});

/** Opens the database as a user, or as nobody. */
function databaseOf({ firebaseConfig, addresses }: LocalTestBackend, uid?: string) {
  const app = initializeApp(firebaseConfig, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const database = getFirestore(app);
  const { host, port } = addresses.firestore;
  const user = uid === undefined ? {} : { mockUserToken: { sub: uid } };
  connectFirestoreEmulator(database, host, port, user);
  return database;
}

const note = (by: string, text = 'And the stove') => ({ text, by, at: new Date() });

test('only signed-in users read notes', async ({ backend }) => {
  await backend.expectAllowed(() => getDocs(collection(databaseOf(backend, 'ben'), 'notes')));
  await backend.expectDenied(() => getDocs(collection(databaseOf(backend), 'notes')));
});

test('users add notes of up to 200 characters in their own name', async ({ backend }) => {
  const notes = collection(databaseOf(backend, 'ben'), 'notes');
  await backend.expectAllowed(() => addDoc(notes, note('ben', 'x'.repeat(200))));
  await backend.expectDenied(() => addDoc(notes, note('ben', 'x'.repeat(201))));
  await backend.expectDenied(() => addDoc(notes, note('ada')));
});

test('only the author deletes a note', async ({ backend }) => {
  await backend.expectDenied(() => deleteDoc(doc(databaseOf(backend, 'ben'), 'notes/first')));
  await backend.expectAllowed(() => deleteDoc(doc(databaseOf(backend, 'ada'), 'notes/first')));
});
