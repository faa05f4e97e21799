import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { createGroup, keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture that another app shares becomes the receipt of a new expense', async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Harbour flat', ownName: 'Ada', others: ['Ben'] });
    await keptOnDevice(page);

    // Simulates a system's share sheet: a form posted to the manifest's URL.
    await page.evaluate((pixel) => {
      const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], 'ticket.png', { type: 'image/png' }));
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/add';
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'receipts';
      input.files = files.files;
      const title = document.createElement('input');
      title.name = 'title';
      title.value = 'Tickets';
      form.append(input, title);
      document.body.append(form);
      form.submit();
    }, PIXEL);

    // With a single group, it is chosen automatically.
    await expect(page).toHaveURL(/\/groups\/[^/]+\/add$/);
    await expect(page.getByLabel('Description')).toHaveValue('Tickets');
    await expect(page.getByText(/Receipts: 1/)).toBeVisible();
  } finally {
    await backend.dispose();
  }
});

test('a shortcut asks for the group, and keeps what its address says', async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Harbour flat', ownName: 'Ada', others: ['Ben'] });
    await page.getByRole('link', { name: 'Groups' }).click();
    await createGroup(page, { name: 'Choir', ownName: 'Ada', others: ['Cleo'] });

    await page.goto(`${backend.origin}/add?amount=12.50&title=Tickets`);
    await page.getByRole('button', { name: 'Harbour flat' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Tickets');
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.50');
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription('Harbour flat');
    // Nothing was changed, and the visit began with the form.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Harbour flat' })).toBeVisible();
  } finally {
    await backend.dispose();
  }
});
