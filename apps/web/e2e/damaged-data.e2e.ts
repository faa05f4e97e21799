import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

test('damaged sums and documents take no screen down, and are mended in one press', async ({
  page,
}) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Boat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '10', title: 'Rope' });
  await addExpense(page, { amount: '6', title: 'Paint' });
  const groupId = new URL(page.url()).pathname.split('/')[2] ?? '';

  // Both expenses have arrived.
  await expect
    .poll(() => backend.read(`groups/${groupId}`))
    .toMatchObject({ fields: { expenseCount: { integerValue: '2' } } });

  await test.step('sums that are not what the expenses add up to are told, by how much', async () => {
    await backend.patch(`groups/${groupId}`, 'balances', {
      mapValue: { fields: { USD: { stringValue: 'text' }, ZZZ: { doubleValue: 0.5 } } },
    });
    await page.getByRole('link', { name: 'Balances', exact: true }).click();
    await expect(page.getByText('The totals don’t match the expenses.')).toBeVisible();
    await expect(page.getByText('Ana: $0.00 $8.00')).toBeVisible();
    await page.screenshot({ path: 'test-results/damaged-sums.png' });
    await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
    await expect(page.getByText('The totals don’t match the expenses.')).toBeVisible();
    await page.getByRole('link', { name: 'Boat' }).click();
    await page.getByRole('link', { name: 'Balances', exact: true }).click();
    await page.getByRole('button', { name: 'Fix totals' }).click();
    await expect(page.getByText('The totals don’t match the expenses.')).toBeHidden();
    await expect(page.getByText('You get back $8.00')).toBeVisible();
  });

  await test.step('an expense that can’t be read is told, counted nowhere and removed', async () => {
    await backend.patch(`groups/${groupId}/expenses/odd`, 'date', { stringValue: '2026-11-20' });
    await backend.patch(`groups/${groupId}/expenses/odd`, 'createdAt', {
      timestampValue: '2026-11-20T12:00:00Z',
    });
    await page.getByRole('link', { name: 'Expenses', exact: true }).click();
    await expect(page.getByText('1 expense can’t be read')).toBeVisible();
    await page.screenshot({ path: 'test-results/unreadable.png' });
    await expect(expenseRow(page, 'Rope')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('1 expense can’t be read')).toBeHidden();
  });
});
