import { eventually } from '@quits/tooling-presets/eventually';
import {
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromServer,
  onSnapshot,
  setDoc,
  updateDoc,
  increment,
  waitForPendingWrites,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import {
  connect,
  disturb,
  engine,
  freshCollection,
  isBrowser,
  sameCollection,
  takeOwnEngine,
} from '../support/sdk-client.ts';

takeOwnEngine('network');

describe('without a network', () => {
  test('writes wait and are sent later', async () => {
    const reference = doc(freshCollection());
    const { firestore } = reference;
    await disableNetwork(firestore);
    let done = false;
    const written = setDoc(reference, { n: 1 }).then(() => (done = true));
    expect((await getDoc(reference)).metadata).toMatchObject({
      fromCache: true,
      hasPendingWrites: true,
    });
    await expect(getDocFromServer(reference)).rejects.toMatchObject({ code: 'unavailable' });
    expect(done).toBe(false);
    await enableNetwork(firestore);
    await written;
    expect((await getDocFromServer(doc(connect(), reference.path))).data()).toEqual({ n: 1 });
  });

  test('a listener says that it shows its cache, and catches up', async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'kept'), {});
    await setDoc(doc(notes, 'deleted'), {});
    const reader = connect();
    const seen: string[] = [];
    const stop = onSnapshot(
      sameCollection(notes, reader),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const where = metadata.fromCache ? 'cache' : 'server';
        seen.push([where, ...docs.map(({ id }) => id)].join(' '));
      },
    );
    await eventually(() => expect(seen.at(-1)).toBe('server deleted kept'));
    await disableNetwork(reader);
    await eventually(() => expect(seen.at(-1)).toBe('cache deleted kept'));
    await deleteDoc(doc(notes, 'deleted'));
    await setDoc(doc(notes, 'new'), {});
    await enableNetwork(reader);
    await eventually(() => expect(seen.at(-1)).toBe('server kept new'));
    stop();
  });
});

describe.each<['cut' | 'restart', string]>([
  ['cut', 'all connections break'],
  ['restart', 'the server starts again'],
])('when %s: %s', (how) => {
  test('listeners go on where they were', { timeout: 60_000 }, async () => {
    const notes = freshCollection();
    await setDoc(doc(notes, 'a'), { n: 1 });
    await setDoc(doc(notes, 'b'), { n: 1 });
    const seen: string[] = [];
    const stop = onSnapshot(sameCollection(notes), ({ docs }) => {
      seen.push(docs.map((one) => `${one.id}${one.get('n')}`).join(' '));
    });
    await eventually(() => expect(seen.at(-1)).toBe('a1 b1'));
    await disturb(how);
    const writer = connect();
    await setDoc(doc(writer, `${notes.path}/c`), { n: 1 });
    await deleteDoc(doc(writer, `${notes.path}/a`));
    await updateDoc(doc(writer, `${notes.path}/b`), { n: 2 });
    await eventually(() => expect(seen.at(-1)).toBe('b2 c1'));
    stop();
  });

  test('writes under way are made, once each', { timeout: 60_000 }, async () => {
    const reference = doc(freshCollection());
    await setDoc(reference, { n: 0 });
    for (let n = 0; n < 30; n += 1) {
      void updateDoc(reference, { [`f${n}`]: increment(1) });
      if (n === 15) await disturb(how);
    }
    await waitForPendingWrites(reference.firestore);
    const data = (await getDocFromServer(doc(connect(), reference.path))).data();
    expect(Object.keys(data ?? {})).toHaveLength(31);
  });
});

describe.runIf(isBrowser)('in a browser', () => {
  const settings: [string, FirestoreSettings, number][] = [
    ['long polling', { experimentalForceLongPolling: true }, engine.port],
    [
      'long polling with a time limit',
      {
        experimentalForceLongPolling: true,
        experimentalLongPollingOptions: { timeoutSeconds: 5 },
      },
      engine.port,
    ],
    ['streams only', { experimentalAutoDetectLongPolling: false }, engine.port],
    ['a proxy that buffers', {}, engine.proxyPort],
  ];

  test.each(settings)('everything works with %s', { timeout: 60_000 }, async (_name, set, port) => {
    const client = (): Firestore => connect({ settings: set, port });
    const notes = freshCollection(client());
    const seen: unknown[] = [];
    const stop = onSnapshot(sameCollection(notes, client()), ({ docs }) => {
      seen.push(docs.map((one) => one.get('n')).join(' '));
    });
    await eventually(() => expect(seen).toEqual(['']));
    for (let n = 1; n <= 3; n += 1) {
      await setDoc(doc(notes, `d${n}`), { n });
      await eventually(() => expect(seen.at(-1)).toHaveLength(2 * n - 1));
    }
    stop();
  });
});
