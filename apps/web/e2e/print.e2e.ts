import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

test('expenses, balances and insights become an account on paper', async ({ page }) => {
  const backend = await BackendProcess.start();
  try {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
    await addExpense(page, { amount: '30', title: 'Paint' });
    await addExpense(page, { amount: '12', title: 'Brushes' });
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();

    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('table', { name: '2 expenses' });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table).toContainText('Paint');
    await expect(table.getByRole('row').last()).toContainText('$42.00');
    await expect(page.getByLabel('Search')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Expenses', exact: true })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Balances' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Ben pays you').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Insights' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('figure', { name: 'By category' })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: '12 months' })).toBeVisible();
  } finally {
    await backend.dispose();
  }
});
