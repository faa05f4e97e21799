import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import {
  addExpense,
  addSeries,
  createGroup,
  daysAgo,
  expenseRow,
  keptOnDevice,
  startAsGuest,
} from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const ACCOUNT = {
  notifications: 'This server doesn’t send notifications.',
  devices: 'This server can’t connect a guest’s other devices. Create an account to sign in there.',
};

/** Returns what a screen says about the server. */
const toldBy = (page: Page) => page.getByText(/\bthis server\b/i).allTextContents();

test(
  'a server without functions says what it lacks only where one looks for it',
  LONG,
  async ({ page }) => {
    const backend = await BackendProcess.start();
    try {
      // A headless browser refuses notifications.
      await page.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
      );
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Lisbon', ownName: 'Ben', others: ['Ana'] });
      await addExpense(page, { title: 'Tram', amount: '12.50' });
      await keptOnDevice(page);
      const [, groupId = ''] = /groups\/([^/]+)/.exec(page.url()) ?? [];

      const screens: Readonly<Record<string, readonly string[]>> = {
        '/groups': [],
        '/people': [],
        '/import': [],
        [`/groups/${groupId}`]: [],
        [`/groups/${groupId}/add`]: [],
        [`/groups/${groupId}/activity`]: [],
        [`/groups/${groupId}/insights`]: [],
        [`/groups/${groupId}/balances`]: [],
        [`/groups/${groupId}/settings/people`]: [],
        [`/groups/${groupId}/settings/invite`]: [],
        [`/groups/${groupId}/settings/recurring`]: [],
        [`/groups/${groupId}/settings`]: [ACCOUNT.notifications],
        '/account': [ACCOUNT.notifications, ACCOUNT.devices],
      };
      for (const [path, told] of Object.entries(screens)) {
        /* oxlint-disable no-await-in-loop -- One screen after the other. */
        await page.goto(`${backend.origin}${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect.poll(() => toldBy(page), { message: path }).toEqual(told);
        /* oxlint-enable no-await-in-loop */
      }
      // Summaries and codes aren’t offered at all.
      await expect(page.getByLabel('Summary by email')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Show code' })).toHaveCount(0);

      // The text of a reminder can be shared, but not sent.
      await page.goto(`${backend.origin}/groups/${groupId}/balances`);
      await page.getByRole('button', { name: /^Remind/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Remind Ana' });
      await expect(sheet.getByRole('textbox')).toHaveValue(/\$6\.25/);
      await expect(sheet.getByRole('button', { name: 'Send reminder' })).toHaveCount(0);

      // A device adds what is due, and rates are entered.
      await page.goto(`${backend.origin}/groups/${groupId}`);
      await addSeries(page, { title: 'Rent', date: daysAgo(15), frequency: 'Weekly' });
      await expect(page.getByText('2 recurring expenses added')).toBeVisible();
      await expect(expenseRow(page, 'Rent')).toHaveCount(3);
      await page.reload();
      await expect(expenseRow(page, 'Rent')).toHaveCount(3);
      await page.getByRole('link', { name: 'Add expense' }).first().click();
      await page.getByRole('textbox', { name: 'Amount' }).fill('300');
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('SEK');
      const rate = page.getByLabel('1 SEK =');
      await expect(rate).toHaveValue('');
      await rate.fill('0.09');
      await expect(page.getByText('= $27.00')).toBeVisible();
      expect(await toldBy(page)).toEqual([]);
      await page.getByLabel('Description').fill('Ferry');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('#main').getByText('You get back $64.75')).toBeVisible();

      // A code for another device is of no use here, and that is said.
      await page.goto(`${backend.origin}/device`);
      await page.getByLabel('Code').fill('ABCDE 12345');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goto(`${backend.origin}/groups`);
      await expect(page.getByRole('link', { name: /Lisbon/ })).toBeVisible();
    } finally {
      await backend.dispose();
    }
  },
);
