// Records the README's animation from the built app: a line becomes an expense, arrives on another device, and both get even:
//   pnpm build && pnpm pictures
import { resolve } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import webp from 'node-webpmux';
import { BackendProcess } from '../e2e/backend-process.ts';
import { createGroup, expenseRow, inviteLink, openBalances, startAsGuest } from '../e2e/steps.ts';

const FILE = resolve(import.meta.dirname, '../../../docs/images/quits.webp');
const SIZE = { width: 400, height: 600 };
const SCALE = 1.25;
const GAP = 20;
/** Animations of a page are slowed down by this factor while frames are taken. */
const SLOW = 12;
/** Duration of a frame in a movement, in milliseconds. */
const FRAME = 60;
const LINE = '12+4.50 Tickets';

interface Picture {
  readonly webp: Buffer;
  /** Milliseconds. */
  readonly delay: number;
}

const backend = await BackendProcess.start();
const browser = await chromium.launch(chromiumLaunch());
try {
  const [ana, ben] = [await open(browser), await open(browser)];
  const canvas = await browser.newPage();
  const pictures: Picture[] = [];
  await prepare(ana, ben);

  const field = ana.getByRole('textbox', { name: /^Quick/ });
  await field.focus();
  await take(500);
  for (const letters of LINE.match(/.{1,2}/gu) ?? []) {
    await field.pressSequentially(letters);
    await take(140);
  }
  await take(240);
  await field.press('Enter');
  await expect(expenseRow(ana, 'Tickets')).toBeVisible();
  await take(150);
  await expect(expenseRow(ben, 'Tickets')).toBeVisible();
  await move(8);
  await take(700);

  await Promise.all([openBalances(ana), openBalances(ben)]);
  await expect(ben.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await take(900);
  await ben.getByRole('button', { name: 'Mark as paid' }).click();
  const save = ben.getByRole('dialog').getByRole('button', { name: 'Save' });
  if (await save.isVisible()) await save.click();
  await move(18);
  await expect(ana.getByText('Quits.', { exact: true })).toBeVisible();
  await expect(ben.getByText('Quits.', { exact: true })).toBeVisible();
  await move(4);
  await take(1_300);
  await write(pictures);

  /** Adds a picture of both windows. */
  async function take(delay: number): Promise<void> {
    const [left, right] = await Promise.all([ana.screenshot(), ben.screenshot()]);
    const encoded = await canvas.evaluate(
      async ([first, second, space]) => {
        const images = await Promise.all(
          [first, second].map(async (data) => {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            return image;
          }),
        );
        const [one, two] = images;
        if (one === undefined || two === undefined) throw new Error('A window is missing.');
        const target = document.createElement('canvas');
        target.width = one.width + two.width + 3 * space;
        target.height = one.height + 2 * space;
        const context = target.getContext('2d');
        if (context === null) throw new Error('No canvas.');
        context.fillStyle = '#e9e4d8';
        context.fillRect(0, 0, target.width, target.height);
        for (const [at, image] of images.entries()) {
          const start = space + at * (one.width + space);
          context.save();
          context.beginPath();
          context.roundRect(start, space, image.width, image.height, 18);
          context.clip();
          context.drawImage(image, start, space);
          context.restore();
        }
        return target.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
      },
      [left.toString('base64'), right.toString('base64'), GAP * SCALE] as const,
    );
    const picture = Buffer.from(encoded, 'base64');
    const last = pictures.at(-1);
    // Extend the last frame if nothing changed.
    if (last?.webp.equals(picture) === true) {
      pictures[pictures.length - 1] = { ...last, delay: last.delay + delay };
    } else pictures.push({ webp: picture, delay });
  }

  /** Adds pictures of a movement. */
  async function move(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame += 1) {
      const since = performance.now();
      await take(FRAME);
      const left = FRAME * SLOW - (performance.now() - since);
      await ana.waitForTimeout(Math.max(0, left));
    }
  }
} finally {
  await browser.close();
  await backend.dispose();
}

/** Opens a window whose animations run slowly. */
async function open(opened: Browser): Promise<Page> {
  const context = await opened.newContext({
    locale: 'en-US',
    viewport: SIZE,
    deviceScaleFactor: SCALE,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOW });
  return page;
}

/** Creates a group on the first window and joins it on the second; ends on the list of both. */
async function prepare(ana: Page, ben: Page): Promise<void> {
  await ana.goto(backend.origin);
  await startAsGuest(ana);
  await createGroup(ana, { name: 'Lake house', ownName: 'Ana', others: ['Ben'] });
  const link = await inviteLink(ana);
  for (const line of ['38.20 Groceries', '24 Boat', '9.90 Firewood']) {
    const field = ana.getByRole('textbox', { name: /^Quick/ });
    await field.fill(line);
    await field.press('Enter');
    await expect(expenseRow(ana, line.split(' ')[1] ?? '')).toBeVisible();
  }
  await ben.goto(link);
  await ben.getByRole('button', { name: /without an account/ }).click();
  await ben.getByRole('radio', { name: /Ben/ }).check();
  await ben.getByRole('button', { name: /Join/ }).click();
  await expect(expenseRow(ben, 'Boat')).toBeVisible();
  // Asked after the third expense.
  await ana.getByRole('button', { name: 'No thanks' }).click();
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  for (const page of [ana, ben]) {
    await page.mouse.move(0, 0);
    const notice = page.getByRole('button', { name: 'Close', exact: true });
    while (await notice.isVisible()) await notice.click();
  }
}

async function write(pictures: readonly Picture[]): Promise<void> {
  const frames = await Promise.all(
    pictures.map(({ webp: buffer, delay }) => webp.Image.generateFrame({ buffer, delay })),
  );
  const [width, height] = [(2 * SIZE.width + 3 * GAP) * SCALE, (SIZE.height + 2 * GAP) * SCALE];
  await webp.Image.save(FILE, { frames, width, height, loops: 0 });
  const seconds = pictures.reduce((sum, { delay }) => sum + delay, 0) / 1_000;
  process.stdout.write(`${pictures.length} pictures, ${seconds.toFixed(1)} s\n`);
}
