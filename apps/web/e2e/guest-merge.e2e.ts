import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, expenseRow, startAsGuest } from './steps.ts';

const EMAIL = 'mia@example.com';
const PASSWORD = 'level-headed-9';

let backend: BackendProcess;

test.beforeAll(async ({ browser }) => {
  backend = await BackendProcess.start();
  // The existing account into which all tests merge their guests, with a group.
  const page = await newProfile(browser);
  await page.goto('/sign-up');
  await fillIn(page, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  await createGroup(page, { name: 'Old flat', ownName: 'Mia', others: [] });
  await addExpense(page, { amount: '8', title: 'Bulbs' });
  // On the server before the page is closed, and not only on this device.
  await expect(expenseRow(page, 'Bulbs')).not.toContainText('Waiting');
  await page.context().close();
});

test.afterAll(() => backend.dispose());

async function newProfile(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin });
  return context.newPage();
}

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await fillIn(page, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A guest with a group and an expense, at the form to sign in with. */
async function guest(browser: Browser, group: string): Promise<Page> {
  const page = await newProfile(browser);
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: group, ownName: 'Mia', others: ['Noa'] });
  await addExpense(page, { amount: '40', title: 'Ferry' });
  await page.goto('/sign-in');
  return page;
}

/** Expects the account's group and the guest's exactly once each, and the expense. */
async function expectEverything(page: Page, group: string): Promise<void> {
  await expect(page.getByRole('link', { name: /Old flat/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: group })).toHaveCount(1);
  await page.getByRole('link', { name: group }).click();
  await expect(page.getByText('Ferry')).toHaveCount(1);
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page.getByText('You get back $20.00')).toBeVisible();
}

test('a guest leaves the groups behind, after a wrong password that moved nothing', async ({
  browser,
}) => {
  const page = await guest(browser, 'Short trip');
  await signIn(page, 'not-it-at-all');
  await page.getByRole('button', { name: 'Sign in and move my data' }).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel move' }).click();
  await signIn(page);
  await page.getByRole('button', { name: 'Sign in and discard guest data' }).click();
  await expect(page.getByRole('link', { name: /Old flat/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Short trip/ })).toHaveCount(0);
});

test('a guest stays one, then brings the groups along', async ({ browser }) => {
  const page = await guest(browser, 'Long trip');
  await signIn(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.goto('/groups');
  await expect(page.getByRole('link', { name: /Long trip/ })).toBeVisible();
  await page.goto('/sign-in');
  await signIn(page);
  await page.getByRole('button', { name: 'Sign in and move my data' }).click();
  await expectEverything(page, 'Long trip');
  await page.goto('/account');
  await expect(page.getByText(EMAIL).filter({ visible: true }).first()).toBeVisible();
});

/** A call of a merge, by its address and its body. */
interface Call {
  readonly to: RegExp;
  readonly with: RegExp;
}

/**
 * One call for each step of a merge, in order: the server executes it, but the page closes before
 * the response.
 */
const CUTS: readonly Call[] = [
  { to: /accounts:signInWithPassword/, with: /mia@example/ },
  // The guest offers its membership, the account accepts it, the guest's profile is deleted.
  { to: /:commit/, with: /handovers.*from/s },
  { to: /:commit/, with: /joined/ },
  { to: /:commit/, with: /"delete":"[^"]*\/users\// },
  { to: /accounts:delete/, with: /idToken/ },
];

/**
 * Lets the server execute a call and closes the page before the response; returns the next page.
 */
async function closedAt(page: Page, call: Call, begin: () => Promise<void>): Promise<Page> {
  const carriedOut = Promise.withResolvers<void>();
  await page.route(call.to, async (route) => {
    if (!call.with.test(route.request().postData() ?? '')) return route.fallback();
    await route.fetch();
    carriedOut.resolve();
  });
  await begin();
  await carriedOut.promise;
  await page.close();
  const next = await page.context().newPage();
  await next.goto('/groups');
  return next;
}

test('a merge that is cut off at every step goes on each time', LONG, async ({ browser }) => {
  let page = await guest(browser, 'Slow trip');
  await signIn(page);
  let goOn = () => page.getByRole('button', { name: 'Sign in and move my data' }).click();
  for (const call of CUTS) {
    page = await test.step(`${call.to} ${call.with}`, () => closedAt(page, call, goOn));
    await expect(page.getByText('Some of your groups haven’t been moved yet')).toBeVisible();
    goOn = async () => {
      await page.getByRole('link', { name: 'Continue' }).click();
      await signIn(page);
    };
  }
  // The account is signed in by now.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectEverything(page, 'Slow trip');
  await page.goto('/groups');
  await expect(page.getByText('Some of your groups haven’t been moved yet')).toHaveCount(0);
});
