import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { createGroup, keptOnDevice, startAsGuest } from './steps.ts';
import { totp } from './totp.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${backend.origin}/sign-up`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${backend.origin}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start without an account' })).toBeVisible();
}

test('a guest secures the account and keeps everything', async ({ page }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Band', ownName: 'Gil', others: ['Hal'] });
  const remembersGroup = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('quits.groups.')));
  await expect.poll(remembersGroup).toBe(true);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('you’ll permanently lose it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all your data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign-in methods' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Secure your account' }).click();
  await page.getByLabel('Email').fill('gil@example.com');
  await page.getByLabel('Password', { exact: true }).fill('soundcheck-7');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: /Band/ })).toBeVisible();
  await signOut(page);
  expect(await remembersGroup()).toBe(false);
  await signIn(page, 'gil@example.com', 'soundcheck-7');
  await expect(page.getByRole('link', { name: /Band/ })).toBeVisible();
});

test('offline, the account screen shows what doesn’t need a connection', async ({ browser }) => {
  const device = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await device.newPage();
    await signUp(page, 'pia@example.com', 'soundcheck-9');
    await keptOnDevice(page);
    await device.setOffline(true);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText('You need to be online to do this.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
    await device.setOffline(false);
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  } finally {
    await device.close();
  }
});

test('what an account has chosen holds on its next device', async ({ browser }) => {
  const here = await browser.newPage({ baseURL: backend.origin });
  await here.goto('/sign-up');
  await here.getByLabel('Email').fill('noa@example.com');
  await here.getByLabel('Password', { exact: true }).fill('high-up-on-9');
  const kept = () => here.waitForResponse((response) => response.url().includes(':commit'));
  const made = kept();
  await here.getByRole('button', { name: 'Create account' }).click();
  await made;
  await here.getByRole('link', { name: 'Account', exact: true }).click();
  const changed = kept();
  await here.getByRole('radio', { name: 'Dark' }).check();
  // The texts can't be loaded, so an error message is expected.
  await here.route('**/assets/fr-*.js', (route) => route.abort());
  await here.getByLabel('Language').selectOption('fr');
  await expect(here.getByText(/Can’t reach the server/)).toBeVisible();
  await expect(here.getByLabel('Language')).toHaveValue('en-US');
  await here.getByLabel('Language').selectOption('de');
  await changed;

  const there = await browser.newPage({ baseURL: backend.origin });
  await signIn(there, 'noa@example.com', 'high-up-on-9');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(there.getByRole('heading', { name: 'Gruppen', exact: true })).toBeVisible();
});

test('a new password is measured against the policy while it is typed', async ({ page }) => {
  await page.goto(`${backend.origin}/sign-up`);
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await expect(page.getByText('at least 6 characters')).toBeVisible();
});

test('a wrong password is said in plain words, and a forgotten one is reset by mail', async ({
  page,
}) => {
  await signUp(page, 'ida@example.com', 'first-secret-1');
  await signOut(page);
  await signIn(page, 'ida@example.com', 'not-it');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  // A known email is filled in.
  await expect(page.getByLabel('Email')).toHaveValue('ida@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = await backend.mailedLink('ida@example.com', 'PASSWORD_RESET');
  await page.goto(link);
  await page.getByLabel('New password').fill('second-secret-2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'This link is invalid or was already used.' }),
  ).toBeVisible();
  await signIn(page, 'ida@example.com', 'second-secret-2');
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
});

test('a link by mail signs in, here and on another device', LONG, async ({ page, browser }) => {
  await page.goto(`${backend.origin}/sign-in`);
  // The typed email is passed on.
  await page.getByLabel('Email').fill('jo@example.com');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email me a sign-in link' })).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('We sent a link to jo@example.com.')).toBeVisible();
  await page.goto(await backend.mailedLink('jo@example.com', 'EMAIL_SIGNIN'));
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();

  // The account has no password, so there is none to change.
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Sign-in link by email')).toBeVisible();
  await expect(page.getByText('To sign out on your other devices, set a password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('New password').fill('now-a-secret-8');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(page.getByText('Sign-in link by email')).toHaveCount(0);
  await signOut(page);

  await page.goto(`${backend.origin}/sign-in`);
  // The typed email is passed on.
  await page.getByLabel('Email').fill('jo@example.com');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Email me a sign-in link' })).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('We sent a link to jo@example.com.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await backend.mailedLink('jo@example.com', 'EMAIL_SIGNIN'));
  await expect(elsewhere.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await elsewhere.getByLabel('Email').fill('jo@example.com');
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();

  // Its address is verified now, so it can get summaries from a server that sends them.
  await backend.patch('settings/mail', 'offered', { booleanValue: true });
  await elsewhere.goto(`${backend.origin}/account`);
  const summary = elsewhere.getByLabel('Email summary', { exact: true });
  await summary.selectOption({ label: 'Weekly' });
  await elsewhere.reload();
  await expect(summary).toHaveValue('weekly');
  await summary.selectOption({ label: 'Never' });
  await elsewhere.reload();
  await expect(summary).toHaveValue('never');
});

test('another provider signs in through its window', async ({ page }) => {
  await page.goto(`${backend.origin}/sign-in`);
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.hover();
  const opening = page.waitForEvent('popup');
  await button.click();
  const popup = await opening;
  await popup.getByLabel('E-mail').fill('lou@example.com');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('Google', { exact: true })).toBeVisible();
  await expect(page.getByText('This is your only sign-in method.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
});

test('an authenticator app becomes the second factor of the next sign-in', async ({ page }) => {
  await signUp(page, 'kim@example.com', 'third-secret-3');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByText('We sent a link to kim@example.com.')).toBeVisible();
  await page.goto(await backend.mailedLink('kim@example.com', 'VERIFY_EMAIL'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.goto(`${backend.origin}/account`);
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const key = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(key, Date.now()));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Set up another sign-in method')).toBeVisible();
  await signOut(page);

  await signIn(page, 'kim@example.com', 'third-secret-3');
  await expect(page.getByRole('heading', { name: 'Verify it’s you' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(key, Date.now() + 30_000));
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
});

test('a guest and the appearance are remembered, also by a start while the service is busy', async ({
  page,
}) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Fail every request about the session: handled carelessly, the guest account would be lost
  // forever.
  await page.route(/accounts:lookup|v1\/token/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Secure your account' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
