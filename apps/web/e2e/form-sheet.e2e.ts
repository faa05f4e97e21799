import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { createGroup, expenseRow, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function openForm(page: Page): Promise<void> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await expect(amount(page)).toBeFocused();
}

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' }).first();
const key = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name, exact: true });

for (const height of [640, 780]) {
  test(
    `what a word or a chip opens can be seen and pressed: ${height}`,
    height === 780 ? SECOND_SIZE : {},
    async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width: 360, height },
        hasTouch: true,
        isMobile: true,
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openForm(page);
      for (const name of ['1', '2', 'Plus', '4', 'Decimal separator', '5', '6']) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await key(page, name).tap();
      }
      await key(page, 'Delete last character').tap();
      await expect(amount(page)).toHaveValue('12+4.5');
      await expect(page.getByText('$5.50 each · you lent $11.00')).toBeVisible();
      await expectAccessible(page);

      const opens = [
        { part: 'Date: Today', shows: page.getByRole('textbox', { name: 'Date' }) },
        { part: 'Repeat', shows: page.getByRole('combobox', { name: 'Repeat' }) },
        { part: 'Notes · Receipts', shows: page.getByRole('textbox', { name: 'Notes' }) },
        { part: 'you', shows: page.getByRole('combobox', { name: 'Paid by' }) },
        { part: 'equally between 3 people', shows: page.getByRole('radio', { name: 'Equally' }) },
      ];
      for (const { part, shows } of opens) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await test.step(part, async () => {
          // Even with the keypad open and the form scrolled to its start.
          await amount(page).tap();
          await expect(key(page, '1')).toBeVisible();
          await page.getByRole('button', { name: part, exact: true }).tap();
          await expect(key(page, '1')).toBeHidden();
          await expect(shows).toBeInViewport();
          const isOnTop = await shows.evaluate((control) => {
            const box = (control.closest('label') ?? control).getBoundingClientRect();
            const top = document.elementFromPoint(
              box.left + box.width / 2,
              box.top + box.height / 2,
            );
            return top !== null && (control.closest('label') ?? control).contains(top);
          });
          expect(isOnTop, part).toBe(true);
          for (const name of ['Cancel', 'Save']) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other
            await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({
              ratio: 1,
            });
          }
        });
      }
      await page.getByRole('button', { name: 'Date: Today' }).tap();
      await page.getByRole('textbox', { name: 'Date' }).tap();
      await page.getByRole('button', { name: 'Previous month' }).tap();
      await page.getByRole('gridcell', { name: '15' }).getByRole('button').tap();
      await page.getByLabel('Description').fill('Lamp');
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(expenseRow(page, 'Lamp')).toContainText('$16.50');
    },
  );
}

test('Back, Escape and a reload treat the form like a screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page);
  const form = page.getByRole('dialog', { name: 'Add expense' });
  await page.reload();
  await expect(amount(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/groups\/[^/]+$/);

  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page).toHaveURL(/\/balances$/);
  await page.keyboard.press('n');
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/balances$/);

  const add = page.getByRole('link', { name: 'Add expense' }).first();
  await add.click();
  await amount(page).fill('4');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(amount(page)).toHaveValue('4');
  // The list stays visible beside the form, but can't be reached.
  await page.mouse.click(400, 600);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/balances$/);
});
