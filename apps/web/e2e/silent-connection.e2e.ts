import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, openBalances, startAsGuest } from './steps.ts';

const HOUR = 3_600_000;

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

/** Creates a group with one expense as a guest. */
async function openFlat(page: Page): Promise<void> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '12', title: 'Bread' });
}

/** Leaves every request unanswered from now on, except for the page and its code; returns the URLs of these requests. */
async function silence(page: Page): Promise<readonly string[]> {
  const held: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isCode =
      request.resourceType() === 'document' ||
      /\.(?:js|css|svg|png|woff2|webmanifest)$/u.test(new URL(request.url()).pathname);
    if (isCode) return route.fallback();
    held.push(request.url());
    return undefined;
  });
  return held;
}

test('an unresponsive connection delays nothing that is on the device', async ({ page }) => {
  await openFlat(page);
  const held = await silence(page);
  const isAsked = (part: string) => () => held.some((url) => url.includes(part));

  await page.reload();
  await expect(expenseRow(page, 'Bread')).toBeVisible();
  await openBalances(page);
  await expect(page.locator('#main').getByText('You get back $6.00')).toBeVisible();
  await expect.poll(isAsked('accounts:lookup')).toBe(true);
  expect(isAsked('/__/firebase/init.json')()).toBe(true);

  // Later, the stored token has expired too.
  await page.clock.setFixedTime(Date.now() + 2 * HOUR);
  await page.reload();
  await expect(page.locator('#main').getByText('You get back $6.00')).toBeVisible();
  await addExpense(page, { amount: '8', title: 'Milk' });
  await openBalances(page);
  await expect(page.locator('#main').getByText('You get back $10.00')).toBeVisible();
  await expect.poll(isAsked('securetoken')).toBe(true);
});

test('an expense added before the database has loaded survives closing the page', async ({
  page,
}) => {
  await openFlat(page);
  const group = page.url();
  // The app stores the group when the page is idle.
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('quits.groups.'));
  await page.waitForFunction(isKept);

  await silence(page);
  const firestore = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (code.includes('google.firestore.v1.Firestore')) firestore.resolve(undefined);
    else await route.fulfill({ response, body: code });
  });
  await page.goto(`${backend.origin}/add`);
  await page.getByRole('button', { name: 'Flat' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('8');
  await page.getByLabel('Description').fill('Milk');
  await firestore.promise;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.close();

  const next = await page.context().newPage();
  await next.goto(group);
  await expect(expenseRow(next, 'Milk')).toBeVisible();
  await expect(next.getByText('You get back $10.00')).toBeVisible();
  const stored = () => backend.read(`groups/${group.split('/').at(-1)}`);
  await expect
    .poll(async () => JSON.stringify(await stored()))
    .toContain('"expenseCount":{"integerValue":"2"}');
});
