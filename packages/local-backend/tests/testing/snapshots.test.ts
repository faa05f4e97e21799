import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setDoc,
  terminate,
} from 'firebase/firestore';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getStorage,
  ref,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectTestBackend } from '../../src/testing/connect-test-backend.ts';
import { type LocalTestBackend, startTestBackend } from '../../src/testing/start-test-backend.ts';
import { FILE_RULES, NOTE_RULES } from '../support/kit-rules.ts';

let folder: string;
let backend: LocalTestBackend;
let app: FirebaseApp;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-kit-'));
  backend = await startTestBackend({
    data: { kind: 'folder', path: folder },
    rules: NOTE_RULES,
    storageRules: FILE_RULES,
  });
  app = initializeApp(backend.firebaseConfig, crypto.randomUUID());
});

afterEach(async () => {
  await terminate(getFirestore(app));
  await deleteApp(app);
  await backend.stop();
  rmSync(folder, { recursive: true });
});

function clients() {
  const auth = getAuth(app);
  if (auth.emulatorConfig === null) {
    connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
    const { firestore, storage } = backend.addresses;
    connectFirestoreEmulator(getFirestore(app), firestore.host, firestore.port);
    connectStorageEmulator(getStorage(app), storage.host, storage.port);
  }
  return { auth, db: getFirestore(app), storage: getStorage(app) };
}

describe.each([
  ['in this process', async () => backend],
  ['in another process', () => connectTestBackend(backend.addresses.app)],
])('a backend %s', (_, connect) => {
  test('returns documents, accounts, objects, messages, settings and rules to the snapshot', async () => {
    const kit = await connect();
    const { auth, db, storage } = clients();
    const ann = await createUserWithEmailAndPassword(auth, 'ann@example.com', 'secret-1');
    const { uid } = ann.user;
    const kept = ref(storage, `users/${uid}/kept.txt`);
    await uploadString(kept, 'kept');
    await setDoc(doc(db, 'notes/a'), { owner: uid, text: 'kept' });
    const seen: string[] = [];
    const stop = onSnapshot(collection(db, 'notes'), (result) => {
      seen.push(result.docs.map((each) => `${each.id} ${each.get('text')}`).join(', '));
    });
    await eventually(() => expect(seen.at(-1)).toBe('a kept'));

    const snapshot = await kit.snapshot();
    await setDoc(doc(db, 'notes/a'), { owner: uid, text: 'changed' });
    await setDoc(doc(db, 'notes/b'), { owner: uid, text: 'new' });
    await deleteObject(kept);
    await uploadString(ref(storage, `users/${uid}/new.txt`), 'new');
    await sendPasswordResetEmail(auth, 'ann@example.com');
    backend.backend.updateSettings({ password: false });
    await fetch(rulesUrl(), { method: 'PUT', body: JSON.stringify(rulesBody()) });
    await eventually(() => expect(seen.at(-1)).toBe('a changed, b new'));

    const { documents, rows } = await kit.restore(snapshot);
    expect(documents).toBe(2);
    expect(rows).toBeGreaterThan(4);
    await eventually(() => expect(seen.at(-1)).toBe('a kept'));
    stop();
    expect(new TextDecoder().decode(await getBytes(kept))).toBe('kept');
    await expect(getBytes(ref(storage, `users/${uid}/new.txt`))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
    expect(backend.backend.mailbox.list()).toEqual([]);
    await signInWithEmailAndPassword(auth, 'ann@example.com', 'secret-1');
    // The rules that were set allow no creation.
    await setDoc(doc(db, 'notes/c'), { owner: uid });
    await kit.restore(snapshot);
    expect(await kit.restore(snapshot)).toEqual({ documents: 0, rows: 0 });
  });

  test('returns tenants with their accounts, deleted or new', async () => {
    const kit = await connect();
    const kept = await createTenant();
    await signUpIn(kept);
    const snapshot = await kit.snapshot();
    for (let round = 0; round < 2; round += 1) {
      await signUpIn(await createTenant());
      await asAdmin(`tenants/${kept}`, undefined, 'DELETE');
      expect(await tenants()).not.toContain(kept);
      await kit.restore(snapshot);
      expect(await tenants()).toEqual([kept]);
      const found = await asAdmin(`tenants/${kept}/accounts:query`, { returnUserInfo: false });
      expect(found).toMatchObject({ recordsCount: '1' });
    }
  });

  test('discards the snapshots taken after the restored one', async () => {
    const kit = await connect();
    const outer = await kit.snapshot();
    const inner = await kit.snapshot();
    await kit.restore(outer);
    await expect(kit.restore(inner)).rejects.toThrow('was discarded');
    await kit.release(outer);
    await expect(kit.restore(outer)).rejects.toThrow('was discarded');
  });
});

/** Calls the administrators' API of the project. */
async function asAdmin(path: string, body?: object, method = 'POST'): Promise<object> {
  const version = path.includes(':query') ? 'v1' : 'v2';
  const root = `${backend.addresses.identity}/identitytoolkit.googleapis.com/${version}`;
  const response = await fetch(`${root}/projects/${backend.project}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return Object(answer);
}

async function createTenant(): Promise<string> {
  const tenant = await asAdmin('tenants', { displayName: 'shop', allowPasswordSignup: true });
  return String(Reflect.get(tenant, 'name')).split('/').at(-1) ?? '';
}

async function tenants(): Promise<unknown[]> {
  const found: unknown = Reflect.get(await asAdmin('tenants', undefined, 'GET'), 'tenants') ?? [];
  return Array.isArray(found) ? found.map(({ name }) => String(name).split('/').at(-1)) : [];
}

async function signUpIn(tenantId: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:signUp?key=${backend.firebaseConfig.apiKey}`;
  const response = await fetch(`${backend.addresses.identity}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId, email: 'ann@example.com', password: 'secret-1' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function rulesUrl(): string {
  const { host, port } = backend.addresses.firestore;
  return `http://${host}:${port}/emulator/v1/projects/${backend.project}:securityRules`;
}

function rulesBody(): object {
  return { rules: { files: [{ content: NOTE_RULES.replace('allow create', 'allow delete') }] } };
}
