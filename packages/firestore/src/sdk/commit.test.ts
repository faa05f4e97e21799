import { deleteApp, initializeApp } from 'firebase/app';
import { initializeFirestore, terminate } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { isOnDevice, keepsQueue } from './commit.ts';

it('finds nothing on the device once the SDK was terminated', async () => {
  const app = initializeApp({ projectId: 'demo-terminated' }, 'terminated');
  const db = initializeFirestore(app, {});
  await terminate(db);
  expect(keepsQueue(db)).toBe(false);
  await expect(isOnDevice(db, 'notes/n')).resolves.toBe(false);
  await deleteApp(app);
});
