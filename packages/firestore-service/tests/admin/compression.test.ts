import { Firestore } from '@google-cloud/firestore';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAdminFirestore, openAdminFirestore } from '../support/admin-firestore.ts';

const GZIP = 2;
let firestore: Firestore;

beforeAll(async () => {
  await openAdminFirestore();
  firestore = new Firestore({
    projectId: 'demo-admin',
    'grpc.default_compression_algorithm': GZIP,
  });
});

afterAll(async () => {
  await firestore.terminate();
  await closeAdminFirestore();
});

test('takes compressed requests of every kind', async () => {
  const reference = firestore.doc(`compressed/${crypto.randomUUID()}`);
  const text = 'again and '.repeat(10_000);
  await reference.set({ text });
  expect((await reference.get()).get('text')).toBe(text);
  const heard: unknown[] = [];
  const stop = reference.onSnapshot((snapshot) => heard.push(snapshot.get('text')));
  await eventually(() => expect(heard).toEqual([text]));
  stop();
});
