import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { compressedBytes, firstScripts } from './first-scripts.ts';
import { test } from './journey.ts';

const DIST = resolve(import.meta.dirname, '../dist');
/** Compressed script that the first route may need before any data, its texts included, in bytes: 111 kB. */
const BUDGET = 111 * 1024;
/** Texts that only the provider's code contains. */
const AUTH = 'identitytoolkit.googleapis.com';
const FIRESTORE = 'google.firestore.v1.Firestore';
const REGEX_ENGINE = 'missing argument to repetition operator';

function read(path: string): string {
  return readFileSync(join(DIST, path), 'utf8');
}

test('the first paint loads neither Auth nor Firestore, and stays within its budget', () => {
  const code = firstScripts(DIST, 'en-US');
  expect(code.filter((text) => text.includes(AUTH))).toHaveLength(0);
  expect(code.filter((text) => text.includes(FIRESTORE))).toHaveLength(0);
  expect(compressedBytes(code)).toBeLessThan(BUDGET);
});

test('the regex engine of the Firestore SDK is in no script', () => {
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const code = assets.map((name) => read(`assets/${name}`));
  expect(code.some((text) => text.includes(FIRESTORE))).toBe(true);
  expect(code.filter((text) => text.includes(REGEX_ENGINE))).toHaveLength(0);
});

for (const press of ['before', 'while'] as const) {
  test(`the start page takes a press ${press} the rest of the code arrives`, async ({ page }) => {
    const backend = await BackendProcess.start();
    try {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      // Before any code runs, the page shows a static frame.
      const late = press === 'before' ? /\/assets\/(?:start|app)-.*\.js$/ : /\/assets\/app-.*\.js$/;
      await page.route(late, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(backend.origin, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const start = page.getByRole('button', { name: 'Start without an account' });
      if (press === 'before') {
        await start.click();
        release();
      } else {
        // The app's first code has replaced the static frame.
        await expect(page.locator('#snapshot')).toHaveCount(0);
        const early = await start.elementHandle();
        await start.hover();
        await page.mouse.down();
        release();
        await page.waitForFunction((button) => !button?.isConnected, early);
        await expect(start).toBeVisible();
        await page.mouse.up();
      }
      await expect(page).toHaveURL(/\/groups$/);
    } finally {
      await backend.dispose();
    }
  });
}

test('the start page opens the sample trip in one press, and no second one', async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    await page.getByRole('button', { name: 'Try a sample trip' }).click();
    await expect(page.getByRole('heading', { name: 'Weekend at the lake' })).toBeVisible();
    await expect(page).toHaveURL(/\/groups\/[^/]+$/);
    const address = page.url();
    await expect(page.locator('[data-status=pending]')).toHaveCount(0);
    await page.goto(`${backend.origin}/example`);
    await expect(page).toHaveURL(address);
  } finally {
    await backend.dispose();
  }
});

test('the start page shows its pictures and changes its language', async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    const pictures = page.locator('img:visible');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(800);
    }
    await page.getByLabel('Language').selectOption('de');
    await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  } finally {
    await backend.dispose();
  }
});
