import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, openBalances, startAsGuest } from './steps.ts';

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

test('a connection that is up but silent holds up nothing that is on the device', async ({
  page,
}) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '12', title: 'Bread' });

  const held: string[] = [];
  // The page and its code are there; every question to a service stays without an answer.
  await page.route(
    (url) =>
      !url.pathname.startsWith('/assets/') && /:|^\/__|google/u.test(url.pathname + url.host),
    async (route) => {
      const isPage = route.request().resourceType() === 'document';
      if (isPage || /\.(?:js|css|svg|png|woff2|webmanifest)$/u.test(route.request().url())) {
        return route.continue();
      }
      held.push(route.request().url());
      return undefined;
    },
  );
  await page.reload();
  await expect(expenseRow(page, 'Bread')).toBeVisible();
  await openBalances(page);
  await expect(page.getByText('You get back $6.00')).toBeVisible();
  expect(held.some((url) => url.endsWith('/__/firebase/init.json'))).toBe(true);
  expect(held.some((url) => url.includes('accounts:lookup'))).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
