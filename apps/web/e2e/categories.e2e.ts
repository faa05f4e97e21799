import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { createGroup, openSettings, startAsGuest } from './steps.ts';

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
        await expect(page.getByText('Firewood').first()).toBeVisible();
      });
    },
  );
}
