// Takes the start page's pictures from the built app, in both color schemes:
//   pnpm build && pnpm pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { BackendProcess } from '../e2e/backend-process.ts';
import { openExample } from '../e2e/example.ts';
import { expectLoaded } from '../e2e/expect-loaded.ts';

const FOLDER = resolve(import.meta.dirname, '../public/pictures');
/** Area of a picture in CSS pixels; it has twice as many. */
const SIZE = { width: 400, height: 250 };
const SCREEN_HEIGHT = 1_000;

const backend = await BackendProcess.start();
const browser = await chromium.launch(chromiumLaunch());
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      colorScheme,

      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: { width: SIZE.width, height: SCREEN_HEIGHT },
    });
    await takeAll(context, colorScheme);
    await context.close();
  }
} finally {
  await browser.close();
  await backend.dispose();
}

/** Takes the reasons of a debt, a line that is typed, and a row that waits for a connection. */
async function takeAll(context: BrowserContext, scheme: string): Promise<void> {
  const page = await context.newPage();
  const { groupId } = await openExample(page, backend.origin);
  const group = `${backend.origin}/groups/${groupId}`;
  await page.goto(`${group}/balances`);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Why this amount?' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').first().waitFor();
  await take(page, dialog, `exact-${scheme}`);

  await page.goto(group);
  await expectLoaded(page);
  const line = page.getByRole('textbox', { name: /19\.24/u });
  await line.fill('19.24 Ice cream');
  await take(page, line, `line-${scheme}`);
  await context.setOffline(true);
  await line.press('Enter');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Ice cream' }).first();
  await waiting.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await line.blur();
  await take(page, waiting, `offline-${scheme}`);
}

/** Saves the area around the start of an element. */
async function take(page: Page, element: Locator, name: string): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${name} is not on screen.`);
  const y = Math.max(0, Math.min(box.y - 16, SCREEN_HEIGHT - SIZE.height));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y, ...SIZE, scale: 2 },
  });
  writeFileSync(resolve(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}
