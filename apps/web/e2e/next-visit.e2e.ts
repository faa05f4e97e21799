import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { shiftOf, sumShifts } from './layout-shift.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice, startAsGuest } from './steps.ts';

const EVERY_SCRIPT = /\.js$/;
const SNAPSHOT = '#snapshot';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

/** Creates a group with two expenses as a guest, and waits until its snapshot is stored; returns its URL. */
async function firstVisit(page: Page): Promise<string> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '19.24', title: 'Milk' });
  await addExpense(page, { amount: '6', title: 'Bread' });
  await expect(expenseRow(page, 'Bread')).not.toContainText('Waiting');
  await kept(page, 'Bread');
  return page.url();
}

/** Waits until the stored snapshot of the current URL contains a text. */
async function kept(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const key = Object.keys(localStorage).find(
      (name) => name.startsWith('quits.snapshot.') && name.endsWith(`.${location.pathname}`),
    );
    const { html = '' } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
    return String(html)
      .replaceAll(/<[^>]*>/gu, '')
      .includes(wanted);
  }, text);
}

/** Blocks all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(EVERY_SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the stored snapshots by key. */
function views(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('quits.snapshot.'))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const),
  );
}

/** Returns the positions of headings, links, amounts and rows, in whole pixels. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('#snapshot') ?? document.querySelector('#root');
    return [...(shown?.querySelectorAll('h1, nav a, main a, main p, [role=listitem]') ?? [])]
      .filter((element) => element.closest('[data-aside], [data-shell-status]') === null)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[left, top, width, height].map(Math.round).join(' ')}`;
      });
  });
}

test('the next visit paints a snapshot at once, and replays a click on it', async ({ page }) => {
  await page.addInitScript(sumShifts, true);
  const group = await firstVisit(page);
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page).toHaveURL(`${group}/balances`);
  await kept(page, 'Ben pays');
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(page).toHaveURL(`${backend.origin}/groups`);
  await kept(page, '$12.62');

  await test.step('without any script', async () => {
    await page.route(EVERY_SCRIPT, (route) => route.abort());
    await page.goto(group);
    await expect(page.getByRole('heading', { name: 'Flat' })).toBeVisible();
    await expect(expenseRow(page, 'Milk')).toContainText('$19.24');
    await expect(expenseRow(page, 'Bread')).toContainText('$6.00');
    await expect(page).toHaveTitle(/Flat/);
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    await expect(page.locator(SNAPSHOT)).toHaveAttribute('aria-busy', 'true');
    await page.goto(`${group}/balances`);
    await expect(page.getByText('Ben pays').filter({ visible: true }).first()).toBeVisible();
    // The start page shows the snapshot of the groups.
    for (const path of ['/groups', '/']) {
      await page.goto(backend.origin + path);
      await expect(page.getByRole('link', { name: /Flat/ })).toBeVisible();
    }
    await page.goto(`${backend.origin}/account`);
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    await page.unroute(EVERY_SCRIPT);
  });

  await test.step('opens an expense clicked in the snapshot', async () => {
    const release = await holdScripts(page);
    await page.goto(group, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Milk' }).click();
    await expect(page.locator(`${SNAPSHOT} [data-held]`)).toHaveText('Milk');
    expect(page.url()).toBe(group);
    release();
    await expect(page).toHaveURL(/\/expenses\//);
    // Less than the 10 s for which the database waits until the first screen is ready.
    await expect(page.locator(SNAPSHOT)).toHaveCount(0, { timeout: 8_000 });
    await expect(page.getByRole('region', { name: 'Expense' })).toContainText('$19.24');
    await page.goBack();
    await expect(expenseRow(page, 'Milk')).toBeVisible();
  });

  await test.step('clicks a button of the snapshot on the live screen', async () => {
    const release = await holdScripts(page);
    await page.goto(group, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('focuses the first field of a form', async () => {
    const release = await holdScripts(page);
    await page.goto(group, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Add expense' }).first().click();
    release();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  });

  await test.step('replays a press that ends after the live screen has rendered', async () => {
    const release = await holdScripts(page);
    await page.goto(group, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Milk' }).hover();
    await page.mouse.down();
    release();
    await page.locator('#root [role=listitem]').first().waitFor({ state: 'attached' });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/expenses\//);
  });

  await test.step('replaces it with the live screen without layout shift, and keeps typed text', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const release = await holdScripts(page);
    await page.goto(group, { waitUntil: 'commit' });
    const line = page.getByPlaceholder(/^Quick/).first();
    // Until its fonts have loaded, the snapshot is hidden and neither scrolls nor takes the focus.
    await expect(line).toBeVisible();
    await page.mouse.wheel(0, 60);
    await page.waitForFunction(() => window.scrollY === 60);
    await line.pressSequentially('4 Tea');
    const before = await places(page);
    release();
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(60);
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('4 Tea');
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.keyboard.press('Enter');
    await expect(expenseRow(page, 'Tea')).toContainText('$4.00');
  });
});

test('a shortcut pressed on a snapshot works once the app has loaded', async ({ page }) => {
  await firstVisit(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(SNAPSHOT)).toBeVisible();
  await page.keyboard.press('b');
  release();
  await expect(page).toHaveURL(/\/balances$/);
});

test('a screen whose field is still disabled is not stored', LONG, async ({ page }) => {
  const group = await firstVisit(page);
  const stored = async () => {
    const html = (await views(page)).find(([key]) => key.endsWith(new URL(group).pathname));
    return html?.[1];
  };
  expect(await stored()).not.toContain('disabled');
  await page.evaluate(() => localStorage.clear());
  // Never answer the request for the field's code.
  await page.route('**/entry-*.js', () => undefined);
  await page.goto(group);
  await expect(expenseRow(page, 'Milk')).toBeVisible();
  await expect(page.getByPlaceholder(/^Quick/).first()).toBeDisabled();
  // Leaving the screen stores it immediately if it is complete.
  await page.goto(`${backend.origin}/account`);
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  expect(await stored()).toBeUndefined();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('snapshots of an ended session or of another account are never shown', async ({
    page,
    context,
  }) => {
    const group = await firstVisit(page);
    const known = await views(page);
    expect(known).not.toEqual([]);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
    await expect(signOut).toBeVisible();

    await test.step('after signing out without a connection', async () => {
      await keptOnDevice(page);
      await context.setOffline(true);
      await signOut.click();
      await expect(page.getByRole('button', { name: 'Start without an account' })).toBeVisible();
      expect(await views(page)).toEqual([]);
      await context.setOffline(false);
    });

    await test.step('as another account, even if the page closed before it removed them', async () => {
      const putBack = () =>
        page.evaluate((entries) => {
          for (const [key, text] of entries) localStorage.setItem(key, text);
        }, known);
      await putBack();
      await page.goto(group);
      await expect(page.locator('#root')).toBeAttached();
      expect(await views(page)).toEqual([]);
      // Signing in returns to the requested group.
      await page.getByRole('button', { name: 'Start without an account' }).click();
      await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
      await putBack();
      await page.reload();
      // The database of the first account is gone, too.
      await expect(page.getByText(/^This group doesn’t exist/)).toBeVisible();
      const keys = (await views(page)).map(([key]) => key);
      expect(keys.filter((key) => known.some(([old]) => old === key))).toEqual([]);
    });

    await test.step('once the server reports that the account is disabled', async () => {
      await page.goto(`${backend.origin}/groups`);
      await createGroup(page, { name: 'Band', ownName: 'Gil', others: ['Hal'] });
      await kept(page, 'Band');
      const uid = (await views(page))[0]?.[0].split('.')[2];
      const band = page.url();
      // An open page would notice, too, and may be reloaded while it signs out.
      await page.goto('about:blank');
      await backend.disable(uid ?? '');
      await page.goto(band);
      await expect(page.locator(SNAPSHOT)).toHaveCount(0);
      await expect(page.getByText('This account has been disabled')).toBeVisible();
      expect(await views(page)).toEqual([]);
    });
  });
});
