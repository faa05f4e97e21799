import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

test('everything can be reached from the keyboard', async ({ page }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Harbour flat', ownName: 'Ada', others: ['Ben'] });

  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/balances$/);
  await page.keyboard.press('g');
  await expect(page).toHaveURL(/\/groups$/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('harb');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour flat' })).toBeVisible();

  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('12');
  await page.getByLabel('Description').focus();
  await page.keyboard.type('Rolls');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Rolls' }).focus();
  await page.keyboard.press('Enter');
  // After sending, the button is disabled and the focus moves to the text field.
  await page.getByLabel('Add a comment').focus();
  await page.keyboard.type('Fresh');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fresh')).toBeVisible();
  await expect(page.getByLabel('Add a comment')).toBeFocused();
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Expense deleted')).toBeVisible();
  // A notice is no dialog that would hold shortcuts back.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Rolls' })).toBeVisible();

  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/add$/);
  // Single-letter shortcuts are off while typing.
  await page.getByLabel('Description').fill('');
  await page.getByLabel('Description').pressSequentially('bagels');
  await expect(page.getByLabel('Description')).toHaveValue('bagels');
  await expect(page).toHaveURL(/\/add$/);
});

test('single letters can be turned off, and stay off', async ({ page }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single-letter shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('n');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  // Shortcuts belong to the live screen, not to its snapshot.
  await expect(page.locator('#snapshot')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(page).toHaveURL(/\/groups$/);
});

test('a change of screen is said, and takes the focus along', async ({ page }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await page.keyboard.press('n');
  await expect(page.locator('output').filter({ hasText: 'New group' })).toHaveCount(1);
  const inMain = () => document.activeElement?.closest('main') !== null;
  await expect.poll(() => page.evaluate(inMain)).toBe(true);
});
