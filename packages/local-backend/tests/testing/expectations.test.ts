import { RpcError } from '@quits/service-base';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectTestBackend } from '../../src/testing/connect-test-backend.ts';
import { type LocalTestBackend, startTestBackend } from '../../src/testing/start-test-backend.ts';
import { FILE_RULES, NOTE_RULES } from '../support/kit-rules.ts';

let backend: LocalTestBackend;

beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend({ rules: NOTE_RULES, storageRules: FILE_RULES });
});

afterAll(() => backend.stop());

function asUser(mockUserToken?: { sub: string }) {
  const app = initializeApp(backend.firebaseConfig, crypto.randomUUID());
  const db = getFirestore(app);
  const { firestore, storage } = backend.addresses;
  const options = mockUserToken === undefined ? {} : { mockUserToken };
  connectFirestoreEmulator(db, firestore.host, firestore.port, options);
  connectStorageEmulator(getStorage(app), storage.host, storage.port, options);
  return { db, storage: getStorage(app), [Symbol.asyncDispose]: () => deleteApp(app) };
}

describe.each([
  ['in this process', async () => backend],
  ['in another process', () => connectTestBackend(backend.addresses.app)],
])('expectations of a backend %s', (_, connect) => {
  test('pass on the result of what is allowed, and the request that is denied', async () => {
    const kit = await connect();
    await using ann = asUser({ sub: 'ann' });
    const note = doc(ann.db, 'notes/a');
    await kit.expectAllowed(() => setDoc(note, { owner: 'ann' }));
    expect((await kit.expectAllowed(() => getDoc(note))).get('owner')).toBe('ann');
    await using guest = asUser();
    const denied = await kit.expectDenied(
      () => getDoc(doc(guest.db, 'notes/a')),
      'request.auth != null',
    );
    expect(denied).toMatchObject({ at: 'firestore.rules:5:22', method: 'get', uid: null });
    await kit.expectDenied(
      () => uploadString(ref(ann.storage, 'users/ben/x.txt'), 'x'),
      'storage.rules:5',
    );
  });

  test('name the line that refused what should be allowed', async () => {
    const kit = await connect();
    await using ben = asUser({ sub: 'ben' });
    const create = () => setDoc(doc(ben.db, 'notes/b'), { owner: 'ann' });
    await expect(kit.expectAllowed(create)).rejects.toThrow(
      /The rules deny what they should allow:\n {2}firestore\.rules:6:24 denied create \/notes\/b \(as ben\)\n.*\n.*request\.auth\.uid = "ben", request\.resource\.data\.owner = "ann"/,
    );
  });

  test('name the line that allowed what should be denied', async () => {
    const kit = await connect();
    await using ben = asUser({ sub: 'ben' });
    const create = () => setDoc(doc(ben.db, `notes/${crypto.randomUUID()}`), { owner: 'ben' });
    await expect(kit.expectDenied(create)).rejects.toThrow(
      /^The rules allow what they should deny:\n {2}firestore\.rules:6 allowed create \/notes\//,
    );
  });

  test('refuse a denial for another reason, and other failures', async () => {
    const kit = await connect();
    await using guest = asUser();
    const read = () => getDoc(doc(guest.db, 'notes/a'));
    await expect(kit.expectDenied(read, /owner/)).rejects.toThrow('another reason than /owner/');
    const fail = () => Promise.reject(new Error('Offline.'));
    await expect(kit.expectDenied(fail)).rejects.toThrow('not by the rules: Offline.');
    await expect(kit.expectAllowed(fail)).rejects.toThrow(/^Offline\.$/);
    const forged = () => Promise.reject(new RpcError('PERMISSION_DENIED', 'Forged.'));
    await expect(kit.expectDenied(forged)).rejects.toThrow('decided about no request');
  });
});
