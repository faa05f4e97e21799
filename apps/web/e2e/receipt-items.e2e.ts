import { expect, type Page } from '@playwright/test';
import { type Damage, drawReceipt } from '../bench/receipts/draw-receipt.ts';
import { sampleReceipt } from '@quits/ledger/sample-receipts/sample-receipt';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { createGroup, keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const PHOTO: Damage = {
  font: '"DejaVu Sans Mono", monospace',
  turned: 3,
  blur: 0.5,
  wrinkles: 1.5,
  shadow: 0.7,
  noise: 10,
  quality: 0.85,
  seed: 7,
};

async function photoOf(page: Page, receipt: ReturnType<typeof sampleReceipt>) {
  const jpeg = await page.evaluate(drawReceipt, { rows: receipt.rows, damage: PHOTO });
  return { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg, 'base64') };
}

test(
  'a photo becomes the items of an expense on the device, later without a connection',
  LONG,
  async ({ context, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const elsewhere: string[] = [];
    // What the policy blocks has no response.
    context.on('response', (response) => {
      const { hostname, protocol } = new URL(response.url());
      if (hostname !== 'localhost' && protocol.startsWith('http')) elsewhere.push(response.url());
    });
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Trip', ownName: 'Ana', others: ['Ben'] });
    await keptOnDevice(page);
    const receipt = sampleReceipt(3, 'en', 3);
    const photo = await photoOf(page, receipt);

    async function addPhoto(): Promise<void> {
      await page.getByRole('link', { name: 'Add expense' }).first().click();
      await page.getByRole('button', { name: 'Notes · Receipts' }).click();
      await page.getByLabel('Add receipt').setInputFiles(photo);
      await page.getByRole('button', { name: 'Fill in items from photo' }).click();
    }

    await test.step('before its first use, it needs a connection', async () => {
      await context.setOffline(true);
      await addPhoto();
      await expect(page.getByText('Text recognition has to be downloaded once')).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Fill in items from photo' }).click();
      await expect(page.getByLabel('Language of the receipt')).toBeVisible();
      // Without a model of the server, there is no way off the device.
      await expect(page.getByRole('button', { name: /^Read with/ })).toHaveCount(0);
    });

    await test.step('items, tax and total are filled in', async () => {
      await page.getByRole('button', { name: 'Fill in items from photo' }).click();
      await expect(page.getByRole('textbox', { name: 'Amount', exact: true }).first()).toHaveValue(
        (receipt.total / 100).toFixed(2),
        { timeout: 60_000 },
      );
      await expect(page.getByLabel('Description')).toHaveValue(receipt.merchant);
      await expect(page.getByLabel('Tax')).toHaveValue((receipt.tax / 100).toFixed(2));
      const names = page.getByRole('textbox', { name: 'Item', exact: true });
      await expect(names).toHaveCount(receipt.items.length);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('link', { name: receipt.merchant })).toBeVisible();
    });

    await test.step('the next one is read without a connection', async () => {
      await context.setOffline(true);
      await addPhoto();
      await expect(page.getByLabel('Description')).toHaveValue(receipt.merchant, {
        timeout: 60_000,
      });
      await context.setOffline(false);
    });
    expect(elsewhere).toEqual([]);
  },
);
