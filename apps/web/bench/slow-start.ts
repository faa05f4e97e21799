// Measures how soon the built app, on the embedded backend, shows something on a slow phone: a CPU four times slower than
// this machine's, and slow 4G (1.6 Mbit/s, 150 ms). Times are in milliseconds:
//   pnpm build && pnpm --filter @quits/web bench:start [--hosting DIST] [--rounds 5]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { BackendProcess } from '../e2e/backend-process.ts';
import { compressedBytes, firstScripts } from '../e2e/first-scripts.ts';
import { atMost, median, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    hosting: { type: 'string', default: 'dist' },
    rounds: { type: 'string', default: '5' },
  },
});
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = { width: 360, height: 740 };
/** Frame of the app: the heading of the start page, or the navigation of the other screens. */
const SHELL = 'h1, [data-shell] nav';
const CONTENT = 'main [role=listitem] a, main li a';

const FIRST = 'first visit, start page';

const dist = resolve(values.hosting);
const backend = await BackendProcess.start(dist);
const figures = new Map<string, number[]>();
try {
  for (let round = 0; round < Number(values.rounds); round += 1) await measure();
} finally {
  await backend.dispose();
}
const shell = figures.get(FIRST) ?? [];
printTable('what is asked', [
  atMost('a cold start shows the shell, median', median(shell) / 1000, 2, 's'),
  atMost('script before data', compressedBytes(firstScripts(dist, 'en-US')) / 1024, 111, 'kB gz'),
]);
printTable(
  'median, least and most',
  [...figures].map(([what, found]) => ({
    what,
    measured: [median(found), Math.min(...found), Math.max(...found)]
      .map((milliseconds) => milliseconds.toFixed(0))
      .join(' · '),
  })),
);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-slow-'));
  try {
    await withBrowser(folder, 'allow', async (context) => {
      const page = await slowPage(context);
      await page.goto(backend.origin, { waitUntil: 'commit' });
      note(FIRST, await appeared(page, SHELL));
      // Wait for the service worker before the next visit.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.getByRole('button', { name: 'Start without an account' }).click();
      await page.getByRole('button', { name: 'Try a sample trip' }).click();
      await page.getByRole('link', { name: 'Balances' }).waitFor();
      await page.locator(CONTENT).first().waitFor();
      const group = page.url();
      await page.close();
      for (const [name, url] of [
        ['groups', `${backend.origin}/groups`],
        ['a group', group],
      ] as const) {
        const again = await slowPage(context);
        await again.goto(url, { waitUntil: 'commit' });
        note(`next visit, ${name}: frame`, await appeared(again, SHELL));
        note(`next visit, ${name}: contents`, await appeared(again, CONTENT));
        await again.close();
      }
    });
    await withBrowser(folder, 'block', async (context) => {
      // Only the session and the data are stored, so the code of each screen is loaded on demand.
      const page = await slowPage(context);
      await page.goto(`${backend.origin}/groups`, { waitUntil: 'commit' });
      note('not installed, groups: contents', await appeared(page, CONTENT));
      for (const [name, link, shown] of [
        ['a group', 'Weekend at the lake', CONTENT],
        ['balances', 'Balances', 'main section, main article'],
        ['insights', 'Insights', 'main svg'],
        ['activity', 'Activity', 'main [role=list] time'],
      ] as const) {
        const target = page.getByRole('main').getByRole('link', { name: link }).first();
        await target.waitFor();
        await target.hover();
        // About as long as users take between hover and click.
        await page.waitForTimeout(150);
        await page.evaluate(() => performance.mark('pressed'));
        await target.click();
        await page.locator(shown).first().waitFor();
        const since = await page.evaluate(
          () =>
            performance.now() - (performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0),
        );
        note(`not installed, pressed to contents of ${name}`, since);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser(
  folder: string,
  serviceWorkers: 'allow' | 'block',
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...chromiumLaunch(),
    locale: 'en-US',
    viewport: PHONE,
    serviceWorkers,
  });
  // Other processes may slow the machine down.
  context.setDefaultTimeout(180_000);
  try {
    if (serviceWorkers === 'block') await forgetCode(context);
    await work(context);
  } finally {
    await context.close();
  }
}

async function forgetCode(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: backend.origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    (awaited) => {
      const missing = new Set(awaited);
      const look = () => {
        for (const selector of missing) {
          if (document.querySelector(selector) === null) continue;
          missing.delete(selector);
          // Mark the next animation frame: it begins after this one was painted.
          requestAnimationFrame(() => performance.mark(selector));
        }
        if (missing.size > 0) requestAnimationFrame(look);
      };
      look();
    },
    [SHELL, CONTENT],
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Returns the milliseconds from the start of the navigation until an element appeared. */
async function appeared(page: Page, selector: string): Promise<number> {
  const mark = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted).at(0)?.startTime,
    selector,
  );
  return (await mark.jsonValue()) ?? Number.NaN;
}

function note(what: string, milliseconds: number): void {
  figures.set(what, [...(figures.get(what) ?? []), milliseconds]);
}
