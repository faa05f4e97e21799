import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEngineStage, type EngineStage } from './support/engine-stage.ts';
import { openPages, type SdkPages } from './support/sdk-pages.ts';

const TABS = 6;
let stage: EngineStage;
let pages: SdkPages;

beforeAll(async () => {
  [stage, pages] = await Promise.all([startEngineStage(), openPages()]);
});

afterAll(async () => {
  await pages.stop();
  await stage.stop();
});

/** Cache mode of the tabs. */
type Cache = 'memory' | 'shared';

/** Settings of a tab. */
interface Tab {
  readonly port: number;
  readonly cache: Cache;
}

/** Runs in the page: listens to the collection and stores its snapshots in `globalThis.seen`. */
function listen({ port, cache }: Tab): void {
  const app = sdk.initializeApp({ projectId: 'demo-tabs', apiKey: 'key' });
  const localCache =
    cache === 'memory'
      ? sdk.memoryLocalCache()
      : sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() });
  const firestore = sdk.initializeFirestore(app, { localCache });
  sdk.connectFirestoreEmulator(firestore, '127.0.0.1', port);
  const page = globalThis as unknown as { notes: unknown; seen: string[] };
  const notes = sdk.collection(firestore, 'notes');
  page.notes = notes;
  page.seen = [];
  sdk.onSnapshot(notes, (snapshot) => {
    page.seen = snapshot.docs.map(({ id }) => id);
  });
}

/** Runs in the page: writes and waits for the server to have it. */
async function write(id: string): Promise<void> {
  const { notes } = globalThis as unknown as { notes: never };
  await sdk.setDoc(sdk.doc(notes, id), { id });
}

/** Runs in the page: asks the server in a separate request. */
async function countOnServer(): Promise<number> {
  const { notes } = globalThis as unknown as { notes: never };
  return (await sdk.getCountFromServer(notes)).data().count;
}

function sees(page: Page, ids: readonly string[]): Promise<unknown> {
  return page.waitForFunction((wanted) => {
    const { seen } = globalThis as unknown as { seen: string[] };
    return wanted.every((id) => seen.includes(id));
  }, ids);
}

describe.each<Cache>(['memory', 'shared'])('six tabs with a %s cache', (cache) => {
  test('all write, and all see all of it', { timeout: 60_000 }, async () => {
    const profile = await pages.profile();
    const tabs = await Promise.all(Array.from({ length: TABS }, () => pages.open(profile)));
    await Promise.all(tabs.map((tab) => tab.evaluate(listen, { port: stage.address.port, cache })));
    const ids = tabs.map((_tab, index) => `${cache}-${index}`);
    // Twice: while channels open, and while all of them hang.
    for (const round of ['first', 'second']) {
      const wanted = ids.map((id) => `${id}-${round}`);
      await Promise.all(tabs.map((tab, index) => tab.evaluate(write, wanted[index] ?? '')));
      await Promise.all(tabs.map((tab) => sees(tab, wanted)));
    }
    const counts = await Promise.all(tabs.map((tab) => tab.evaluate(countOnServer)));
    expect(new Set(counts).size).toBe(1);
    await profile.close();
  });
});
