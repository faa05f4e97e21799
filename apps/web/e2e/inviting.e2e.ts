import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { LONG, SECOND_SIZE, test } from './journey.ts';
import {
  addExpense,
  createGroup,
  expenseRow,
  inviteLink,
  openSettings,
  startAsGuest,
} from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

/** A page in a new browser profile, which counts its taps. */
async function newProfile(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: backend.origin, viewport });
  const page = await context.newPage();
  let taps = 0;
  return {
    page,
    context,
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    /** Returns the taps since the last time. */
    taps: () => {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}

const person = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

for (const [name, size] of SIZES) {
  test(
    `people are listed, invited and join, on a ${name}`,
    name === 'desktop' ? SECOND_SIZE : {},
    async ({ browser }) => {
      const ana = await newProfile(browser, size);
      const ben = await newProfile(browser, size);
      const zed = await newProfile(browser, size);
      await ana.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = () => ana.page.evaluate(() => navigator.clipboard.readText());

      await test.step('a list of names becomes people', async () => {
        const { page } = ana;
        await page.goto('/');
        await startAsGuest(page);
        await page.getByRole('link', { name: 'New group' }).first().click();
        await page.getByLabel('Name', { exact: true }).fill('Alps');
        await page.getByLabel('Your name').fill('Ana');
        const names = page.getByRole('textbox', { name: 'Person’s name' });
        await page.evaluate(() => navigator.clipboard.writeText('- Ben\n- Emil 🎸\n"Smith, Jo"'));
        await names.last().click();
        await page.keyboard.press('Control+V');
        await expect(names).toHaveCount(4);
        await names.last().fill('Cleo / Anna');
        await expect(page.getByRole('group', { name: '6 people' })).toBeVisible();
        await names.last().press('Enter');
        await expect(page.getByText('Similar names: Anna – Ana')).toBeVisible();
        await page.getByRole('button', { name: 'Create group' }).click();
        await expect(page.getByText('6 people · 0 expenses')).toBeVisible();
      });

      let link = '';
      await test.step('after creating the group, inviting takes two taps', async () => {
        const { page, tap, taps } = ana;
        const next = page.getByRole('region', { name: 'Invite the others' });
        await tap(next.getByRole('button', { name: 'Invite' }));
        await tap(page.getByRole('button', { name: 'Copy link' }));
        expect(taps()).toBe(2);
        await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
        link = await copied();
        await expectAccessible(page);
        await expectFits(page, 'the invite sheet');
        await page.keyboard.press('Escape');
        await next.getByRole('button', { name: 'Not now' }).click();
        await expect(next).toBeHidden();
        await expect(page.getByText('No expenses yet')).toBeVisible();
      });

      await test.step('and from any of its screens', async () => {
        const { page, tap, taps } = ana;
        for (const screen of ['Balances', 'Insights', 'Activity', 'Settings']) {
          await page.getByRole('link', { name: screen, exact: true }).last().click();
          await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
        }
        await tap(page.getByRole('button', { name: 'Invite', exact: true }));
        await tap(page.getByRole('button', { name: 'Copy link' }));
        expect(taps()).toBe(2);
        await expect(page.getByLabel('Invite link')).toHaveValue(link);
        await page.keyboard.press('Escape');
      });

      await test.step('a visitor sees whose group it is, and joins as listed in two taps', async () => {
        const { page, tap, taps } = ben;
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'Join Alps' })).toBeVisible();
        await expect(page.getByText('Ana invited you')).toBeVisible();
        await expect(page.getByText('Already joined: Ana')).toBeVisible();
        await expect(person(page, 'Ana')).toHaveCount(0);
        await expectAccessible(page);
        await expectFits(page, 'the invitation');
        await tap(person(page, 'Ben'));
        await tap(page.getByRole('button', { name: 'Join as Ben' }));
        await expect(page.getByRole('heading', { name: 'Alps' })).toBeVisible();
        expect(taps()).toBe(2);
      });

      await test.step('who was taken or added meanwhile is known', async () => {
        const { page } = zed;
        await page.goto(link);
        // Ben's page shows the group before the server has his commit, and a visitor reads the invitation once.
        await expect(async () => {
          await page.reload();
          await expect(page.getByText(/^Already joined: /)).toHaveText(/Ana and Ben/, {
            timeout: 1000,
          });
        }).toPass();
        await openSettings(ana.page, 'People');
        await ana.page.getByLabel('Person’s name').fill('Dan, ben, Eva');
        await expect(ana.page.getByText('Already on the list: ben')).toBeVisible();
        await ana.page.getByRole('button', { name: 'Add all 2' }).click();
        await expect(ana.page.getByRole('listitem').filter({ hasText: 'Eva' })).toBeVisible();
        await page.reload();
        await expect(person(page, 'Dan')).toBeVisible();
      });

      await test.step('someone on the list is offered, not doubled', async () => {
        const { page } = zed;
        await person(page, 'I’m not on the list').check();
        const field = page.getByLabel('Your name');
        await field.fill('ben');
        await expect(page.getByText('Someone in this group already has this name.')).toBeVisible();
        await field.fill('emil');
        await expect(page.getByText('Emil 🎸 is already in this group.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeDisabled();
        await page.getByRole('button', { name: 'That’s me' }).click();
        await expect(person(page, 'Emil 🎸')).toBeChecked();
      });

      await test.step('a viewer only looks on, and is in no split', async () => {
        const { page } = zed;
        await ana.page.getByRole('button', { name: 'Invite', exact: true }).click();
        await ana.page.getByRole('radio', { name: 'Viewers' }).check();
        await expect(ana.page.getByLabel('Invite link')).not.toHaveValue(link);
        await page.goto(await ana.page.getByLabel('Invite link').inputValue());
        await ana.page.keyboard.press('Escape');
        await person(page, 'I’m not on the list').check();
        await page.getByLabel('Your name').fill('Zed');
        await expect(page.getByLabel('Don’t include me in splits')).toBeChecked();
        await expectAccessible(page);
        await expectFits(page, 'joining as a new person');
        await page.getByRole('button', { name: 'Join as Zed' }).click();
        await expect(page.getByRole('heading', { name: 'Alps' })).toBeVisible();
        const row = ana.page.getByRole('listitem').filter({ hasText: 'Zed' });
        await expect(row).toContainText('Not included in splits');
        await addExpense(ana.page, { amount: '80', title: 'Hut' });
        await expenseRow(ana.page, 'Hut').getByRole('link').click();
        await expect(ana.page.getByText('$10.00').filter({ visible: true }).first()).toBeVisible();
      });

      await test.step('unlinking an account asks, with sums; its owner is told and comes back', async () => {
        const { page } = ana;
        await openSettings(page, 'People');
        await page.getByRole('button', { name: 'Ben', exact: true }).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: 'Unlink account' }).click();
        await expect(sheet.getByText('Unlink Ben’s account?')).toBeVisible();
        await expect(
          sheet.getByText('Ben owes $10.00').filter({ visible: true }).first(),
        ).toBeVisible();
        await expectAccessible(page);
        await sheet.getByRole('button', { name: 'Unlink account' }).click();
        await expect(sheet).toBeHidden();
        const told = ben.page.getByText('You’re not linked to anyone in this group');
        await expect(told).toBeVisible();
        await expectAccessible(ben.page);
        await page.getByRole('button', { name: 'Invite back' }).click();
        await expect(page.getByText('Ben can come back with one tap')).toBeVisible();
        const invited = ben.page.getByText('You’re invited to come back as Ben.');
        await expect(invited).toBeVisible();
        await expect(told).toBeHidden();
        await expectAccessible(ben.page);
        await ben.page.getByRole('button', { name: 'That’s me' }).click();
        await expect(invited).toBeHidden();
        await expect(told).toBeHidden();
      });

      await test.step('without a connection, the sheet says when the link will be there', async () => {
        const { page, context } = ben;
        await page.getByRole('button', { name: 'Invite', exact: true }).click();
        await expect(page.getByLabel('Invite link')).toHaveValue(link);
        await context.setOffline(true);
        await page.getByRole('radio', { name: 'Viewers' }).check();
        await expect(page.getByText('You’re offline. The invite link will be ready')).toBeVisible();
        await page.getByRole('radio', { name: 'Members' }).check();
        await expect(page.getByLabel('Invite link')).toHaveValue(link);
        await page.getByRole('radio', { name: 'Viewers' }).check();
        await context.setOffline(false);
        await expect(page.getByLabel('Invite link')).toBeVisible();
      });
    },
  );
}

test(
  'a guest who joined secures the account by a mailed link, and is back at the account',
  LONG,
  async ({ browser }) => {
    const ana = await newProfile(browser, SIZES[0][1]);
    await ana.page.goto('/');
    await startAsGuest(ana.page);
    await createGroup(ana.page, { name: 'Alps', ownName: 'Ana', others: ['Ben'] });
    const { page } = await newProfile(browser, SIZES[0][1]);
    await page.goto(await inviteLink(ana.page));
    // The link is where signing in leads, until Ben joins without an account.
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.goBack();
    await person(page, 'Ben').check();
    await page.getByRole('button', { name: 'Join as Ben' }).click();
    await expect(page.getByRole('heading', { name: 'Alps' })).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: 'Secure your account' }).click();
    await page.getByLabel('Email').fill('ben@example.com');
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('We sent a link to ben@example.com.')).toBeVisible();
    await page.goto(await backend.mailedLink('ben@example.com', 'EMAIL_SIGNIN'));
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  },
);
