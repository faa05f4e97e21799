import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, expenseRow, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

for (const width of [360, 1440]) {
  test(
    `a category of one's own is made, chosen, learned and removed: ${width}`,
    width === 360 ? SECOND_SIZE : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Cabin', ownName: 'Ana', others: ['Ben'] });
      const group = page.url();

      await test.step('it takes a name of its own and one emoji', async () => {
        await openSettings(page, 'Categories');
        await expect(page.getByRole('heading', { name: 'Default categories' })).toBeVisible();
        const name = page.getByLabel('Name', { exact: true });
        await page.getByLabel('Emoji').fill('ab');
        await name.fill('groceries');
        await page.getByRole('button', { name: 'Add category' }).click();
        await expect(page.getByText('This category already exists.')).toBeVisible();
        await expect(page.getByText('Choose one emoji.')).toBeVisible();
        await page.getByLabel('Emoji').fill('🪵');
        await expect(page.getByText('Choose one emoji.')).toBeHidden();
        // An error of one field doesn't move the other.
        const emoji = await page.getByLabel('Emoji').boundingBox();
        expect(emoji?.y).toBe((await name.boundingBox())?.y);
        await name.fill('Firewood');
        await page.getByRole('button', { name: 'Add category' }).click();
        await expect(page.getByRole('button', { name: 'Edit: Firewood' })).toBeVisible();
      });

      await test.step('it is chosen for an expense and guessed for the next', async () => {
        await page.goto(`${group}/add`);
        await page.getByRole('textbox', { name: 'Amount' }).fill('60');
        await page.getByLabel('Description').fill('Logs from Olaf');
        await page.getByRole('button', { name: 'Category: Other' }).click();
        await page.getByRole('menuitem', { name: 'Firewood' }).click();
        await page.getByLabel('Description').fill('Pizza logs');
        await expect(page.getByRole('button', { name: 'Category: Firewood' })).toBeVisible();
        await page.getByRole('button', { name: 'Save and add another' }).click();
        await expect(page.getByLabel('Description')).toHaveValue('');
        await page.getByLabel('Description').fill('Pizza');
        await expect(
          page.getByRole('button', { name: /^Category: (Firewood|Eating out)/ }),
        ).toBeVisible();
        await page.getByLabel('Description').fill('logs again');
        await expect(page.getByRole('button', { name: 'Category: Firewood' })).toBeVisible();
      });

      await test.step('once removed it is not offered, but stays where it is', async () => {
        await page.goto(`${group}/settings/categories`);
        await page.getByRole('button', { name: 'Remove: Firewood' }).click();
        await expect(page.getByRole('button', { name: 'Restore: Firewood' })).toBeVisible();
        await page.goto(group);
        await page.getByRole('link', { name: 'Pizza logs' }).click();
        await expect(page.getByText('Firewood').filter({ visible: true }).first()).toBeVisible();
      });
    },
  );
}

for (const width of [360, 1440]) {
  test(
    `a budget tells what is left, and tags sum what belongs together: ${width}`,
    width === 360 ? {} : SECOND_SIZE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Cabin', ownName: 'Ana', others: ['Ben'] });
      const group = page.url();
      await addExpense(page, { amount: '75 usd', title: 'Groceries #lisbon' });
      const insights = () => page.getByRole('link', { name: 'Insights' }).click();
      const card = page.getByRole('region', { name: /^Monthly budgets/ });

      await test.step('a budget is set, and an expense goes beyond it', async () => {
        await insights();
        await card.getByRole('button', { name: 'Add budget' }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(sheet.getByText(/amount/i).last()).toBeVisible();
        await sheet.getByLabel('Category').selectOption('Groceries');
        await sheet.getByLabel('Amount per month').fill('100');
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Save' }).click();
        await expect(card.getByText('$25.00 left')).toBeVisible();
        await addExpense(page, { amount: '30 usd', title: 'Groceries again #food' });
        await expect(page.getByText('Groceries is $5.00 over this month’s budget')).toBeVisible();
      });

      await test.step('the screen shows both, and leads to the expenses of a tag', async () => {
        await insights();
        await expect(card.getByText('$5.00 over')).toBeVisible();
        await expectAccessible(page);
        await expectFits(page, 'budgets');
        await page.getByRole('link', { name: '#lisbon' }).click();
        await expect(expenseRow(page, 'Groceries #lisbon')).toBeVisible();
        await expect(expenseRow(page, 'Groceries again')).toBeHidden();
        await page.getByRole('button', { name: /^Filter/ }).click();
        await page.getByLabel('Tag').filter({ visible: true }).fill('#FOOD');
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(expenseRow(page, 'Groceries #lisbon')).toBeHidden();
        await expenseRow(page, 'Groceries again').getByRole('link').click();
        await expect(page.getByRole('link', { name: '#food', exact: true })).toBeVisible();
      });

      await test.step('both work without a connection', async () => {
        await page.context().setOffline(true);
        await insights();
        await card.getByRole('button', { name: 'Edit budget: Groceries' }).click();
        await page.getByRole('dialog').getByLabel('Amount per month').fill('120');
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(card.getByText('$15.00 left')).toBeVisible();
        await addExpense(page, { amount: '16 usd', title: 'Groceries offline #food' });
        await expect(page.getByText('Groceries is $1.00 over this month’s budget')).toBeVisible();
        await insights();
        await expect(page.getByRole('link', { name: '#food', exact: true })).toBeVisible();
        await page.context().setOffline(false);
        await page.getByRole('link', { name: 'Expenses', exact: true }).click();
        await expect(page.locator('[data-status=pending]:visible')).toHaveCount(0);
      });

      await test.step('the group’s file has both', async () => {
        await page.goto(`${group}/settings/export`);
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export JSON' }).click();
        const text = await readFile(await (await downloading).path(), 'utf8');
        expect(JSON.parse(text)).toMatchObject({
          budgets: [{ category: 'groceries', amount: 12_000, currency: 'USD' }],
        });
        expect(text).toContain('Groceries again #food');
      });
    },
  );
}
