import { expect, type Page, type Request } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, openBalances, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow', asksConsent: true });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const COUNTING = /google-analytics|\/__\/remote\/|__report|firebaseinstallations/;

/** Every request of a page from now on. */
function watch(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

test('nothing is counted before the person agrees, and nothing after it is taken back', async ({
  page,
}) => {
  const requests = watch(page);
  const sent = () => requests.filter((request) => COUNTING.test(request.url()));
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Quiet', ownName: 'Ana', others: ['Ben'] });
  await expect(page.getByText('Help improve Quits?')).toHaveCount(0);
  await addExpense(page, { amount: '5', title: 'Tea' });
  await expect(page.getByText('Help improve Quits?')).toBeVisible();
  expect(sent()).toEqual([]);

  await offerInstallation(page);
  await expect(page.getByText('Install Quits')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share usage data' }).click();
  await expect(page.getByText('Help improve Quits?')).toHaveCount(0);
  // Not in the first visit either.
  await expect(page.getByText('Install Quits')).toHaveCount(0);
  await openBalances(page);
  await expect
    .poll(() =>
      sent()
        .map((request) => request.postData() ?? '')
        .join('\n'),
    )
    .toContain('/groups/:groupId/balances');
  const texts = sent()
    .map((request) => request.postData() ?? '')
    .join('\n');
  expect(texts).not.toMatch(/Quiet|Ana|Ben|Tea|500/);

  await page.goto(`${backend.origin}/account`);
  await page.getByRole('switch', { name: 'Share anonymous usage data' }).uncheck();
  const before = sent().length;
  await page.getByRole('link', { name: 'Groups' }).first().click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  expect(sent()).toHaveLength(before);
  await page.reload();
  await expect(page.getByText('Help improve Quits?')).toHaveCount(0);
});

/** Sends the event that Chromium sends if the app is installable. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(offer, { prompt: () => undefined }));
  });
}

test(
  'the app asks on browsing screens only, on a phone once and after three expenses',
  LONG,
  async ({ page }) => {
    const question = page.getByText('Help improve Quits?');
    const install = page.getByText('Install Quits');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Quiet', ownName: 'Ana', others: ['Ben'] });
    const group = page.url();
    await addExpense(page, { amount: '5', title: 'Tea' });
    await addExpense(page, { amount: '6', title: 'Milk' });
    await expect(question).toHaveCount(0);
    await addExpense(page, { amount: '7', title: 'Bread' });
    await expect(page.getByRole('dialog', { name: 'Help improve Quits?' })).toBeVisible();
    for (const path of ['/add', '/settings', '/missing']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.goto(`${group}${path}`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(page.getByRole('heading').first()).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(question).toHaveCount(0);
    }
    await page.goto(group);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await offerInstallation(page);
    await expect(page.getByRole('dialog', { name: 'Install Quits' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await offerInstallation(page);
    await expect(page.getByRole('list', { name: 'Expenses', exact: true })).toBeVisible();
    await expect(question.or(install)).toHaveCount(0);
  },
);

test('a browser that objects is not asked', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: backend.origin });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const page = await context.newPage();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Quiet', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '5', title: 'Tea' });
  await expect(page.getByText('Help improve Quits?')).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible();
});

// Every journey verifies that no other host is contacted and all calls are documented.
test('a whole walk through the app makes the calls that are listed', async ({ page, calls }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Walk', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '5', title: 'Tea' });
  await page.getByRole('button', { name: 'Share usage data' }).click();
  for (const place of ['Balances', 'Insights', 'Activity', 'Settings']) {
    await page.getByRole('link', { name: place }).first().click();
  }
  for (const path of [
    '/account',
    '/privacy',
    '/sign-in',
    '/sign-up',
    '/reset-password',
    '/nowhere',
  ]) {
    await page.goto(`${backend.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  for (const call of [
    'GET /{page}',
    'GET /__/firebase/init.json',
    'POST /__session',
    'POST /v1/accounts:signUp',
    'POST /google.firestore.v1.Firestore/Write/channel',
    'POST /g/collect',
  ]) {
    expect(calls).toContain(call);
  }
});
