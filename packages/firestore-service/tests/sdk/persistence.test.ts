import { eventually } from '@quits/tooling-presets/eventually';
import {
  clearIndexedDbPersistence,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocs,
  getDocsFromCache,
  loadBundle,
  namedQuery,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  terminate,
  waitForPendingWrites,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { deleteApp } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import {
  connect,
  disturb,
  freshCollection,
  isBrowser,
  sameCollection,
  takeOwnEngine,
} from '../support/sdk-client.ts';

takeOwnEngine('persistence');

/** Creates a client with a named persistent cache. */
function persistent(appName: string, shared = false): Firestore {
  const cache = shared
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : persistentLocalCache();
  return connect({ appName, settings: { localCache: cache } });
}

async function leave(firestore: Firestore): Promise<void> {
  await terminate(firestore);
  await deleteApp(firestore.app);
}

describe.runIf(isBrowser).each([false, true])('a cache that lasts (shared: %s)', (shared) => {
  test('shows what was there, without a network', async () => {
    const name = crypto.randomUUID();
    const notes = freshCollection(persistent(name, shared));
    await setDoc(doc(notes, 'a'), { n: 1 });
    await getDocs(notes);
    await leave(notes.firestore);
    const again = persistent(name, shared);
    await disableNetwork(again);
    const found = await getDocsFromCache(sameCollection(notes, again));
    expect(found.docs.map((one) => one.data())).toEqual([{ n: 1 }]);
  });

  test('keeps writes until they can be sent', async () => {
    const name = crypto.randomUUID();
    const notes = freshCollection(persistent(name, shared));
    await disableNetwork(notes.firestore);
    void setDoc(doc(notes, 'a'), { n: 1 }).catch(() => undefined);
    const waiting = await getDoc(doc(notes, 'a'));
    expect(waiting.metadata.hasPendingWrites).toBe(true);
    await leave(notes.firestore);
    const again = persistent(name, shared);
    await waitForPendingWrites(again);
    expect((await getDoc(doc(connect(), `${notes.path}/a`))).data()).toEqual({ n: 1 });
  });

  test.each(['nothing', 'restart'] as const)(
    'goes on with a listener where it was (meanwhile: %s)',
    { timeout: 60_000 },
    async (meanwhile) => {
      const name = crypto.randomUUID();
      const notes = freshCollection();
      const batch = writeBatch(notes.firestore);
      for (let n = 0; n < 50; n += 1) batch.set(doc(notes, `n${n}`), { n });
      await batch.commit();
      const first = persistent(name, shared);
      expect((await getDocs(sameCollection(notes, first))).size).toBe(50);
      await leave(first);
      await deleteDoc(doc(notes, 'n7'));
      await setDoc(doc(notes, 'new'), { n: -1 });
      if (meanwhile === 'restart') await disturb('restart');
      const sizes: number[] = [];
      const ids: string[][] = [];
      const again = sameCollection(notes, persistent(name, shared));
      const stop = onSnapshot(again, { includeMetadataChanges: true }, (snapshot) => {
        sizes.push(snapshot.metadata.fromCache ? -1 : snapshot.size);
        ids.push(snapshot.docs.map(({ id }) => id));
      });
      await eventually(() => expect(sizes.at(-1)).toBe(50));
      expect(ids.at(-1)).not.toContain('n7');
      expect(ids.at(-1)).toContain('new');
      stop();
    },
  );

  test('can be cleared', async () => {
    const name = crypto.randomUUID();
    const notes = freshCollection(persistent(name, shared));
    await setDoc(doc(notes, 'a'), { n: 1 });
    await terminate(notes.firestore);
    await clearIndexedDbPersistence(notes.firestore);
    await deleteApp(notes.firestore.app);
    const again = persistent(name, shared);
    await disableNetwork(again);
    expect((await getDocsFromCache(sameCollection(notes, again))).size).toBe(0);
    await enableNetwork(again);
  });
});

test('a terminated client refuses to work, another one of the app works', async () => {
  const notes = freshCollection();
  await terminate(notes.firestore);
  expect(() => getDoc(doc(notes, 'a'))).toThrow('already been terminated');
  expect((await getDocs(sameCollection(notes))).size).toBe(0);
});

test('a bundle fills the cache and its query goes on from there', async () => {
  const notes = freshCollection();
  await setDoc(doc(notes, 'a'), { n: 1 });
  const firestore = connect();
  const progress = await loadBundle(firestore, bundleOf(notes.path, 'all'));
  expect(progress).toMatchObject({ taskState: 'Success', documentsLoaded: 1 });
  const named = await namedQuery(firestore, 'all');
  if (named === null) throw new Error('The bundle has no such query.');
  expect((await getDocsFromCache(named)).docs.map((one) => one.data())).toEqual([{ n: 0 }]);
  await setDoc(doc(notes, 'b'), { n: 2 });
  const fromServer = await getDocs(named);
  expect(fromServer.docs.map((one) => one.data())).toEqual([{ n: 1 }, { n: 2 }]);
});

/** Builds a bundle with an old state of document `a`. */
function bundleOf(collectionId: string, name: string): string {
  const documents = 'projects/demo-sdk/databases/(default)/documents';
  const old = '2020-01-01T00:00:00.000000Z';
  const key = `${documents}/${collectionId}/a`;
  const elements = [
    {
      namedQuery: {
        name,
        readTime: old,
        bundledQuery: {
          parent: documents,
          limitType: 'FIRST',
          structuredQuery: { from: [{ collectionId }] },
        },
      },
    },
    { documentMetadata: { name: key, readTime: old, exists: true, queries: [name] } },
    {
      document: {
        name: key,
        createTime: old,
        updateTime: old,
        fields: { n: { integerValue: '0' } },
      },
    },
  ].map((element) => lengthPrefixed(element));
  const totalBytes = elements.join('').length;
  const metadata = { id: 'b', createTime: old, version: 1, totalDocuments: 1, totalBytes };
  return lengthPrefixed({ metadata }) + elements.join('');
}

function lengthPrefixed(element: unknown): string {
  const text = JSON.stringify(element);
  return `${new TextEncoder().encode(text).length}${text}`;
}
