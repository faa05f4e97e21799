import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

/** Creates an image in the browser, so that no file is needed. */
async function picture(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 1200);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing to draw on.');
    context.fillStyle = '#f6f1e4';
    context.fillRect(0, 0, 900, 1200);
    context.fillStyle = '#333';
    for (let line = 0; line < 20; line += 1) context.fillRect(80, 90 + line * 52, 740, 14);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** Creates the data transfer of a dragged file. */
function dragged(page: Page, { name, mimeType, buffer }: Awaited<ReturnType<typeof picture>>) {
  return page.evaluateHandle(
    ({ bytes, ...file }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file.name, { type: file.type }));
      return data;
    },
    { bytes: [...buffer], name, type: mimeType },
  );
}

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test(
    `receipts are added, seen by others, opened and removed (${name})`,
    name === 'desktop' ? SECOND_SIZE : {},
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: backend.origin, viewport });
      const page = await context.newPage();
      await page.goto('/');
      await startAsGuest(page);
      await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
      await addExpense(page, { amount: '30', title: 'Paint' });
      await page.getByRole('link', { name: 'Paint' }).click();

      const input = page.getByLabel('Add receipt');
      await input.setInputFiles([
        await picture(page, 'front.jpg'),
        await picture(page, 'back.jpg'),
      ]);
      await expect(page.getByRole('button', { name: 'front.jpg', exact: true })).toBeVisible();
      const stored = page.getByRole('img', { name: 'back.jpg' });
      await expect(stored).toHaveAttribute('src', /\/v0\/b\//);

      await input.setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no picture'),
      });
      await expect(
        page.getByText('This type of file isn’t supported here. Choose another one.'),
      ).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: 'front.jpg', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'front.jpg' });
      await expect(dialog.getByRole('img')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Open file' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      // Viewed images are available offline.
      await keptOnDevice(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('img', { name: 'front.jpg' })).toHaveAttribute('src', /^blob:/);
      await page.getByRole('button', { name: 'front.jpg', exact: true }).click();
      await expect(dialog.getByRole('img')).toHaveAttribute('src', /^blob:/);
      await page.keyboard.press('Escape');
      await context.setOffline(false);

      await page.getByRole('button', { name: 'Delete front.jpg' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('button', { name: 'front.jpg', exact: true })).toBeHidden();
      await expect(stored).toBeVisible();

      await test.step('one is dragged into a form, and what is typed meanwhile stays', async () => {
        await page.getByRole('link', { name: 'Edit' }).click();
        const form = page.getByRole('form', { name: 'Edit expense' });
        const dataTransfer = await dragged(page, await picture(page, 'dropped.jpg'));
        await form.dispatchEvent('dragenter', { dataTransfer });
        await form.getByText('Add receipt').dispatchEvent('drop', { dataTransfer });
        await page.getByLabel('Description').fill('Paint and brush');
        await expect(page.getByRole('button', { name: 'dropped.jpg', exact: true })).toBeVisible();
        await expect(page.getByLabel('Description')).toHaveValue('Paint and brush');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'Paint and brush' })).toBeVisible();
        await expect(page.getByRole('img', { name: 'dropped.jpg' })).toBeVisible();
      });
      await context.close();
    },
  );
}

test(
  'a receipt that was added without a connection is sent after a reload',
  LONG,
  async ({ page }) => {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Boat', ownName: 'Ana', others: ['Ben'] });
    await addExpense(page, { amount: '12', title: 'Rope' });
    await page.getByRole('link', { name: 'Rope' }).click();
    await expect(page.getByLabel('Add receipt')).toBeAttached();
    const file = await picture(page, 'rope.jpg');
    await keptOnDevice(page);

    await backend.stop();
    await page.context().setOffline(true);
    await page.getByLabel('Add receipt').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'rope.jpg' })).toBeVisible();
    await expect(page.getByText('Waiting for a connection')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('img', { name: 'rope.jpg' })).toHaveAttribute('src', /^blob:/);

    await backend.restart();
    await page.context().setOffline(false);
    await expect(page.getByRole('img', { name: 'rope.jpg' })).toHaveAttribute('src', /\/v0\/b\//);
    await expect(page.getByText('Waiting for a connection')).toBeHidden();

    await test.step('and is in what one takes along', async () => {
      await page.getByRole('link', { name: 'Account', exact: true }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export everything' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^quits-.*\.zip$/);
      // The archive isn't compressed, so its contents can be searched.
      const bytes = readFileSync(await download.path());
      expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
      expect(bytes.toString('latin1')).toMatch(/\w+\/receipts\/\w+\/\w+\.jpg/);
      expect(bytes.toString('latin1')).toContain('"title":"Rope"');
    });
  },
);

test('a receipt is added while the expense is typed, also without a connection', async ({
  context,
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12');
  await page.getByLabel('Description').fill('Paint');
  await page.getByRole('button', { name: 'Notes · Receipts' }).click();
  const bill = await picture(page, 'bill.jpg');
  await keptOnDevice(page);
  await context.setOffline(true);
  await page.getByLabel('Add receipt').setInputFiles(bill);
  await expect(page.getByRole('button', { name: 'bill.jpg', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receipts: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Paint' }).click();
  await expect(page.getByRole('button', { name: 'bill.jpg', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: 'bill.jpg' })).toHaveAttribute('src', /\/v0\/b\//);
});
