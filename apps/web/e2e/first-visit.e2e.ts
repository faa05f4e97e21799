import { type Browser, type BrowserContext, expect, type Request } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice, startAsGuest } from './steps.ts';

/** What the list of a group may take on the first visit of a device. */
const MOST_REQUESTS = 25;
/** Compressed script until then, in bytes. */
const MOST_SCRIPT = 430_000;

/** Another device of the same person: it knows who is signed in, and nothing else. */
async function freshDevice(
  browser: Browser,
  known: BrowserContext,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const state = await known.storageState({ indexedDB: true });
  const origins = state.origins.map((origin) => {
    const databases: unknown = Reflect.get(origin, 'indexedDB');
    return {
      ...origin,
      localStorage: origin.localStorage.filter(({ name }) => name.startsWith('quits.auth.')),
      indexedDB: (Array.isArray(databases) ? databases : []).filter(
        ({ name }) => name === 'firebaseLocalStorageDb',
      ),
    };
  });
  return browser.newContext({ storageState: { ...state, origins }, serviceWorkers });
}

/** Runs in a page or a worker. */
function loadedAssets(): readonly { readonly path: string; readonly bytes: number }[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: 'transferSize' in entry ? Number(entry.transferSize) : 0,
    }))
    .filter(({ path }) => path.startsWith('/assets/'));
}

test('a first visit asks for all code of its screen at once, and for little of it', async ({
  browser,
  page,
}) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Lake', ownName: 'Ana', others: ['Ben'] });
    await addExpense(page, { amount: '12.34', title: 'Boat' });

    const device = await freshDevice(browser, page.context(), 'block');
    const visit = await device.newPage();
    const requests: Request[] = [];
    visit.on('request', (request) => requests.push(request));
    const arrival = await visit.goto(page.url());
    await expect(expenseRow(visit, 'Boat')).toBeVisible();
    const untilList = [...requests];

    const named = (await arrival?.text()) ?? '';
    const scripts = untilList.filter((request) => request.resourceType() === 'script');
    const paths = scripts.map((request) => new URL(request.url()).pathname);
    expect(paths.filter((path) => !named.includes(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(untilList.length).toBeLessThanOrEqual(MOST_REQUESTS);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeLessThan(MOST_SCRIPT);
  } finally {
    await backend.dispose();
  }
});

test('the service worker stores what is in use, and downloads nothing twice', async ({
  browser,
}) => {
  const backend = await BackendProcess.start();
  try {
    const device = await browser.newContext({ serviceWorkers: 'allow', locale: 'de-DE' });
    const page = await device.newPage();
    const registered = device.waitForEvent('serviceworker');
    await page.goto(backend.origin);
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/groups$/);
    const worker = await registered;
    await keptOnDevice(page);

    const byPage = new Set((await page.evaluate(loadedAssets)).map(({ path }) => path));
    const byWorker = await worker.evaluate(loadedAssets);
    expect(byWorker.length).toBeGreaterThan(50);
    expect(byWorker.filter(({ path, bytes }) => byPage.has(path) && bytes > 0)).toEqual([]);
    expect(byWorker.filter(({ path }) => /\/(?:fr|uk|en-US)-|cyrillic/.test(path))).toEqual([]);

    await device.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gruppen');
  } finally {
    await backend.dispose();
  }
});
