import { eventually } from '@quits/tooling-presets/eventually';
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  terminate,
  waitForPendingWrites,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { afterEach, describe, expect, inject, test } from 'vitest';

const open: Firestore[] = [];

function client(settings: FirestoreSettings = {}): Firestore {
  const app = initializeApp({ projectId: 'demo-tiny', apiKey: 'k' }, crypto.randomUUID());
  const firestore = initializeFirestore(app, settings);
  connectFirestoreEmulator(firestore, '127.0.0.1', inject('tinyPort'));
  open.push(firestore);
  return firestore;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((firestore) => terminate(firestore)));
});

describe.each<[string, FirestoreSettings]>([
  ['a streaming back channel', {}],
  ['forced long polling', { experimentalForceLongPolling: true }],
  ['no auto-detection', { experimentalAutoDetectLongPolling: false }],
  ['XMLHttpRequest streams', { useFetchStreams: false } as FirestoreSettings],
])('over %s', (_name, settings) => {
  test('writes a document and reads it back', async () => {
    const firestore = client(settings);
    const reference = doc(collection(firestore, 'notes'));
    await setDoc(reference, { text: 'naïve 👍🏽 test', n: 1 });
    const snapshot = await getDoc(doc(client(settings), reference.path));
    expect(snapshot.data()).toEqual({ text: 'naïve 👍🏽 test', n: 1 });
    expect(snapshot.metadata.fromCache).toBe(false);
  });

  test('shows one client what another one writes', async () => {
    const writer = client(settings);
    const reference = doc(collection(client(settings), 'notes'));
    const seen: unknown[] = [];
    const stop = onSnapshot(reference, (snapshot) => seen.push(snapshot.data()?.['n']));
    for (let n = 1; n <= 5; n += 1) {
      await setDoc(doc(writer, reference.path), { n });
      await eventually(() => expect(seen.at(-1)).toBe(n), 10_000);
    }
    stop();
  });

  test('reports a refused write', async () => {
    const firestore = client(settings);
    await expect(setDoc(doc(firestore, 'forbidden/a'), {})).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await setDoc(doc(firestore, 'notes/after'), {});
    await waitForPendingWrites(firestore);
  });

  test('carries many large documents', async () => {
    const firestore = client(settings);
    const notes = collection(firestore, `large${crypto.randomUUID()}`);
    const text = 'ü'.repeat(100_000);
    await Promise.all(Array.from({ length: 20 }, (_, n) => setDoc(doc(notes, `n${n}`), { text })));
    const reader = client(settings);
    const sizes = await new Promise<number[]>((resolve) => {
      const stop = onSnapshot(collection(reader, notes.path), (snapshot) => {
        if (snapshot.size < 20) return;
        stop();
        resolve(snapshot.docs.map((one) => (one.data()['text'] as string).length));
      });
    });
    expect(sizes).toEqual(Array.from({ length: 20 }, () => 100_000));
  });
});
