import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, inviteLink, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const PASSWORD = 'level-headed-9';

/** Opens a page in a new browser profile. */
async function newProfile(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin });
  return context.newPage();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Shared' })).toBeVisible();
}

test('an account is deleted with its data; who stays keeps the group without the name', async ({
  browser,
}) => {
  const ana = await newProfile(browser);
  await signUp(ana, 'ana@example.com');
  await createGroup(ana, { name: 'Alone', ownName: 'Ana', others: [] });
  await ana.getByRole('link', { name: 'Groups' }).first().click();
  await createGroup(ana, { name: 'Shared', ownName: 'Ana', others: ['Ben'] });
  await addExpense(ana, { amount: '12', title: 'Bread' });
  const link = await inviteLink(ana);

  const ben = await newProfile(browser);
  await signUp(ben, 'ben@example.com');
  await join(ben, link, 'Ben');
  await expect(ben.getByText('Bread')).toBeVisible();

  await ana.getByRole('link', { name: 'Add expense' }).first().click();
  await ana.getByLabel('Description').fill('Half a thought');
  await ana.goto('/account');
  await ana.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = ana.getByRole('alertdialog');
  await expect(
    dialog.getByText('You’re the only member, so this group will be deleted.'),
  ).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('New owner of Shared').selectOption({ label: 'Ben' });
  await confirm.click();
  await expect(ana.getByText('Your account has been deleted.')).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Start without an account' })).toBeVisible();
  // The device keeps its settings, but no personal data.
  const left = await ana.evaluate(() => JSON.stringify(localStorage));
  expect(left).not.toMatch(/ana@example|Half a thought|quits\.(?:draft|entry|seen|visit|auth)/);

  await ana.goto('/sign-in');
  await ana.getByLabel('Email').fill('ana@example.com');
  await ana.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ana.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ana.getByText('Incorrect email or password.')).toBeVisible();

  await ben.getByRole('link', { name: 'Balances' }).click();
  await expect(ben.getByText('Former member').filter({ visible: true }).first()).toBeVisible();
  await expect(ben.getByText('Ana', { exact: true })).toHaveCount(0);
});

test('a guest deletes what there is, and is gone', async ({ browser }) => {
  const page = await newProfile(browser);
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Mine', ownName: 'Gil', others: [] });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete all your data' }).click();
  // Files can't be reached, and the page closes before the deletion is done.
  await page.route('**/v0/b/**', (route) => route.abort());
  const asked = page.waitForRequest('**/v0/b/**');
  await page.getByRole('button', { name: 'Delete all your data' }).click();
  await asked;
  await page.unroute('**/v0/b/**');
  await page.goto('/groups');
  const notice = page.getByRole('status').filter({ hasText: 'hasn’t been fully deleted' });
  await notice.getByRole('button', { name: 'Continue deleting' }).click();
  await page.getByRole('button', { name: 'Delete all your data' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await startAsGuest(page);
  await expect(page.getByText('Mine')).toHaveCount(0);
});

test('everything that the account holds is taken along as one file', async ({ browser }) => {
  const page = await newProfile(browser);
  await signUp(page, 'cleo@example.com');
  await createGroup(page, { name: 'Trip', ownName: 'Cleo', others: ['Dan'] });
  await addExpense(page, { amount: '7.50', title: 'Tram' });
  await page.goto('/groups');
  await createGroup(page, { name: 'Flat', ownName: 'Cleo', others: ['Dan'] });
  await addExpense(page, { amount: '9', title: 'Paint' });
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  const start = page.getByRole('button', { name: 'Export everything' });
  let letGo = () => {};
  const left = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*export-account-*.js', async (route) => {
    await left;
    await route.continue();
  });
  await start.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await start.click();
  await expect(page.getByText('You can leave this page.')).toBeVisible();
  // The export goes on after leaving the page.
  await page
    .getByRole('link', { name: /\bGroups/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
  letGo();
  const download = await downloading;
  await expect(page.getByText('Your export has been downloaded')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^quits-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await download.path());
  const files = unzipSync(bytes);
  const file: unknown = JSON.parse(strFromU8(files['quits.json'] ?? new Uint8Array()));
  expect(file).toMatchObject({
    format: 'quits-account',
    account: { email: 'cleo@example.com' },
    groups: expect.arrayContaining([
      expect.objectContaining({
        group: expect.objectContaining({ name: 'Trip' }),
        expenses: [expect.objectContaining({ title: 'Tram', amount: 750 })],
        activity: expect.arrayContaining([expect.objectContaining({ what: 'created' })]),
      }),
    ]),
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['Trip/Trip.html', 'Trip/Trip.csv', 'Trip/Trip.json', 'Flat/Flat.html']),
  );

  await test.step('its groups are imported together, or one with a preview', async () => {
    await page.goto('/import');
    const archive = { name: 'quits.zip', mimeType: 'application/zip', buffer: bytes };
    await page.locator('input[type=file]').setInputFiles(archive);
    await page.getByRole('button', { name: 'Review Trip' }).click();
    await expect(page.getByText('Found 1 expense')).toBeVisible();
    await expect(page.getByText(/^History entries that stay in the file: \d/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Cleo');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('1 expense imported')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    const row = (name: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row('Trip')).toContainText('Done');
    const name = page.getByLabel('Your name in these groups');
    await name.fill('Nobody');
    await page.getByRole('button', { name: 'Import 1 group' }).click();
    await expect(row('Flat')).toContainText('Nobody is called “Nobody”');
    await name.fill('cleo');
    await expectAccessible(page);
    // An interrupted import goes on in the next visit, from what the device has.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Import 1 group' }).click();
    await expect(row('Flat')).toContainText('You’re offline');
    await page
      .getByRole('link', { name: /\bGroups/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/import');
    await expect(page.getByText('An import was interrupted.')).toBeVisible();
    await page.getByRole('button', { name: 'Resume import' }).click();
    await page.getByRole('button', { name: 'Import 1 group' }).click();
    await expect(row('Flat')).toContainText('1 expense imported');
    // One's own import is nothing new.
    await expect(page.getByRole('link', { name: 'Groups', exact: true }).first()).toBeVisible();
    await row('Flat').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Paint' })).toBeVisible();
    await page.goto('/import');
    await expect(page.getByText('An import was interrupted.')).toHaveCount(0);
    await page.goto('/groups');
    await expect(page.getByRole('main').getByRole('link', { name: /Flat/ })).toHaveCount(2);
  });
});

test('other devices are signed out with the password', async ({ browser }) => {
  const page = await newProfile(browser);
  await signUp(page, 'eve@example.com');
  await page.goto('/account');
  await expect(page.getByText(/^This device · since /)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(
    page.getByText('You’ll be signed out on your other devices within an hour.'),
  ).toBeVisible();
});
