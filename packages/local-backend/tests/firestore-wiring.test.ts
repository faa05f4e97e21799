import { expectConsole } from '@quits/tooling-presets/expect-console';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { startLocalBackend, StartError } from '../src/index.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;

it('lets a signed-in person into the own documents and nobody else', async () => {
  expectConsole('warn', /PERMISSION_DENIED/);
  // Other files, which share the SDK's modules, silence it.
  setLogLevel('warn');
  const backend = await startLocalBackend({ rules: RULES });
  const app = initializeApp(backend.firebaseConfig, 'wiring');
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  const { host, port } = backend.addresses.firestore;
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, port);
  const { user } = await signInAnonymously(auth);
  await setDoc(doc(db, 'notes', user.uid), { text: 'mine' });
  expect((await getDoc(doc(db, 'notes', user.uid))).data()).toEqual({ text: 'mine' });
  await expect(setDoc(doc(db, 'notes', 'other'), { text: 'theirs' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await terminate(db);
  await deleteApp(app);
  await backend.stop();
});

it('refuses rules with a mistake and names the line', async () => {
  const start = startLocalBackend({ rules: `${RULES}\nnonsense` });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/^The rules file firestore.rules is malformed: line 7, /);
});
