import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function openPaint(page: Page): Promise<void> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '30', title: 'Paint' });
  await page.getByRole('link', { name: 'Paint' }).click();
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('comments appear at once, wait without a connection, and can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPaint(page);
  await expect(page.getByText('No comments yet')).toBeVisible();
  await page.getByLabel('Add a comment').fill('White or cream?');
  await page.reload();
  await expect(page.getByLabel('Add a comment')).toHaveValue('White or cream?');
  await page.getByRole('button', { name: 'Send' }).click();
  const comments = part(page, 'Comments');
  await expect(comments.getByText('White or cream?')).toBeVisible();
  await expect(page.getByLabel('Add a comment')).toHaveValue('');
  await expect(comments.getByText('Waiting')).toBeHidden();

  await backend.stop();
  await page.context().setOffline(true);
  await page.getByLabel('Add a comment').fill('Cream.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: 'Cream.' })).toContainText(
    'Waiting',
  );
  await backend.restart();
  await page.context().setOffline(false);
  await expect(comments.getByText('Waiting')).toBeHidden();

  await comments.getByRole('button', { name: 'Delete comment' }).first().click();
  await expect(comments.getByText('White or cream?')).toBeHidden();
  await expect(comments.getByText('Cream.')).toBeVisible();
});

test('an edit is told field by field and taken back from the activity', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('42');
  await page.getByLabel('Description').fill('White paint');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const history = part(page, 'History');
  await expect(history.getByText('Ana edited White paint')).toBeVisible();
  await expect(history.locator('del').first()).toHaveText('Paint');
  await expect(history.locator('ins').nth(1)).toHaveText('$42.00');

  await page
    .getByRole('navigation', { name: 'Flat' })
    .getByRole('link', { name: 'Activity' })
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You get back $15.00')).toBeVisible();
  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Paint', exact: true })).toBeVisible();
});

test('an expense is added once more, and one goes from one to the next', async ({ page }) => {
  await openPaint(page);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await page.getByLabel('Description').fill('More paint');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'More paint' }).click();
  await expect(page.getByRole('heading', { name: 'More paint' })).toBeVisible();
  await expect(page.getByText('You get back $30.00')).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('heading', { name: 'Paint', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('heading', { name: 'More paint' })).toBeVisible();
});
