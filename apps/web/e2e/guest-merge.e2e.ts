import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const PASSWORD = 'level-headed-9';

async function newProfile(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin });
  return context.newPage();
}

async function accountWithGroup(browser: Browser, email: string): Promise<void> {
  const page = await newProfile(browser);
  await page.goto('/sign-up');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  await createGroup(page, { name: 'Old flat', ownName: 'Mia', others: [] });
  await page.context().close();
}

/** A guest with a group and an expense, at the question whether to bring them along. */
async function guestWhoSignsIn(browser: Browser, email: string): Promise<Page> {
  const page = await newProfile(browser);
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'New trip', ownName: 'Mia', others: ['Noa'] });
  await addExpense(page, { amount: '40', title: 'Ferry' });
  await page.goto('/sign-in');
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Bring your groups along?' })).toBeVisible();
  return page;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Both groups are there once, and so is the expense. */
async function expectEverything(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /Old flat/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /New trip/ })).toHaveCount(1);
  await page.getByRole('link', { name: /New trip/ }).click();
  await expect(page.getByText('Ferry')).toBeVisible();
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page.getByText('You get back $20.00')).toBeVisible();
}

test('a guest brings the groups along to an account that exists', async ({ browser }) => {
  await accountWithGroup(browser, 'mia@example.com');
  const page = await guestWhoSignsIn(browser, 'mia@example.com');
  await page.getByRole('button', { name: 'Sign in and bring everything along' }).click();
  await expectEverything(page);
  await page.goto('/account');
  await expect(page.getByText('mia@example.com').first()).toBeVisible();
});

test('a guest leaves the groups behind, or stays', async ({ browser }) => {
  await accountWithGroup(browser, 'lea@example.com');
  const page = await guestWhoSignsIn(browser, 'lea@example.com');
  await page.getByRole('button', { name: 'Stay a guest' }).click();
  await page.goto('/groups');
  await expect(page.getByRole('link', { name: /New trip/ })).toBeVisible();
  await page.goto('/sign-in');
  await signIn(page, 'lea@example.com', PASSWORD);
  await page.getByRole('button', { name: 'Sign in, leave the guest data behind' }).click();
  await expect(page.getByRole('link', { name: /Old flat/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /New trip/ })).toHaveCount(0);
});

test('a wrong password shows on the way, and nothing has moved', async ({ browser }) => {
  await accountWithGroup(browser, 'eda@example.com');
  const page = await newProfile(browser);
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'New trip', ownName: 'Eda', others: ['Noa'] });
  await page.goto('/sign-in');
  await signIn(page, 'eda@example.com', 'not-it-at-all');
  await page.getByRole('button', { name: 'Sign in and bring everything along' }).click();
  await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
  await signIn(page, 'eda@example.com', PASSWORD);
  await expect(page.getByRole('link', { name: /Old flat/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /New trip/ })).toHaveCount(1);
});

/** Calls of the server during which the page is closed, one for each step of a merge. */
const CLOSINGS = [
  ['signing in to the account', /accounts:signInWithPassword/, 'route'],
  ['the guest offering a place', /handovers/, 'commit'],
  ['the account taking it', /memberUids/, 'commit'],
  ['switching to the account', /accounts:lookup/, 'after-import'],
  ['removing the guest', /accounts:delete/, 'route'],
] as const;

for (const [step, call, kind] of CLOSINGS) {
  test(`a page closed at ${step} goes on when it is opened again`, async ({ browser }) => {
    const email = `kill-${step.replaceAll(/\W/g, '')}@example.com`.toLowerCase();
    await accountWithGroup(browser, email);
    const page = await guestWhoSignsIn(browser, email);
    const hit = Promise.withResolvers<void>();
    await page.route(
      (url) => /commit|Write\/channel|accounts:|:commit/.test(url.href),
      async (route) => {
        const body = route.request().postData() ?? '';
        const found = kind === 'commit' ? call.test(body) : call.test(route.request().url());
        if (!found) return route.fallback();
        // Neither answered nor refused: the page is closed first.
        hit.resolve();
        return undefined;
      },
    );
    await page.getByRole('button', { name: 'Sign in and bring everything along' }).click();
    await hit.promise;
    const context = page.context();
    await page.close();

    const again = await context.newPage();
    await again.goto('/groups');
    await expect(again.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
    const notice = again.getByText('Your groups have not moved completely.');
    const goOn = again.getByRole('link', { name: 'Go on' });
    const moved = again.getByRole('link', { name: /Old flat/ });
    await expect(notice.or(moved).first()).toBeVisible();
    if (await goOn.isVisible()) {
      await goOn.click();
      await signIn(again, email, PASSWORD);
    } else if (await notice.isVisible()) {
      await again.getByRole('button', { name: 'Go on' }).click();
    }
    await expectEverything(again);
    await again.goto('/groups');
    await expect(notice).toHaveCount(0);
  });
}
