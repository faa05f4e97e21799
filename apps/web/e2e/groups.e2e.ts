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

for (const [name, size] of SIZES) {
  test(
    `groups with what they come to, on a ${name}`,
    name === 'desktop' ? SECOND_SIZE : {},
    async ({ browser }) => {
      const ana = await newProfile(browser, size);
      const ben = await newProfile(browser, size);
      const row = (title: string) => ana.getByRole('listitem').filter({ hasText: title }).first();
      const home = () => ana.getByRole('link', { name: 'Groups', exact: true }).first().click();

      await test.step('names are typed in a row, ended by Enter each', async () => {
        await ana.goto('/');
        await startAsGuest(ana);
        await ana.getByRole('link', { name: 'New group' }).first().click();
        await ana.getByLabel('Emoji').fill('⛷️');
        await ana.getByLabel('Name', { exact: true }).fill('Alps');
        await ana.getByLabel('Your name').fill('Ana');
        await ana.getByRole('textbox', { name: 'Person’s name' }).last().click();
        for (const other of ['Ben', 'Cleo']) {
          await ana.keyboard.type(other);
          await ana.keyboard.press('Enter');
          await expect(ana.getByRole('textbox', { name: 'Person’s name' }).last()).toBeFocused();
        }
        await ana.getByRole('button', { name: 'Create group' }).dblclick();
        await expect(ana.getByRole('heading', { name: 'Alps' })).toBeVisible();
      });

      await test.step('what Ben adds is news until Ana looks', async () => {
        const link = await inviteLink(ana, 'Editor');
        // With a truncated link, joining fails with an error about the link, not about a taken
        // person.
        await ben.goto(link.slice(0, -1));
        await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
        await ben.getByRole('button', { name: 'Join' }).click();
        await expect(ben.getByText(/This invite link doesn’t exist/)).toBeVisible();
        await ben.goto(link);
        await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
        // The joining user becomes a member, but must not see the message for existing members.
        await ben.evaluate(() => {
          const noteWrong = () => {
            if (/no longer works|already/.test(document.body.textContent))
              document.body.id = 'wrong';
          };
          new MutationObserver(noteWrong).observe(document.body, {
            childList: true,
            subtree: true,
          });
        });
        await ben.getByRole('button', { name: 'Join' }).click();
        await expect(ben.getByRole('heading', { name: 'Alps' })).toBeVisible();
        await expect(ben.locator('#wrong')).toHaveCount(0);
        const tabs = ana.getByRole('navigation', { name: 'Alps' });
        await tabs.getByRole('link', { name: 'Activity' }).click();
        await expect(ana.getByText('Ben joined the group')).toBeVisible();
        await home();
        await expect(row('Alps')).not.toContainText('New');
        await addExpense(ben, { amount: '30', title: 'Lift' });
        await expect(row('Alps')).toContainText('New');
        await expect(ana).toHaveTitle('(1) Groups · Quits');
        await row('Alps').getByRole('link').click();
        await expect(ana.getByText('Lift')).toBeVisible();
        await expect(ana).toHaveTitle('Alps · Quits');
        await home();
        await expect(row('Alps')).not.toContainText('New');
        await ben.goto(link);
        await expect(ben.getByText('You’re already in this group.')).toBeVisible();
      });

      await test.step('several groups have a total in each currency', async () => {
        await ana.getByRole('link', { name: 'New group' }).first().click();
        await expect(ana.getByLabel('Your name')).toHaveValue('Ana');
        await home();
        await createGroup(ana, { name: 'Flat', ownName: 'Ana', others: ['Dan'] });
        await addExpense(ana, { amount: '100', title: 'Rent' });
        await home();
        await expect(ana.locator('dl')).toContainText('Total+$40.00');
      });

      await test.step('an archived group is folded away', async () => {
        await row('Flat').getByRole('link').click();
        await openSettings(ana, 'Archive, leave, or delete');
        await ana.getByRole('button', { name: 'Archive group' }).click();
        await home();
        await expect(row('Flat')).toBeHidden();
        await ana.getByText('Show archived groups').click();
        await expect(row('Flat')).toBeVisible();
      });
    },
  );
}

test('the example can be looked at and taken away again', async ({ browser }) => {
  const page = await newProfile(browser, { width: 360, height: 740 });
  await page.goto('/');
  await startAsGuest(page);
  await page.getByRole('button', { name: 'Try a sample trip' }).click();
  await expect(page.getByRole('heading', { name: 'Weekend at the lake' })).toBeVisible();
  await page.getByRole('link', { name: 'Groups', exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete sample trip' }).click();
  await expect(page.getByText('No groups yet')).toBeVisible();
});

test('the start page forgets a dead invite link', async ({ page }) => {
  await page.goto(`${backend.origin}/join/nowhere/nothing#secret`);
  await expect(page.getByText('This invite link no longer works.')).toBeVisible();
  await page.goto(backend.origin);
  await startAsGuest(page);
  await expect(page).toHaveURL(/\/groups$/);
});
