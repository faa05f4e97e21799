import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

test('a group is exported without a connection, and printed as a statement', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Cabin', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '20', title: 'Wood' });
  await openSettings(page, 'Export');

  await test.step('on paper there is the statement and nothing of the app', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-paper]').getByText('You get back $10.00')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Wood', includeHidden: true })).toBeVisible();
    await expect(page.getByText('Export CSV')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-paper]').getByText('You get back $10.00')).toBeHidden();
  });

  await test.step('without a connection the file holds what is here, and says so', async () => {
    await backend.stop();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await downloading;
    await expect(
      page.getByText('Only includes what’s on this device. Some expenses may be missing.'),
    ).toBeVisible();
  });
});
