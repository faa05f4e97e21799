import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { LONG, test } from './journey.ts';
import { addPaymentMethods, signUp } from './owing.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice } from './steps.ts';
import { storedText } from './stored-text.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const FIRST = 'quillon@example.com';
const SECOND = 'quillon2@example.com';
/** Words and figures that are in nothing but Ana's data. */
const CANARIES = /Quillon|Zephyrine|Umbriel|skiffle-tag|8765\.43|876543|DE89\s*3704/iu;

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(SECOND);
  await page.getByLabel('Password', { exact: true }).fill('first-secret-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: /Umbriel house/ }).click();
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

async function expectWiped(page: Page, groupId: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start without an account' })).toBeVisible();
  // The first frame has the button, too. The app removes what closing the page stored only once it has started.
  await expect(page.locator('#snapshot')).toHaveCount(0);
  const stored = (await storedText(page)) + (await page.content());
  expect(stored.match(CANARIES)).toBeNull();
  expect(stored.includes(groupId)).toBe(false);
  // Another tab may still be stopping its Firestore, and then removes what that has written.
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  await expect
    .poll(async () => (await kept()).filter((key) => key.startsWith('firestore_')))
    .toEqual([]);
}

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

test('signing out leaves nothing of anyone on the device', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signUp(page, FIRST);
  await addPaymentMethods(page, [
    { name: 'Bank account', field: 'IBAN', address: 'DE89 3704 0044 0532 0130 00' },
  ]);
  await page.goto('/groups');
  await createGroup(page, { name: 'Zephyrine trip', ownName: 'Quillon', others: ['Benny'] });
  await addExpense(page, { amount: '4 eur', title: 'Ferry' });
  await page.goto('/groups');
  await createGroup(page, { name: 'Umbriel house', ownName: 'Quillon', others: ['Ben', 'Cleo'] });
  await addExpense(page, { amount: '8765.43 eur', title: 'Rent #skiffle-tag' });
  const group = page.url();
  const groupId = group.split('/').at(-1) ?? '';

  await test.step('with joined names, a budget, and texts that aren’t saved', async () => {
    await page.goto('/people');
    await page.getByRole('listitem').filter({ hasText: 'Benny' }).getByRole('link').click();
    await page.getByLabel('Name in another group').selectOption('Ben: Umbriel house');
    await page.getByRole('button', { name: 'Join names' }).click();
    await expect(page.getByRole('button', { name: 'Settle all' })).toBeVisible();
    await page.goto(`${group}/insights`);
    await page.getByRole('button', { name: 'Add budget' }).click();
    await page.getByRole('dialog').getByLabel('Amount per month').fill('8765.43');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(
      page
        .getByText(/ left$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.goto(group);
    await page
      .getByPlaceholder(/^Quick/)
      .first()
      .fill('Zephyrine not saved');
    await keptOnDevice(page);
    const stored = await storedText(page);
    const known = ['Quillon', 'Zephyrine not saved', 'Umbriel', 'skiffle-tag', '876543'];
    expect(known.filter((word) => !stored.includes(word))).toEqual([]);
    expect(stored.includes('DE89')).toBe(false);
  });

  const other = await context.newPage();
  await other.goto(group);
  await expect(expenseRow(other, 'Rent')).toBeVisible();

  await test.step('in this tab and in another one', async () => {
    await pressSignOut(page);
    await expectWiped(page, groupId);
    await expect(other.getByText('You signed out in another tab.')).toBeVisible();
    await expectWiped(other, groupId);
    expect((await storedText(page)).match(CANARIES)).toBeNull();
  });
});

test('unsent changes are asked about before a session ends', LONG, async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signUp(page, SECOND);
  await createGroup(page, { name: 'Umbriel house', ownName: 'Quillon', others: ['Ben'] });
  await addExpense(page, { amount: '8765.43 eur', title: 'Rent #skiffle-tag' });
  const groupId = page.url().split('/').at(-1) ?? '';
  await keptOnDevice(page);

  await test.step('unsent changes are asked about, and sent first', async () => {
    await context.setOffline(true);
    await addExpense(page, { amount: '2 eur', title: 'Zephyrine bread' });
    await pressSignOut(page);
    await expect(page.getByText('1 change hasn’t synced yet')).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, 'unsent changes');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Sync, then sign out' }).press('Enter');
    await expect(page.getByText('You’ll be signed out once')).toBeVisible();
    await context.setOffline(false);
    await expectWiped(page, groupId);
    await signIn(page);
    await expect(expenseRow(page, 'Zephyrine bread')).toBeVisible();
  });

  await test.step('or deleted, without a connection', async () => {
    await context.setOffline(true);
    await addExpense(page, { amount: '3 eur', title: 'Zephyrine milk' });
    await pressSignOut(page);
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await expectWiped(page, groupId);
    await context.setOffline(false);
    await signIn(page);
    await expect(expenseRow(page, 'Zephyrine bread')).toBeVisible();
    await expect(expenseRow(page, 'Zephyrine milk')).toHaveCount(0);
  });

  await test.step('a session that the server ended leaves only what is unsent', async () => {
    await context.setOffline(true);
    await addExpense(page, { amount: '3 eur', title: 'Zephyrine salt' });
    const uid = await page.evaluate(
      () => /"uid":"(\w+)"/u.exec(localStorage.getItem('quits.auth.lastUser') ?? '')?.[1] ?? '',
    );
    await backend.disable(uid);
    await context.setOffline(false);
    await page.goto('/groups');
    await expect(page.getByText('1 change hasn’t synced yet')).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
    const left = (await storedText(page)).replaceAll(SECOND, '');
    expect(left).toContain('Zephyrine salt');
    // The change names its group and the sums that it moves, but no other expense is left.
    expect(left).not.toContain('skiffle-tag');
    await backend.disable(uid, false);
    await signIn(page);
    await expect(expenseRow(page, 'Zephyrine salt')).toBeVisible();
    await expect(page.getByText(/haven?’t synced|hasn’t synced/)).toHaveCount(0);
  });
});
