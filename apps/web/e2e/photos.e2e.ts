import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import {
  addExpense,
  createGroup,
  inviteLink,
  keptOnDevice,
  openSettings,
  startAsGuest,
} from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

/** A wide photo of one color. */
async function photo(page: Page, color: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 400, height: 200 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = fill;
    context.fillRect(0, 0, 400, 200);
    return canvas.toDataURL('image/png');
  }, color);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function choosePhoto(page: Page, color: string): Promise<void> {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  const before = page.locator('main img').first();
  const old = (await before.count()) === 0 ? '' : ((await before.getAttribute('src')) ?? '');
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await photo(page, color),
  });
  await expect(before).toHaveAttribute('src', /./);
  await expect(before).not.toHaveAttribute('src', old);
}

test('the members of a group see the photo of a person', LONG, async ({ browser }) => {
  const size = { width: 390, height: 844 };
  const ana = await browser.newPage({ baseURL: backend.origin, viewport: size });
  await ana.goto('/');
  await startAsGuest(ana);
  await createGroup(ana, { name: 'Alps', ownName: 'Ana', others: ['Ben'] });
  const group = new URL(ana.url()).pathname;
  await addExpense(ana, { amount: '20', title: 'Bread' });
  const link = await inviteLink(ana);

  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: size,
    serviceWorkers: 'allow',
  });
  const ben = await context.newPage();
  const asked: string[] = [];
  ben.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes('/photos/')) asked.push(request.url());
  });
  await ben.goto(link);
  await ben.getByRole('radio', { name: 'Ben', exact: true }).click();
  await ben.getByRole('button', { name: 'Join as Ben' }).click();
  await expect(ben.getByRole('heading', { name: 'Alps' })).toBeVisible();

  await openSettings(ben, 'People');

  const row = ben.getByRole('listitem').filter({ hasText: 'Ana' });
  const shown = row.locator('img');
  const color = () =>
    shown.evaluate((image: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(image, 0, 0, 1, 1);
      const [red = 0, , blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return { width: image.naturalWidth, height: image.naturalHeight, isRed: red > blue };
    });

  await test.step('a small square appears where the initial was, and nothing was asked before', async () => {
    await expect(row.getByText('A', { exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    const before = await row.boundingBox();
    await choosePhoto(ana, 'red');
    await expect(shown).toBeVisible();
    await expect.poll(color).toEqual({ width: 96, height: 96, isRed: true });
    expect(await row.boundingBox()).toEqual(before);
  });

  await test.step('on every screen, also without a connection, and asked for once', async () => {
    await keptOnDevice(ben);
    const count = asked.length;
    await context.setOffline(true);
    await ben.goto(`${group}/balances`);
    await expect(ben.locator('main img')).toHaveCount(1);
    await ben.goto(`${group}/add`);
    await ben.goto(`${group}/settings/people`);
    await expect.poll(color).toMatchObject({ isRed: true });
    expect(asked).toHaveLength(count);
    await context.setOffline(false);
  });

  await test.step('a new photo takes its place, and the old file goes', async () => {
    const [first = ''] = asked;
    await choosePhoto(ana, 'blue');
    await expect.poll(color).toMatchObject({ isRed: false });
    await expect.poll(async () => (await ben.request.get(first)).status()).toBeGreaterThan(399);
  });

  await test.step('an account can choose not to show it', async () => {
    await ana.getByRole('switch', { name: 'Show my photo in groups' }).uncheck();
    await expect(shown).toHaveCount(0);
    await ana.getByRole('switch', { name: 'Show my photo in groups' }).check();
    await expect(shown).toBeVisible();
  });

  await test.step('signing out clears the photos of others from the device', async () => {
    const kept = () =>
      ben.evaluate(async () => (await caches.keys()).filter((name) => /photos/u.test(name)).length);
    expect(await kept()).toBe(1);
    await ben.getByRole('link', { name: 'Account', exact: true }).click();
    await ben.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(ben.getByRole('button', { name: 'Start without an account' })).toBeVisible();
    await expect.poll(kept).toBe(0);
  });
});
