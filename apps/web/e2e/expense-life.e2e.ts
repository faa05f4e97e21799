import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function ledger(page: Page): Promise<void> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });
}

test('an expense is split exactly, edited, deleted and brought back', async ({ page }) => {
  await ledger(page);
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10+2');
  await page.getByLabel('Description').fill('Paint');
  await page.getByRole('button', { name: 'equally between 3 people' }).click();
  await page.getByRole('radio', { name: 'Exact amounts' }).check();
  await page.getByLabel('Your share').fill('2');
  await page.getByLabel('Ben’s share').fill('7');
  await expect(page.getByText('$3.00 of $12.00 left')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The split doesn’t add up to the total yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Assign the remaining $3.00 to Cleo' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You get back $10.00')).toBeVisible();

  await page.getByRole('link', { name: 'Paint' }).click();
  await expect(page.getByRole('columnheader', { name: 'Share' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'exact amounts' }).click();
  await expect(page.getByLabel('Ben’s share')).toHaveValue('7.00');
  await page.getByLabel('Ben’s share').fill('8');
  await page.getByLabel('Cleo’s share').fill('2');
  await page.getByLabel('Description').fill('White paint');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'White paint' })).toBeVisible();

  // A fast second tap doesn't delete twice.
  await page.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Nothing to settle yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByText('You get back $10.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'White paint' })).toBeVisible();
  await expect(page.getByText(/changes? waiting to sync/)).toBeHidden();
  await expect(page.getByText('A change couldn’t be saved')).toBeHidden();

  await page
    .getByRole('navigation', { name: 'Flat' })
    .getByRole('link', { name: 'Activity' })
    .click();
  await expect(page.getByText('You restored White paint')).toBeVisible();
  await expect(page.getByText('You deleted White paint ($12.00)')).toBeVisible();
  await expect(page.getByRole('deletion').first()).toHaveText('Paint');

  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('figure', { name: 'By month' })).toBeVisible();
  await expect(page.getByText('$12.00').filter({ visible: true }).first()).toBeVisible();
});

test('a debt opens to its expenses, is shared as text, and paid in part and then in full', async ({
  context,
  page,
}) => {
  await ledger(page);
  await addExpense(page, { amount: '9', title: 'Pizza' });
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page.getByText('Ben pays you')).toBeVisible();
  await page.getByRole('button', { name: 'Why this amount?' }).first().click();
  const why = page.getByRole('dialog', { name: 'Why Ben owes you' });
  await expect(why.getByRole('listitem')).toContainText('Pizza');
  await page.keyboard.press('Escape');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Flat: who pays whom\nBen pays Ana $3.00\nCleo pays Ana $3.00',
  );

  const payments = page.getByRole('button', { name: 'Mark as paid' });
  const pay = async (amount?: string) => {
    await payments.first().click();
    const field = page.getByLabel('Amount paid');
    await expect(field).toHaveValue(/^[0-9.]+$/);
    if (amount !== undefined) await field.fill(amount);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await pay('1');
  await expect(page.getByText('You get back $5.00')).toBeVisible();
  await pay();
  // Rows follow in a transition, so the one that was paid may still be the first.
  await expect(payments).toHaveCount(1);
  await pay();
  await expect(page.getByText('Quits.', { exact: true })).toBeVisible();
  await expect(page.getByText('You’re all settled up')).toBeVisible();

  // A payment goes from one to another; nothing is split.
  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await page.getByRole('link', { name: 'Ben → Ana' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'From' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'To', exact: true })).toBeVisible();
});
