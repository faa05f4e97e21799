import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, inviteLink, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

async function newProfile(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin, viewport });
  return context.newPage();
}

const END = 'Archive, leave, or delete';

for (const [name, size] of SIZES) {
  test(
    `an owner manages a group and ends it, on a ${name}`,
    name === 'phone' ? SECOND_SIZE : {},
    async ({ browser }) => {
      const ana = await newProfile(browser, size);
      const ben = await newProfile(browser, size);

      await test.step('Ana makes a group; Ben joins by her link as himself', async () => {
        await ana.goto('/');
        await startAsGuest(ana);
        await createGroup(ana, { name: 'Cabin', ownName: 'Ana', others: ['Ben', 'Benny', 'Cleo'] });
        await ben.goto(await inviteLink(ana));
        await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
        await ben.getByRole('button', { name: 'Join' }).click();
        await expect(ben.getByRole('heading', { name: 'Cabin' })).toBeVisible();
        await addExpense(ana, { amount: '40', title: 'Wood' });
      });

      await test.step('a new name and emoji show for both', async () => {
        await ana.getByRole('link', { name: 'Settings', exact: true }).click();
        await ana.getByLabel('Name', { exact: true }).fill('Hut');
        await ana.getByLabel('Emoji').fill('🛖');
        await ana.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(ana.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
        await expect(ben.getByRole('heading', { name: 'Hut' })).toBeVisible();
        await expect(ana.getByLabel('Currency')).toBeDisabled();
      });

      await test.step('a person gets another name, share and household', async () => {
        await openSettings(ana, 'People');
        await ana.getByRole('button', { name: 'Cleo' }).click();
        const sheet = ana.getByRole('dialog');
        await sheet.getByLabel('Person’s name').fill('Ben');
        await expect(sheet.getByText('Someone in this group already has this name.')).toBeVisible();
        await sheet.getByLabel('Person’s name').fill('Clea');
        await sheet.getByLabel('Default share').fill('1.5');
        await sheet.getByLabel('Household').fill('Upstairs');
        await sheet.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(ana.getByRole('listitem').filter({ hasText: 'Clea' })).toContainText(
          'Upstairs',
        );
      });

      await test.step('two people turn out to be one', async () => {
        await ana.getByRole('button', { name: 'Benny' }).click();
        const sheet = ana.getByRole('dialog');
        await sheet.getByLabel('Merge with another person').selectOption('Ben');
        await expect(
          sheet.getByText('Everything Benny paid and owes will move to Ben.'),
        ).toBeVisible();
        await expect(sheet.getByText(/After: Ben owes \$13.3[34]/)).toBeVisible();
        await expect(sheet.getByText('After: Ben owes $20.00')).toBeVisible();
        await sheet.getByRole('radio', { name: 'Count twice' }).check();
        await sheet.getByRole('button', { name: 'Confirm' }).click();
        await expect(sheet).toBeHidden();
        await expect(ana.getByRole('button', { name: 'Benny', exact: true })).toBeHidden();
        await ben.getByRole('link', { name: 'Balances' }).click();
        await expect(ben.getByText('You owe $20.00')).toBeVisible();
      });

      await test.step('the last owner cannot leave; with another owner she could', async () => {
        await openSettings(ana, END);
        await expect(ana.getByRole('button', { name: 'Leave group' })).toBeDisabled();
        await openSettings(ana, 'People');
        await ana.getByRole('button', { name: 'Ben', exact: true }).click();
        await ana.getByRole('dialog').getByLabel('Role').selectOption('Owner');
        await ana.keyboard.press('Escape');
        await openSettings(ana, END);
        await expect(ana.getByRole('button', { name: 'Leave group' })).toBeEnabled();
      });

      await test.step('the activity tells what each change was about, before and after', async () => {
        await ben.getByRole('link', { name: 'Activity', exact: true }).first().click();
        await expect(ben.getByRole('deletion').filter({ hasText: 'Cabin' })).toBeVisible();
        await expect(ben.getByRole('insertion').filter({ hasText: 'Hut' })).toBeVisible();
        await expect(ben.getByRole('insertion').filter({ hasText: '1.5' })).toBeVisible();
        await expect(ben.getByRole('insertion').filter({ hasText: 'Owner' })).toBeVisible();
      });

      await test.step('or two after all, and then one again', async () => {
        await ben.getByRole('link', { name: 'Balances' }).click();
        await openSettings(ana, 'People');
        await ana.getByRole('button', { name: 'Undo merge: Benny' }).click();
        await expect(ben.getByText('You owe $10.00')).toBeVisible();
        await ana.getByRole('button', { name: 'Benny', exact: true }).click();
        const sheet = ana.getByRole('dialog');
        await sheet.getByLabel('Merge with another person').selectOption('Ben');
        await sheet.getByRole('radio', { name: 'Count twice' }).check();
        await sheet.getByRole('button', { name: 'Confirm' }).click();
        await expect(ben.getByText('You owe $20.00')).toBeVisible();
        await expect(sheet).toBeHidden();
      });

      await test.step('a recount finds nothing wrong', async () => {
        await openSettings(ana, 'Advanced');
        await ana.getByRole('button', { name: 'Recalculate' }).click();
        await expect(ana.getByText('All totals are correct.')).toBeVisible();
      });

      await test.step('an archived group can be looked at by all, and be brought back', async () => {
        await openSettings(ana, END);
        await ana.getByRole('button', { name: 'Archive group' }).click();
        await expect(ana.getByRole('link', { name: 'Add expense' })).toHaveCount(0);
        await ben.getByRole('link', { name: 'Settings', exact: true }).click();
        await expect(ben.getByText('This group is archived.')).toBeVisible();
        await expect(ben.getByLabel('Name', { exact: true })).not.toBeEditable();
        await ana.getByRole('button', { name: 'Unarchive group' }).click();
        await expect(ben.getByLabel('Name', { exact: true })).toBeEditable();
      });

      await test.step('a link says who came by it, and can be renewed and revoked', async () => {
        await openSettings(ana, 'Invite people');
        await expect(ana.getByRole('list', { name: 'Joined with this link' })).toContainText('Ben');
        const field = ana.getByLabel('Invite link');
        const link = await field.inputValue();
        await ana.getByText('Link options').click();
        await ana.getByRole('button', { name: 'Create new link' }).click();
        await expect(field).not.toHaveValue(link);
        await expect(ana.getByRole('list', { name: 'Joined with this link' })).toBeHidden();
        await ana.getByText('Link options').click();
        await ana.getByRole('button', { name: 'Revoke' }).click();
        await expect(ana.getByRole('button', { name: 'Create link' })).toBeVisible();
        const stranger = await newProfile(browser, size);
        await stranger.goto(link);
        await expect(stranger.getByText('This invite link no longer works.')).toBeVisible();
        await stranger.context().close();
      });

      await test.step('Ben leaves, told what he still owes', async () => {
        await openSettings(ana, 'People');
        await openSettings(ben, END);
        await ben.getByRole('button', { name: 'Leave group' }).click();
        await expect(ben.getByText('You owe $20.00').last()).toBeVisible();
        await ben.getByRole('button', { name: 'Leave group' }).last().click();
        await expect(ben.getByText('No groups yet')).toBeVisible();
        await expect(
          ana.getByRole('listitem').filter({ hasText: 'No longer in the group' }),
        ).toBeVisible();
      });

      await test.step('deleting it asks for its name; the page is closed in the middle of it', async () => {
        // The group's files can't be reached.
        await ana.route('**/v0/b/**', (route) => route.abort());
        await openSettings(ana, END);
        await ana.getByRole('button', { name: 'Delete group' }).click();
        const dialog = ana.getByRole('alertdialog');
        await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
        await dialog.getByLabel('Enter “Hut” to confirm').fill('Hut');
        await dialog.getByRole('button', { name: 'Delete' }).click();
        await expect(
          ana.getByText('This group is being deleted.').filter({ visible: true }).first(),
        ).toBeVisible();
        await ana.unroute('**/v0/b/**');
        await ana.goto('/groups');
      });

      await test.step('the list of groups says so and goes on, and nothing is left', async () => {
        const notice = ana.getByRole('status').filter({ hasText: 'This group is being deleted.' });
        await expect(notice).toContainText('Hut');
        await notice.getByRole('button', { name: 'Continue' }).click();
        await expect(ana.getByText('No groups yet')).toBeVisible();
      });
    },
  );
}
