import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, openBalances, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function ledger(page: Page, size = { width: 360, height: 740 }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
}

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const quick = (page: Page) => page.getByRole('textbox', { name: /^Quick/ });

async function startExpense(page: Page, currency: string): Promise<void> {
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption(currency);
}

test('a rate above a thousand stays what it is, and one that may be two is asked about', async ({
  page,
}) => {
  await ledger(page);
  await startExpense(page, 'IDR');
  await amount(page).fill('100');
  await page.getByLabel('Description').fill('Satay');
  const rate = page.getByRole('textbox', { name: '1 IDR =' });
  await rate.fill('17,500');
  await save(page);
  await expect(rate).toBeFocused();
  await expect(rate).toHaveAccessibleDescription(/This could mean two rates/);
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '17.5', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '17500' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rate).toHaveValue('17500');
  await expect(rate).toBeFocused();
  await save(page);
  await expect(page.getByText('You get back $875,000.00')).toBeVisible();

  await expenseRow(page, 'Satay').getByRole('link').click();
  await expect(page.getByText('1 IDR = 17500 USD')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(rate).toHaveValue('17500');
  await page.getByLabel('Description').fill('Satay again');
  await save(page);
  // On a phone, only the group's own screens show the balance.
  await page.getByRole('button', { name: 'Back to expenses' }).click();
  await expect(page.getByText('You get back $875,000.00')).toBeVisible();
});

test('an amount that may be two is asked about, and a time is none', async ({ page }) => {
  await ledger(page, { width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await amount(page).fill('1.234');
  await page.getByRole('button', { name: '$1,234.00' }).click();
  await expect(amount(page)).toHaveValue('1234.00');
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('12:30');
  await save(page);
  await expect(amount(page)).toHaveAccessibleDescription(/Enter a number or a sum/);
  await amount(page).fill('1,234');
  await page.getByLabel('Description').fill('Rent');
  await save(page);
  await expect(expenseRow(page, 'Rent')).toContainText('$1,234.00');

  await quick(page).fill('1.500 boiler');
  await quick(page).press('Enter');
  await page.getByRole('button', { name: '$1.50' }).click();
  await expect(expenseRow(page, 'boiler')).toContainText('$1.50');

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByLabel('Minimum amount').fill('1.000');
  await page.getByRole('button', { name: '$1,000.00' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(expenseRow(page, 'Rent')).toBeVisible();
  await expect(expenseRow(page, 'boiler')).toBeHidden();
});

test('a currency that is named is that one, and the next line is asked', async ({ page }) => {
  await ledger(page);
  await quick(page).fill('12 eur Croissants');
  await quick(page).press('Enter');
  await expect(expenseRow(page, 'Croissants')).toContainText('€12.00');
  await quick(page).fill('8 bread');
  await quick(page).press('Enter');
  await expect(expenseRow(page, 'bread')).toContainText('$8.00');

  await quick(page).fill('20 € museum');
  await quick(page).press('Enter');
  await expect(expenseRow(page, 'museum')).toContainText('€20.00');
  await page.getByRole('button', { name: 'In EUR, like last time?' }).click();
  await quick(page).fill('5 ice');
  await quick(page).press('Enter');
  // There is no rate yet, which only the full form can ask for.
  await expect(page.getByRole('textbox', { name: '1 EUR =' })).toBeVisible();
  await expect(amount(page)).toHaveValue('5.00');
  await page.getByRole('textbox', { name: '1 EUR =' }).fill('1.1');
  await save(page);
  await expect(expenseRow(page, 'ice')).toContainText('€5.00');

  await page.reload();
  await page.getByRole('button', { name: 'In EUR, like last time?' }).click();
  await expect(page.getByRole('button', { name: 'In USD' })).toBeVisible();
  await expectAccessible(page);
  await quick(page).fill('10 tea');
  await quick(page).press('Enter');
  await expenseRow(page, 'tea').getByRole('link').click();
  await expect(page.getByText('= $11.00 (1 EUR = 1.1 USD)')).toBeVisible();

  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await quick(page).fill('kr 100 coffee');
  await quick(page).press('Enter');
  await expect(quick(page)).toHaveAccessibleDescription(/“kr” can be several currencies/);
});

test('dollars of two countries are told apart wherever they meet', async ({ page }) => {
  await ledger(page);
  await addExpense(page, { amount: '10', title: 'Pizza' });
  await expect(expenseRow(page, 'Pizza')).toContainText('$10.00');
  await quick(page).fill('10 cad poutine');
  await quick(page).press('Enter');
  await expect(expenseRow(page, 'poutine')).toContainText(/CAD\s10\.00/);
  await expect(expenseRow(page, 'Pizza')).toContainText('USD');
  await openBalances(page);
  await expect(
    page
      .getByText(/CAD\s10\.00/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('more than is owed is recorded only when that is meant', async ({ page }) => {
  await ledger(page);
  await addExpense(page, { amount: '24', title: 'Pizza' });
  await openBalances(page);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByLabel('Amount paid').fill('20');
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'Ben owes you $12.00' });
  await expect(question).toHaveAccessibleDescription('Record $20.00 anyway?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Amount paid')).toHaveValue('20');
  await save(page);
  await question.getByRole('button', { name: 'Record $12.00' }).click();
  await expect(page.getByText('Quits.')).toBeVisible();

  await addExpense(page, { amount: '10', title: 'Tea' });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('radio', { name: 'Payment' }).check();
  await page.getByLabel('From', { exact: true }).selectOption({ label: 'Ben' });
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'You' });
  await amount(page).fill('6');
  await save(page);
  await expect(page.getByRole('alertdialog', { name: 'Ben owes you $5.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Record $6.00' }).click();
  await expect(page.getByText('You owe $1.00')).toBeVisible();
});
