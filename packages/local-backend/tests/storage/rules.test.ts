import { connectFirestoreEmulator, doc, getFirestore, setDoc, terminate } from 'firebase/firestore';
import {
  getBytes,
  getMetadata,
  ref,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStorageStage, type StorageStage } from '../support/storage-stage.ts';

let stage: StorageStage;

beforeEach(async () => {
  stage = await startStorageStage();
});

afterEach(() => stage.close());

describe('the rules', () => {
  it('keep strangers out', async () => {
    const refused = { code: 'storage/unauthorized' };
    await expect(uploadString(ref(stage.storage, 'users/other/x'), 'x')).rejects.toMatchObject(
      refused,
    );
    await expect(getBytes(ref(stage.storage, 'users/other/x'))).rejects.toMatchObject(refused);
    await stage.auth.signOut();
    await expect(getMetadata(stage.mine('x'))).rejects.toMatchObject(refused);
  });

  it('see the size that was sent', async () => {
    const tooBig = new Uint8Array(3 * 1024 * 1024);
    await expect(uploadBytes(stage.mine('big'), tooBig)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expect(uploadBytesResumable(stage.mine('big'), tooBig)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expect(getMetadata(stage.mine('big'))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });

  it('look at documents', async () => {
    const db = getFirestore(stage.app);
    const { host, port } = stage.backend.addresses.firestore;
    connectFirestoreEmulator(db, host, port);
    await setDoc(doc(db, 'groups', 'mine'), { owner: stage.uid });
    await setDoc(doc(db, 'groups', 'theirs'), { owner: 'somebody' });
    await expect(uploadString(ref(stage.storage, 'groups/mine/x'), 'x')).resolves.toBeDefined();
    await expect(uploadString(ref(stage.storage, 'groups/theirs/x'), 'x')).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await terminate(db);
  });
});
