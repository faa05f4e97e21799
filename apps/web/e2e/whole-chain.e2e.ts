import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import {
  addExpense,
  createGroup,
  expenseRow,
  inviteLink,
  keptOnDevice,
  openBalances,
  startAsGuest,
} from './steps.ts';

// The default of most users; the other journeys disable motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

/** Opens a page in a new browser profile. */
async function newProfile(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin });
  return context.newPage();
}

test('two people share a group, live, offline and through a crash', async ({ browser }) => {
  const ana = await newProfile(browser);
  await test.step('Ana starts without an account and makes a group', async () => {
    await ana.goto('/');
    await startAsGuest(ana);
    await createGroup(ana, { name: 'Lisbon', ownName: 'Ana', others: ['Ben'] });
  });

  const ben = await newProfile(browser);
  await test.step('Ben opens her link, signs up with a password, and joins as himself', async () => {
    await ben.goto(await inviteLink(ana));
    await ben.getByRole('link', { name: 'Create account' }).click();
    await ben.getByLabel('Email').fill('ben@example.com');
    await ben.getByLabel('Password', { exact: true }).fill('level-headed-9');
    await ben.getByRole('button', { name: 'Create account' }).click();
    await expect(ben.getByRole('heading', { name: 'Join Lisbon' })).toBeVisible();
    await ben.getByRole('radio', { name: 'Ben' }).check();
    await ben.getByRole('button', { name: 'Join' }).click();
    await expect(ben.getByRole('heading', { name: 'Lisbon' })).toBeVisible();
  });

  await test.step('an expense of hers appears before him without a reload', async () => {
    await addExpense(ana, { amount: '30', title: 'Dinner' });
    await expect(ben.getByText('Dinner')).toBeVisible();
    await openBalances(ana);
    await expect(ana.getByText('You get back $15.00')).toBeVisible();
    await openBalances(ben);
    await expect(ben.getByText('You owe $15.00')).toBeVisible();
  });

  await test.step('without a connection her next one shows at once, marked as waiting', async () => {
    await keptOnDevice(ana);
    await backend.stop();
    await addExpense(ana, { amount: '10', title: 'Taxi' });
    await expect(expenseRow(ana, 'Taxi')).toContainText('Waiting');
    await ana.reload();
    await expect(expenseRow(ana, 'Taxi')).toContainText('Waiting');
    await expect(ana.getByText('1 change waiting to be sent')).toBeVisible();
  });

  await test.step('with the connection back both see it', async () => {
    await backend.restart();
    await expect(ben.getByText('You owe $20.00')).toBeVisible();
    await expect(ana.getByText('1 change waiting to be sent')).toBeHidden();
    await expect(expenseRow(ana, 'Taxi')).not.toContainText('Waiting');
  });

  await test.step('what was acknowledged survives a crash of the backend', async () => {
    await addExpense(ana, { amount: '7.01', title: 'Museum' });
    const museum = expenseRow(ana, 'Museum');
    await expect(museum).toBeVisible();
    await expect(museum).not.toContainText('Waiting');
    await backend.kill();
    await backend.restart();

    const fresh = await newProfile(browser);
    await fresh.goto('/sign-in');
    await fresh.getByLabel('Email').fill('ben@example.com');
    await fresh.getByLabel('Password', { exact: true }).fill('level-headed-9');
    await fresh.getByRole('button', { name: 'Sign in' }).click();
    await fresh.getByRole('link', { name: /Lisbon/ }).click();
    await expect(fresh.getByText('Museum')).toBeVisible();
    await expect(fresh.getByText('Taxi')).toBeVisible();
    await expect(fresh.getByText('Dinner')).toBeVisible();
    await expect(ben.getByText(/You owe \$23\.5[01]/)).toBeVisible();
  });
});
