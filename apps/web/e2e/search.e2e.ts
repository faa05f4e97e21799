import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

async function withExpenses(page: Page): Promise<void> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  for (const [title, amount] of [
    ['Café Röstí', '12'],
    ['Train to Bern', '99'],
    ['Bread', '4'],
  ] as const) {
    await addExpense(page, { title, amount });
  }
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Expenses', exact: true }).getByRole('listitem');

test('words and filters narrow the list down, and the address keeps them', async ({ browser }) => {
  const page = await browser.newPage({ viewport: phone });
  await withExpenses(page);
  await page.getByLabel('Search').fill('cafe');
  await expect(rows(page)).toHaveText([/Café Röstí/]);
  await expect(page.getByText('1 expense', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=cafe/);
  await page.reload();
  // Less than the 10 s for which the database waits until the first screen is ready.
  await expect(rows(page)).toHaveText([/Café Röstí/], { timeout: 8_000 });
  // All of them come from the cache, which is in the order of ids.
  await page.getByLabel('Search').fill('e');
  await expect(page.getByText('3 expenses', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText([/Bread/, /Train/, /Café/]);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Minimum amount').fill('10');
  await sheet.getByLabel('Maximum amount').fill('50');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveText([/Café Röstí/]);

  await page.getByRole('link', { name: 'Café Röstí' }).click();
  await expect(page.getByRole('heading', { name: 'Café Röstí' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to expenses' }).click();
  await expect(page).toHaveURL(/min=10&max=50/);
  await expect(rows(page)).toHaveText([/Café Röstí/]);

  const add = page.getByRole('link', { name: 'Add expense' }).first();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add expense' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveText([/Café Röstí/]);
  // Letters that the address has not got yet are behind the form too.
  await page.getByLabel('Search').fill('rost');
  await add.click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('5');
  await page.getByLabel('Description').fill('Milk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page)).toHaveText([/Milk/, /Bread/, /Train/, /Café/]);
  await page.close();
});

test('without a connection it searches what the device knows', LONG, async ({ page }) => {
  await withExpenses(page);
  await keptOnDevice(page);
  await backend.stop();
  await page.context().setOffline(true);
  await page.getByLabel('Search').fill('bern');
  await expect(rows(page)).toHaveText([/Train to Bern/]);
  await expect(page.getByText('Some expenses may be missing.')).toBeHidden();
  await page.context().setOffline(false);
  await backend.restart();
});

test('deleted expenses are found by the filter and can be restored', async ({ page }) => {
  await withExpenses(page);
  await page.getByRole('link', { name: 'Bread' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('switch', { name: 'Deleted only' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveText([/Bread/]);
  await rows(page).getByRole('link').click();
  // A fast second tap doesn't restore twice.
  await page.getByRole('button', { name: 'Restore' }).dblclick();
  await expect(page.getByText('This expense was deleted')).toBeHidden();
  await expect(page.getByText(/changes? waiting to sync/)).toBeHidden();
  await expect(page.getByText('A change couldn’t be saved')).toBeHidden();
});

test('list and detail stand side by side where there is room', async ({ browser }) => {
  const page = await browser.newPage({ viewport: desktop });
  await withExpenses(page);
  await expect(page.getByText('Select an expense to see its details.')).toBeVisible();
  await page.getByRole('link', { name: 'Bread' }).click();
  await expect(page.getByRole('region', { name: 'Expense' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Train to Bern' }).click();
  await expect(page.getByRole('heading', { name: 'Train to Bern' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to expenses' }).click();
  await expect(page.getByText('Select an expense to see its details.')).toBeVisible();
  await page.close();
});
