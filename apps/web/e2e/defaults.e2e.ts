import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { createGroup, expenseRow, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const main = (page: Page) => page.locator('#main');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const openForm = (page: Page) => page.getByRole('link', { name: 'Add expense' }).first().click();
const openList = (page: Page) =>
  page.getByRole('link', { name: 'Expenses', exact: true }).first().click();

test('a group’s defaults start its expenses, and one repeats at the end of the month', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });

  await test.step('the usual split, category and payer are set', async () => {
    await openSettings(page, 'Defaults');
    await page.getByLabel('Usual split').selectOption({ label: 'By percentage' });
    await page.getByRole('checkbox', { name: 'Cleo' }).uncheck();
    await page.getByRole('textbox', { name: 'Your share' }).fill('60');
    await page.getByRole('textbox', { name: 'Ben’s share' }).fill('30');
    await expect(page.getByText('10% left')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Ben’s share' }).fill('40');
    await expectAccessible(page);
    await save(page);
    await expect(main(page).getByText('Saved')).toBeVisible();
    await page.getByLabel('Usual category').selectOption({ label: 'Groceries' });
    await page.getByLabel('Usual payer').selectOption({ label: 'Ben' });
    await expectAccessible(page);
  });

  await test.step('the form starts with them, says so, and returns to them', async () => {
    await openList(page);
    await openForm(page);
    const form = page.getByRole('form', { name: 'Add expense' });
    await expect(form.getByText('Usual split')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Category: Groceries' })).toBeVisible();
    await expect(form).toContainText('Paid by Ben, split by percentage');
    await page.getByRole('textbox', { name: 'Amount' }).fill('50');
    await page.getByLabel('Description').fill('Bread');
    await form.getByRole('button', { name: 'by percentage' }).click();
    await page.getByRole('textbox', { name: 'Ben’s share' }).fill('27.5');
    await expect(page.getByText('12.5% left')).toBeVisible();
    await page.getByRole('radio', { name: 'Equally' }).check();
    await expect(form.getByText('Usual split', { exact: true })).toBeHidden();
    await form.getByRole('button', { name: 'Use the usual split' }).click();
    await expect(form.getByText('you borrowed $30.00')).toBeVisible();
    await expectAccessible(page);
    await save(page);
    await expect(expenseRow(page, 'Bread')).toContainText('$30.00');
  });

  await test.step('so does the quick line, but not a payment', async () => {
    await page.getByRole('textbox', { name: /^Quick add/ }).fill('20 Cheese');
    await page.keyboard.press('Enter');
    await expect(expenseRow(page, 'Cheese')).toContainText('$12.00');
    await openForm(page);
    await page.getByRole('radio', { name: 'Payment' }).check();
    await expect(page.getByLabel('From')).toHaveValue(/.+/);
    await expect(page.getByLabel('From').locator('option:checked')).toHaveText('You');
    await page.getByRole('radio', { name: 'Expense' }).check();
  });

  await test.step('an expense repeats on the last day of each month', async () => {
    await page.getByRole('textbox', { name: 'Amount' }).fill('900');
    await page.getByLabel('Description').fill('Rent');
    await page.getByRole('button', { name: 'Date: Today' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2096-02-28');
    await page.getByRole('button', { name: 'Repeat', exact: true }).click();
    const repeat = page.getByLabel('Repeat', { exact: true });
    await repeat.selectOption({ label: 'Every 2 weeks' });
    await expect(page.getByText('Next: Mar 13, 2096, Mar 27, 2096, Apr 10, 2096')).toBeVisible();
    await repeat.selectOption({ label: 'Quarterly' });
    await expect(page.getByText('Next: May 28, 2096, Aug 28, 2096')).toBeVisible();
    await repeat.selectOption({ label: 'Last day of the month' });
    await expect(page.getByText('Next: Mar 31, 2096, Apr 30, 2096, May 31, 2096')).toBeVisible();
    await save(page);
    await openSettings(page, 'Recurring expenses');
    await expect(main(page).getByText(/Last day of the month.*Next: Mar 31, 2096/)).toBeVisible();
  });

  await test.step('the activity tells it in words, and a merge carries the defaults along', async () => {
    await page.getByRole('link', { name: 'Activity' }).first().click();
    await expect(page.getByText('You changed the defaults for new expenses')).toHaveCount(3);
    await expect(page.getByText('You: 60%, Ben: 40%')).toBeVisible();
    await expectAccessible(page);
  });
});
