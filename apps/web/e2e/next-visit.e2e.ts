import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

/** Makes a group with two expenses as a guest, whose views are then on the device; returns its address. */
async function firstVisit(page: Page): Promise<string> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '19.24', title: 'Milk' });
  await addExpense(page, { amount: '6', title: 'Bread' });
  await expect(expenseRow(page, 'Bread')).not.toContainText('Waiting');
  await kept(page);
  return page.url();
}

/** Waits until the view of the address is on the device as it is now. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('quits.snapshot.') && key.endsWith(location.pathname),
    ),
  );
}

/** Keeps scripts from running until they are let in. */
async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const EVERY = /\.js$/;
const SNAPSHOT = '#snapshot';

test('a next visit shows the list, the amounts and the balances before any script has come', async ({
  page,
}) => {
  const group = await firstVisit(page);
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page.getByRole('main').getByText('$12.62').first()).toBeVisible();
  await kept(page);
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(page.getByRole('link', { name: /Flat/ })).toBeVisible();
  await kept(page);

  await page.route(EVERY, (route) => route.abort());
  await page.goto(group);
  await expect(page.getByRole('heading', { name: 'Flat' })).toBeVisible();
  await expect(expenseRow(page, 'Milk')).toContainText('$19.24');
  await expect(expenseRow(page, 'Bread')).toContainText('$6.00');
  await expect(page).toHaveTitle(/Flat/);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.locator(SNAPSHOT)).toHaveAttribute('aria-busy', 'true');
  await page.goto(`${group}/balances`);
  await expect(page.getByRole('main').getByText('$12.62').first()).toBeVisible();
  // The start page leads to the groups.
  for (const path of ['/groups', '/']) {
    await page.goto(backend.origin + path);
    await expect(page.getByRole('link', { name: /Flat/ })).toBeVisible();
  }
  await page.goto(`${backend.origin}/account`);
  await expect(page.locator(SNAPSHOT)).toHaveCount(0);
});

test('what is pressed in the view opens once the app is there', async ({ page }) => {
  const group = await firstVisit(page);
  const release = await holdScripts(page, EVERY);
  await page.goto(group, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Milk' }).click();
  await expect(page.locator(`${SNAPSHOT} [data-held]`)).toHaveText('Milk');
  expect(page.url()).toBe(group);
  release();
  await expect(page).toHaveURL(/\/expenses\//);
  await expect(page.locator(SNAPSHOT)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Expense' })).toContainText('$19.24');
  await page.goBack();
  await expect(expenseRow(page, 'Milk')).toBeVisible();

  // What opens something on the same screen is pressed again on the live one.
  const releaseAgain = await holdScripts(page, /\/assets\/bring-up-.*\.js$/);
  await page.goto(group, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  releaseAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form that is opened from the view has the focus in its first field', async ({ page }) => {
  const group = await firstVisit(page);
  const release = await holdScripts(page, EVERY);
  await page.goto(group, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Add an expense' }).first().click();
  release();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
});

test('the live screen takes the place of the view without a jump, with what was typed', async ({
  page,
}) => {
  const group = await firstVisit(page);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdScripts(page, EVERY);
  await page.goto(group, { waitUntil: 'commit' });
  const line = page.getByPlaceholder(/^Quick/).first();
  await line.pressSequentially('4 Tea');
  const before = await places(page);
  release();
  await expect(page.locator(SNAPSHOT)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('4 Tea');
  const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
  expect(Number(shift)).toBeLessThan(0.01);
  await page.keyboard.press('Enter');
  await expect(expenseRow(page, 'Tea')).toContainText('$4.00');
});

/** Where headings, links, amounts and rows are, in whole pixels. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('#snapshot') ?? document.querySelector('#root');
    return [...(shown?.querySelectorAll('h1, nav a, main a, main p, [role=listitem]') ?? [])]
      .filter((element) => element.closest('[data-aside], [data-shell-status]') === null)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element.localName, left, top, width, height]
          .map((at) => (typeof at === 'number' ? Math.round(at) : at))
          .join(' ');
      });
  });
}

test.describe('on a device that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('signing out, also without a connection, leaves no view on the device', async ({
    page,
    context,
  }) => {
    const group = await firstVisit(page);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    const signOut = page.getByRole('button', { name: /^Sign out/ });
    await expect(signOut).toBeVisible();
    await keptOnDevice(page);
    await context.setOffline(true);
    await signOut.click();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('snapshot'))),
      )
      .toEqual([]);
    await context.setOffline(false);
    await page.route(EVERY, (route) => route.abort());
    await page.goto(group);
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    await expect(page.getByText('Milk')).toHaveCount(0);
  });
});

test('another account on the same device sees no view of the one before', async ({ page }) => {
  const group = await firstVisit(page);
  // As if the page had closed before it could wipe anything.
  const views = await page.evaluate(() => Object.entries({ ...localStorage }));
  await page.goto(`${backend.origin}/account`);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByRole('button', { name: 'Start without an account' })).toBeVisible();
  await startAsGuest(page);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) {
      if (key.startsWith('quits.snapshot.')) localStorage.setItem(key, text);
    }
  }, views);
  const release = await holdScripts(page, EVERY);
  await page.goto(group, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator(SNAPSHOT)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const left = await page.evaluate(
    (old) => old.filter(([key]) => key.startsWith('quits.snapshot.') && key in localStorage),
    views,
  );
  expect(left).toEqual([]);
});
