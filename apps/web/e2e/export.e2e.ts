import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { expectFits } from './expect-fits.ts';
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
}, testInfo) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Cabin', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '20', title: 'Wood' });
  await addExpense(page, { amount: '5', title: 'Ice <b>"cream"</b>' });
  await openSettings(page, 'Export');
  const archive = testInfo.outputPath('Cabin.zip');

  await test.step('everything is one archive, with a page that a browser opens from a file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).click();
    await (await downloading).saveAs(archive);
    const files = unzipSync(await readFile(archive));
    expect(Object.keys(files)).toEqual(['Cabin.html', 'Cabin.csv', 'Cabin.json']);
    const file = testInfo.outputPath('Cabin.html');
    await writeFile(file, files['Cabin.html'] ?? '');
    const reader = await context.newPage();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(request.url()));
    await reader.goto(pathToFileURL(file).href);
    await expect(reader.getByRole('heading', { name: 'Cabin' })).toBeVisible();
    await expect(reader.getByText('+$12.50')).toBeVisible();
    const rows = reader.locator('tbody tr:visible');
    await expect(rows).toHaveCount(2);
    await expect(reader.locator('#sums')).toHaveText('$25.00');
    await reader.getByLabel('Search').fill('ICE');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ice <b>"cream"</b>');
    await expect(reader.locator('#sums')).toHaveText('$5.00');
    await expectAccessible(reader);
    await expectFits(reader, 'the exported page');
    await reader.emulateMedia({ media: 'print' });
    await expect(reader.getByLabel('Search')).toBeHidden();
    await reader.close();
    expect(asked).toEqual([pathToFileURL(file).href]);
  });

  await test.step('the archive becomes a group again', async () => {
    await page.goto('/import');
    await page.locator('input[type=file]').setInputFiles(archive);
    await expect(page.getByText('Found 2 expenses')).toBeVisible();
    await expect(page.getByText(/gets? back \$12\.50/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ana');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('link', { name: 'View expenses' }).click();
    await expect(page.getByText('Ice <b>"cream"</b>')).toBeVisible();
    await openSettings(page, 'Export');
  });

  await test.step('on paper there is the statement and nothing of the app', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-paper]').getByText('You get back $12.50')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Wood', includeHidden: true })).toBeVisible();
    await expect(page.getByText('Export CSV')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('[data-paper]').getByText('You get back $12.50')).toBeHidden();
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
