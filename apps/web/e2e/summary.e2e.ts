import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeEach(async () => {
  backend = await BackendProcess.start();
});

test.afterEach(() => backend.dispose());

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

for (const [name, viewport] of SIZES) {
  const isPhone = name === 'phone';
  test(
    `what a trip cost becomes an image that never leaves the ${name} by itself`,
    isPhone ? {} : SECOND_SIZE,
    async ({ browser }) => {
      const page = await browser.newPage({
        baseURL: backend.origin,
        viewport,
        hasTouch: isPhone,
        isMobile: isPhone,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await stubSharing(page, isPhone);
      await page.goto('/');
      await startAsGuest(page);
      await createGroup(page, { name: 'Lake trip', ownName: 'Ana', others: ['Ben'] });
      await addExpense(page, { amount: '100', title: 'Lake house' });
      await addExpense(page, { amount: '60', title: 'Boat #water' });
      await addExpense(page, { amount: '40', title: 'Ice #water' });
      await page.getByRole('link', { name: 'Insights' }).click();
      await page.getByRole('button', { name: 'Create image' }).click();
      const sheet = page.getByRole('dialog', { name: 'Summary' });
      const image = sheet.getByRole('img');

      await test.step('it says what was spent, by whom and on what', async () => {
        await expect(image).toHaveAttribute('alt', /Lake trip .* Spent together: \$200/);
        await expect(image).toHaveAttribute('alt', /1 day · 3 expenses · 2 people/);
        await expect(image).toHaveAttribute('alt', /Lake house was half of it/);
        await expect(image).toHaveAttribute('alt', /Ana · \$200\.00 · \$100\.00/);
        await expect.poll(() => inkOf(page)).toBeGreaterThan(0.02);
        await expectAccessible(page);
        await expectFits(page, 'the summary');
      });

      await test.step('amounts and names can be left out, without a connection too', async () => {
        await backend.stop();
        await sheet.getByRole('switch', { name: 'Show amounts' }).uncheck();
        await sheet.getByRole('switch', { name: 'Show names' }).uncheck();
        await expect(image).not.toHaveAttribute('alt', /\$|Ana|Ben/);
        await expect(image).toHaveAttribute('alt', /3 expenses · 2 people/);
        await sheet.getByRole('switch', { name: 'Show amounts' }).check();
        await sheet.getByLabel('Tag').selectOption('#water');
        await expect(image).toHaveAttribute('alt', /#water .* Spent together: \$100/);
      });

      await test.step('the system shares it, or the browser saves and copies it', async () => {
        if (isPhone) {
          await sheet.getByRole('button', { name: 'Share' }).click();
          await expect
            .poll(() => page.evaluate(() => document.body.dataset['shared']))
            .toBe('#water.png image/png');
          return;
        }
        const downloading = page.waitForEvent('download');
        await sheet.getByRole('button', { name: 'Save image' }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe('#water.png');
        const bytes = await readFile(await download.path());
        expect(bytes.subarray(1, 4).toString()).toBe('PNG');
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
        await sheet.getByRole('button', { name: 'Copy' }).click();
        await expect(page.getByText('Copied')).toBeVisible();
        const types = await page.evaluate(async () =>
          (await navigator.clipboard.read()).flatMap((item) => [...item.types]),
        );
        expect(types).toEqual(['image/png']);
      });
    },
  );
}

/** Replaces the system's share sheet, which headless browsers don't have, with one that notes the file; none on a desktop. */
async function stubSharing(page: Page, isThere: boolean): Promise<void> {
  await page.addInitScript((there) => {
    Object.assign(navigator, {
      canShare: there ? () => true : undefined,
      share: async ({ files = [] }: ShareData) => {
        document.body.dataset['shared'] = files.map(({ name, type }) => `${name} ${type}`).join();
      },
    });
  }, isThere);
}

/** Returns the part of the image's pixels that aren't paper. */
function inkOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('[role="dialog"] img');
    if (image === null) return 0;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 108;
    canvas.height = 135;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 108, 135);
    const { data } = context?.getImageData(0, 0, 108, 135) ?? { data: new Uint8ClampedArray() };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 160) dark += 1;
    return dark / (data.length / 4);
  });
}
