import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, expenseRow, startAsGuest } from './steps.ts';

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' }).first();

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

for (const [name, size] of SIZES) {
  test(
    `one acts and finds from where one is, on a ${name}`,
    name === 'desktop' ? SECOND_SIZE : {},
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
      await addExpense(page, { amount: '940', title: 'Rent' });
      await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
      await createGroup(page, { name: 'Club', ownName: 'Ana', others: ['Dmitri'] });

      await test.step('a new expense from the list of groups; Back skips the saved form', async () => {
        await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
        await page.getByRole('link', { name: 'Add expense' }).click();
        await expect(page.getByRole('heading', { name: 'Which group is this for?' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('listitem').filter({ hasText: 'Club' }).getByRole('button').click();
        await amount(page).fill('30 eur');
        await page.getByLabel('Description').fill('Shuttlecocks');
        await page.getByLabel('1 EUR =').fill('1.1');
        await save(page);
        await expect(expenseRow(page, 'Shuttlecocks')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
      });

      await test.step('the search finds expenses, amounts and people of all groups', async () => {
        const field = page.getByRole('combobox', { name: 'Search' });
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await field.fill('dmit');
        await expect(page.getByRole('option', { name: /Dmitri/ })).toContainText('Club');
        await field.fill('shuttle');
        await expect(page.getByRole('option', { name: /Shuttlecocks/ })).toContainText('€30.00');
        await expectAccessible(page);
        await field.fill('940');
        await page.getByRole('option', { name: /Rent/ }).click();
        await expect(page.getByRole('heading', { name: 'Rent' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Edit' })).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeInViewport();
      });

      await test.step('an edit doesn’t come back either', async () => {
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByLabel('Description').fill('Rent of May');
        await save(page);
        await expect(page.getByRole('heading', { name: 'Rent of May' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
      });

      await test.step('the last rate is taken, and named', async () => {
        await page.getByRole('link', { name: /Club/ }).click();
        await page.getByRole('link', { name: 'Add expense' }).first().click();
        await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
        await expect(page.getByLabel('1 EUR =')).toHaveValue('1.1');
        await amount(page).fill('20');
        await expect(page.getByText(/= \$22\.00 · rate from /)).toBeVisible();
        await page.getByLabel('Description').fill('Hall');
        await page.getByRole('button', { name: /^equally between/ }).click();
        await page.getByRole('radio', { name: 'By item' }).check();
        await page.getByRole('textbox', { name: 'Amount' }).nth(1).fill('25');
        await page.getByRole('button', { name: 'Use the items’ total: €25.00' }).click();
        await expect(page.getByText('= €25.00')).toBeVisible();
        await save(page);
        await expect(expenseRow(page, 'Hall')).toContainText('€25.00');
      });

      await test.step('only what is deleted can be restored', async () => {
        await page.getByRole('link', { name: 'Hall' }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(expenseRow(page, 'Hall')).toBeVisible();
        const tabs = page.getByRole('navigation', { name: 'Club' });
        await tabs.getByRole('link', { name: 'Activity' }).click();
        await expect(page.getByText('You restored Hall')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden();
      });
    },
  );
}
