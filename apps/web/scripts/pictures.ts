// Takes the pictures for the README from the built app, all of the same group, so that their amounts match:
//   pnpm build && pnpm pictures
import { resolve } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { BackendProcess } from '../e2e/backend-process.ts';
import { openExample } from '../e2e/example.ts';
import { expectLoaded } from '../e2e/expect-loaded.ts';

const IMAGES = resolve(import.meta.dirname, '../../../docs/images');
const WIDE = { width: 1440, height: 810 };
const PHONE = { width: 360, height: 720 };

const backend = await BackendProcess.start();
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { groupId, expenseId } = await openExample(page, backend.origin);
  const group = `${backend.origin}/groups/${groupId}`;

  const wide: Buffer[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    wide.push(await take(page, `${group}/expenses/${expenseId}`, WIDE));
  }
  await compose(browser, 'quits.png', WIDE, halves(wide));

  await page.emulateMedia({ colorScheme: 'light' });
  const phones: Buffer[] = [];
  for (const path of ['', '/add', '/balances', '/insights']) {
    phones.push(await take(page, group + path, PHONE));
  }
  const gap = 24;
  const width = phones.length * (PHONE.width + gap) + gap;
  await compose(browser, 'phone.png', { width, height: PHONE.height + 2 * gap }, row(phones, gap));
} finally {
  await browser.close();
  await backend.dispose();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function take(page: Page, url: string, size: Size): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.goto(url);
  await expectLoaded(page);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  return page.screenshot({ caret: 'hide' });
}

/** Saves a picture of HTML that contains other pictures. */
async function compose(opened: Browser, name: string, viewport: Size, html: string): Promise<void> {
  const page = await opened.newPage({ viewport });
  await page.setContent(`<body style="margin:0">${html}</body>`);
  await page
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: resolve(IMAGES, name) });
  await page.close();
}

/** Returns HTML that shows the first picture left of a diagonal, and the second one right of it. */
function halves(pictures: readonly Buffer[]): string {
  const looks = ['', 'clip-path:polygon(56% 0,100% 0,100% 100%,44% 100%)'];
  return pictures
    .map(
      (picture, at) => `<img style="position:absolute;${looks[at] ?? ''}" src="${urlOf(picture)}">`,
    )
    .join('');
}

function row(pictures: readonly Buffer[], gap: number): string {
  const images = pictures.map(
    (picture) => `<img style="outline:1px solid #0002;border-radius:12px" src="${urlOf(picture)}">`,
  );
  return `<div style="display:flex;gap:${gap}px;padding:${gap}px;background:#e9e4d8">${images.join('')}</div>`;
}

function urlOf(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`;
}
