import { eventually } from '@quits/tooling-presets/eventually';
import { signInAnonymously, type User } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
  type Firestore,
  type FirestoreError,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/{all=**} { allow read, write: if request.auth != null; }
}`;
const TWO_HOURS = 2 * 3_600_000;

let later = 0;
let backend: LocalBackend;
const clients: AuthClient[] = [];

interface SignedIn {
  readonly user: User;
  readonly firestore: Firestore;
}

beforeEach(async () => {
  setLogLevel('silent');
  later = 0;
  backend = await startLocalBackend({ rules: RULES, now: () => Date.now() + later });
});

afterEach(async () => {
  await Promise.all(
    clients.splice(0).map(async ({ auth, close }) => {
      await terminate(getFirestore(auth.app));
      await close();
    }),
  );
  await backend.stop();
});

/** Signs in a client, whose own clock doesn't jump, so it considers its token valid. */
async function signIn(): Promise<SignedIn> {
  const client = connectAuth(backend);
  clients.push(client);
  const firestore = getFirestore(client.auth.app);
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(firestore, host, port);
  const { user } = await signInAnonymously(client.auth);
  return { user, firestore };
}

function listen(firestore: Firestore) {
  const seen: unknown[] = [];
  const errors: FirestoreError[] = [];
  onSnapshot(
    doc(firestore, 'notes/a'),
    (snapshot) => seen.push(snapshot.get('text')),
    (error) => errors.push(error),
  );
  return { seen, errors };
}

test('a listener goes on past the expiry of its token', async () => {
  const { firestore } = await signIn();
  await setDoc(doc(firestore, 'notes/a'), { text: 'before' });
  const { seen, errors } = listen(firestore);
  await eventually(() => {
    expect(seen).toEqual(['before']);
  });
  later = TWO_HOURS;
  const other = await signIn();
  await setDoc(doc(other.firestore, 'notes/a'), { text: 'after' });
  await eventually(() => {
    expect(seen).toEqual(['before', 'after']);
  });
  expect(errors).toEqual([]);
});

test('a client whose token expired reads with a new one', async () => {
  const { user, firestore } = await signIn();
  const token = await user.getIdToken();
  later = TWO_HOURS;
  const read = () => getDocFromServer(doc(firestore, 'notes/a'));
  // The SDK fails a read at the first refusal, and refreshes the token in the background.
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  await eventually(async () => {
    expect((await read()).exists()).toBe(false);
  });
  expect(await user.getIdToken()).not.toBe(token);
});

test('a listener that comes back after the expiry of its token is resumed with a new one', async () => {
  const { firestore } = await signIn();
  await setDoc(doc(firestore, 'notes/a'), { text: 'before' });
  const { seen, errors } = listen(firestore);
  await eventually(() => {
    expect(seen).toEqual(['before']);
  });
  await disableNetwork(firestore);
  later = TWO_HOURS;
  const other = await signIn();
  await setDoc(doc(other.firestore, 'notes/a'), { text: 'after' });
  await enableNetwork(firestore);
  await eventually(() => {
    expect(seen.at(-1)).toBe('after');
  });
  expect(errors).toEqual([]);
});
