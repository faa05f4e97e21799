import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, expenseRow, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

test('six tabs of one browser all stay live', LONG, async ({ browser }) => {
  const backend = await BackendProcess.start();
  try {
    const context = await browser.newContext({ baseURL: backend.origin });
    const first = await context.newPage();
    await first.goto('/');
    await startAsGuest(first);
    await createGroup(first, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
    await addExpense(first, { amount: '5', title: 'Milk' });

    const others: Page[] = [];
    while (others.length < 5) {
      const tab = await context.newPage();
      await tab.goto(first.url());
      await expect(tab.getByText('Milk')).toBeVisible();
      others.push(tab);
    }

    await addExpense(first, { amount: '6', title: 'Bread' });
    for (const tab of others) await expect(tab.getByText('Bread')).toBeVisible();

    const last = others.at(-1);
    if (last === undefined) throw new Error('There is no last tab.');
    await addExpense(last, { amount: '7', title: 'Butter' });
    for (const tab of [first, ...others]) await expect(tab.getByText('Butter')).toBeVisible();

    // The primary tab closes without notice; another takes over once its lease has expired.
    await first.close();
    await addExpense(last, { amount: '8', title: 'Jam' });
    for (const tab of others) {
      const jam = expenseRow(tab, 'Jam');
      await expect(jam).toBeVisible();
      await expect(jam).not.toContainText('Waiting', { timeout: 60_000 });
    }
  } finally {
    await backend.dispose();
  }
});
