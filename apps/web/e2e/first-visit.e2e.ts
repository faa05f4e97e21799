import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { isOnDemand } from '@quits/app-platform/updates/on-demand.ts';
import { test } from './journey.ts';
import { shiftOf, sumShifts } from './layout-shift.ts';
import type { PreloadManifest } from '../build/preloads/preload-manifest.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice, startAsGuest } from './steps.ts';

/** Bounds for the list of a group on a device's first visit, until it is painted: code for later must not delay it. */
const MOST_REQUESTS = 20;
/** Bytes of script until then: usually 250,000, but more before the server has compressed them at best quality. */
const MOST_SCRIPT = 300_000;
/**
 * Size of all files that a device caches with one language, the page and its service worker included, with the best compression, as
 * servers send them, in bytes.
 */
const MOST_KEPT = 700_000;
/** Compressed size of the scripts that the page loads for a screen, in bytes. */
const MOST_PRELOADED: Readonly<Record<string, number>> = {
  '/groups/any': 260_000,
  '/groups/any/balances': 260_000,
  '/groups/any/activity': 260_000,
  '/groups/any/expenses/any': 300_000,
  '/groups/new': 260_000,
  // With Auth, which visitors wait for.
  '/join/any/any': 310_000,
};
/** Layout shift of a first visit until its contents are there. */
const MOST_SHIFTED = 0.01;
const DIST = resolve(import.meta.dirname, '../dist');
const ASSETS = join(DIST, 'assets');

/** Creates the context of another device of the same user, whose storage holds only the session. */
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

/** Creates a guest's group with one expense, and shows its list. */
async function addBoat(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Lake', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '12.34', title: 'Boat' });
}

/** A test of the first visit of a device whose user's group has an expense, which `page` shows. */
const firstVisit = test.extend<{ readonly device: BrowserContext; readonly visit: Page }>({
  device: async ({ browser, page }, provide) => {
    const backend = await BackendProcess.start();
    try {
      await addBoat(page, backend.origin);
      await provide(await freshDevice(browser, page.context(), 'block'));
    } finally {
      await backend.dispose();
    }
  },
  visit: async ({ device }, provide) => provide(await device.newPage()),
});

/** Holds back scripts of a name on a device; returns the function that releases them. */
async function holdScript(device: BrowserContext, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await device.route(`**/assets/${name}-*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

interface Loaded {
  readonly path: string;
  /** Transferred size, including headers; 0 from the HTTP cache. */
  readonly bytes: number;
}

/** Runs in the page: marks when the list is painted, which is before the second animation frame. */
function markList(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main [role=listitem]') === null) return;
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('list')));
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function loadedUntilList(): readonly Loaded[] {
  const until = performance.getEntriesByName('list').at(0)?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < until)
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: 'transferSize' in entry ? Number(entry.transferSize) : 0,
    }));
}

/** Runs in a page or a worker. */
function loadedAssets(): readonly Loaded[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: 'transferSize' in entry ? Number(entry.transferSize) : 0,
    }))
    .filter(({ path }) => path.startsWith('/assets/'));
}

firstVisit(
  'preloads all code of its screen, within its budget',
  async ({ page, device, visit }) => {
    await visit.addInitScript(markList);
    const releaseAuth = await holdScript(device, 'auth');
    const releaseScreen = await holdScript(device, 'group');
    const arrival = await visit.goto(page.url(), { waitUntil: 'commit' });
    // The first texts don't wait for any code.
    const frame = visit.locator('#snapshot');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Lake');
    await expect(frame.getByText('Boat')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Balances' })).toBeVisible();
    releaseScreen();
    await expect(frame).toHaveCount(0);
    // The remembered user's list doesn't wait until Auth has restored the session.
    await expect(expenseRow(visit, 'Boat')).toBeVisible();
    const loaded = await visit.evaluate(loadedUntilList);
    releaseAuth();

    const named = (await arrival?.text()) ?? '';
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    // Styles and configuration come with the page.
    expect(loaded.filter(({ path }) => /\.(?:css|json)$/.test(path))).toEqual([]);
    expect(scripts.filter(({ path }) => !named.includes(path))).toEqual([]);
    // The list is shown before the database's code has loaded, and live after that.
    expect(loaded.map(({ path }) => path)).toContainEqual(expect.stringContaining(':runQuery'));
    expect(scripts.filter(({ path }) => path.includes('/firestore-'))).toEqual([]);
    await addExpense(page, { amount: '5', title: 'Rope' });
    await expect(expenseRow(visit, 'Rope')).toBeVisible();
    // This excludes the page itself and the listener's stream, which is still open.
    expect(loaded.length + 2).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_SCRIPT);
  },
);

firstVisit('balances: shows what is known before any code', async ({ page, device, visit }) => {
  await visit.addInitScript(sumShifts, true);
  const release = await holdScript(device, 'start');
  await visit.goto(`${page.url()}/balances`, { waitUntil: 'commit' });
  const frame = visit.locator('#snapshot');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Lake');
  await expect(frame.locator('a[aria-current=page]')).toHaveText('Balances');
  await expect(frame.getByText('‒‒ payments will settle everything.')).toBeVisible();
  release();
  await expect(frame).toHaveCount(0);
  await expect(visit.getByText('1 payment will settle everything.')).toBeVisible();
  expect(await shiftOf(visit)).toBeLessThan(MOST_SHIFTED);
});

firstVisit(
  'an expense: shows its title before any code, and its shares before Auth',
  async ({ page, device, visit }) => {
    await expenseRow(page, 'Boat').click();
    await page.waitForURL(/\/expenses\/[^/]+$/);

    await visit.addInitScript(sumShifts, true);
    const release = await holdScript(device, 'start');
    const releaseAuth = await holdScript(device, 'auth');
    await visit.goto(page.url(), { waitUntil: 'commit' });
    const frame = visit.locator('#snapshot');
    await expect(frame.getByRole('heading', { name: 'Boat' })).toBeVisible();
    await expect(frame.locator('a[aria-current=page]')).toHaveText('Expenses');
    release();
    await expect(frame).toHaveCount(0);
    await expect(visit.getByRole('table', { name: 'By person' })).toBeVisible();
    releaseAuth();
    await expect(visit.getByRole('link', { name: 'Duplicate' })).toBeVisible();
    expect(await shiftOf(visit)).toBeLessThan(MOST_SHIFTED);
  },
);

firstVisit(
  'hides the list again if the remembered session is gone',
  async ({ page, device, visit }) => {
    const releaseAuth = await holdScript(device, 'auth');
    await visit.goto(page.url());
    await expect(expenseRow(visit, 'Boat')).toBeVisible();
    await visit.evaluate(async () => {
      const deleting = indexedDB.deleteDatabase('firebaseLocalStorageDb');
      await new Promise((resolve) => (deleting.onsuccess = resolve));
    });
    releaseAuth();
    await expect(expenseRow(visit, 'Boat')).toBeHidden();
    await visit.waitForURL((url) => !url.pathname.startsWith('/groups'));
  },
);

test('the service worker caches texts and fonts in use, and downloads nothing twice', async ({
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

test('the files that a device caches stay within their budget', () => {
  const assets = readdirSync(ASSETS).filter(
    (name) =>
      // The text recognition's folder; its files are cached after their first use.
      name !== 'wasm' &&
      !name.endsWith('.map') &&
      (!isOnDemand(`/assets/${name}`) || name.startsWith('en-US-')),
  );
  const kept = ['index.html', 'sw.js', ...assets.map((name) => join('assets', name))];
  const sizes = kept.map((name) => {
    const file = readFileSync(join(DIST, name));
    return name.endsWith('.woff2') ? file.length : brotliCompressSync(file).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_KEPT);
});

test('the files that every device caches import none that are cached on demand', () => {
  const imported = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js') && !isOnDemand(`/assets/${name}`))
    .flatMap((name) => {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      // Static imports only; code handles a failure of the others.
      const paths = [...code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)];
      return paths.map(([, path = '']) => ({ name, path }));
    });
  expect(imported.length).toBeGreaterThan(50);
  // Offline, the importing file would fail to load on a device that hasn't used the other one.
  expect(imported.filter(({ path }) => isOnDemand(`/assets/${path}`))).toEqual([]);
});

test('the scripts of the screens that users open by URL stay within their budget', () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, json = ''] = /id="preloads">(.*?)<\/script>/.exec(page) ?? [];
  const manifest: PreloadManifest = JSON.parse(json);
  const { files, texts, always, account, screens } = manifest;
  const entries = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => path,
  );
  for (const [path, most] of Object.entries(MOST_PRELOADED)) {
    const screen = screens.find((one) => new RegExp(one.path).test(path));
    const preloaded = [texts['en-US'], always, account, screen?.files].flatMap((some = []) =>
      some.map((at) => files[at]),
    );
    const all = new Set([...entries, ...preloaded].filter((file) => file !== undefined));
    expect(all.size).toBeGreaterThan(5);
    const sizes = [...all].map((file) => brotliCompressSync(readFileSync(join(DIST, file))).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
  }
});
