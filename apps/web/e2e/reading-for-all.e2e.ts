import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, inviteLink, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

/** Creates a group with another member's locale; ends on its page. */
async function group(page: Page): Promise<string> {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });
  const address = page.url();
  await addExpense(page, { amount: '30', title: 'Paint' });
  return address;
}

const looks = {
  'phone, light': { viewport: { width: 320, height: 700 }, colorScheme: 'light' },
  'desktop, dark': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

for (const [name, look] of Object.entries(looks)) {
  test(
    `every screen of a group can be read by everyone (${name})`,
    name.startsWith('phone') ? {} : SECOND_SIZE,
    async ({ browser }) => {
      const page = await browser.newPage(look);
      const address = await group(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('link', { name: 'Paint' }).click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${address}/balances`);
      await expect(page.getByText('Ben pays you')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Why this amount?' }).first().click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.goto(`${address}/insights`);
      await expect(page.getByRole('figure', { name: 'By category' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Balance over time' })).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${address}/activity`);
      await expect(page.getByText('You added Paint ($30.00)')).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(look.viewport.width);
      await page.close();
    },
  );
}

test('a viewer reads and comments, and is offered nothing else', async ({ browser }) => {
  const owner = await browser.newPage();
  await group(owner);
  const viewer = await browser.newContext();
  const page = await viewer.newPage();
  await test.step('joins as a viewer', async () => {
    await page.goto(await inviteLink(owner, 'Viewer'));
    await page.getByRole('radio', { name: 'Ben' }).check();
    await page.getByRole('button', { name: 'Join' }).click();
  });
  await page.getByRole('link', { name: 'Paint' }).click();
  await page.getByLabel('Add a comment').fill('Thank you.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  for (const name of ['Edit', 'Delete', 'Duplicate', 'Restore']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByLabel('Add receipt')).toBeHidden();
  await page.getByRole('link', { name: 'Balances' }).click();
  await expect(page.getByText('You pay Ana')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeHidden();
});
