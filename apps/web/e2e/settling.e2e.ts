import { expect, type Page } from '@playwright/test';
import { type LargeGroupBackend, startLargeGroup } from '../scripts/large-group-backend.ts';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { expectFits } from './expect-fits.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, keptOnDevice, openBalances, startAsGuest } from './steps.ts';

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

let backend: BackendProcess;
let large: LargeGroupBackend;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
  large = await startLargeGroup({ expenses: 200, people: 40, rows: 'every' });
});

test.afterAll(() => Promise.all([backend.dispose(), large.dispose()]));

for (const [name, size] of SIZES) {
  const tag = name === 'desktop' ? SECOND_SIZE : {};

  test(
    `a debt is paid in part, on another day, in another currency, on a ${name}`,
    tag,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
      await openBalances(page);
      await expect(page.getByRole('heading', { name: 'Nothing to settle yet' })).toBeVisible();
      await expectAccessible(page);
      await addExpense(page, { amount: '100 eur', title: 'Hotel' });
      await openBalances(page);
      await expect(page.getByText('Ben pays you').filter({ visible: true })).toBeVisible();

      await test.step('in part, on another day; undone in the notice', async () => {
        await page.getByRole('button', { name: 'Mark as paid' }).click();
        await expect(page.getByLabel('Amount paid')).toBeFocused();
        await page.getByLabel('Amount paid').fill('20');
        await page.getByLabel('Date').fill('11/1/2026');
        await expectAccessible(page);
        await save(page);
        await expect(page.getByText(/You get back €30\.00/)).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText(/You get back €50\.00/)).toBeVisible();
      });

      await test.step('in dollars, without a rate', async () => {
        await page.getByRole('button', { name: 'Mark as paid' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
        await dialog.getByLabel('Amount paid').fill('27.50');
        await dialog.getByLabel('Amount in EUR').fill('25');
        await expect(dialog.getByText('1 USD = 0.90909091 EUR')).toBeVisible();
        await expectAccessible(page);
        await save(page);
        await expect(page.getByText(/You get back €25\.00/)).toBeVisible();
      });

      await test.step('and the rest by the rate of that day, until nothing is left', async () => {
        await page.getByRole('button', { name: 'Mark as paid' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
        await expect(dialog.getByLabel('Amount paid')).toHaveValue('27.50');
        await expect(dialog.getByText(/rate from /)).toBeVisible();
        await save(page);
        await expect(page.getByText('Quits.', { exact: true })).toBeVisible();
        await expect(page.getByText(/^Settled up since /)).toBeVisible();
        await expectAccessible(page);
      });
    },
  );

  test(
    `one’s own payments are on the first screen of 40 people, on a ${name}`,
    tag,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`${large.backend.addresses.app}/sign-in`);
      await page.getByLabel('Email').fill(large.email);
      await page.getByLabel('Password', { exact: true }).fill(large.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: /A very large group/ }).click();
      await openBalances(page);
      const plan = page.getByRole('region', { name: 'Settle up' });
      const rows = plan.getByRole('listitem');
      // In euros and in yen.
      for (const at of [0, 1]) {
        await expect(rows.nth(at)).toContainText(/You pay |pays you/);
        await expect(rows.nth(at)).toBeInViewport({ ratio: 1 });
      }
      await expect(
        page.getByRole('list', { name: 'Balances' }).first().getByRole('listitem').first(),
      ).toContainText('You');
      await expectAccessible(page);
      // The balances of both currencies are at most two screens of scrolling away.
      const reach = await page
        .getByRole('list', { name: 'Balances' })
        .first()
        .evaluate((list) => list.getBoundingClientRect().top / innerHeight);
      expect(reach).toBeLessThan(2);
      await plan.getByRole('button', { name: /^Show all/ }).click();
      await expect(plan.getByRole('button', { name: /^Show all/ })).toBeHidden();
    },
  );

  test(
    `everything with one person is settled at once, also offline, on a ${name}`,
    tag,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: size, serviceWorkers: 'allow' });
      await keepBegun(page);
      await page.goto(backend.origin);
      await startAsGuest(page);
      const groups = () => page.goto(`${backend.origin}/groups`);
      await createGroup(page, { name: 'Lake house', ownName: 'Ana', others: ['Ben', 'Cleo'] });
      await addExpense(page, { amount: '30 eur', title: 'Bread' });
      await addExpense(page, { amount: '4 usd', title: 'Ferry' });
      await groups();
      await createGroup(page, { name: 'Road trip', ownName: 'Ana', others: ['Benny'] });
      await addExpense(page, { amount: '5 eur', title: 'Fuel' });
      const even = page.getByText('You and Ben are settled up');

      await test.step('the balances and the home screen lead to people', async () => {
        await groups();
        await page.getByRole('link', { name: 'People' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'Benny' })).toContainText(
          '+€2.50',
        );
        await expectAccessible(page);
        await expectFits(page, 'people');
        await groups();
        await page
          .getByRole('link', { name: /Lake house/ })
          .last()
          .click();
        await openBalances(page);
        await page.getByRole('list', { name: 'Balances' }).first().getByText('Ben').click();
        await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible();
      });

      await test.step('names are joined, and opened to their expenses', async () => {
        await page.getByLabel('Name in another group').selectOption('Benny: Road trip');
        await page.getByRole('button', { name: 'Join names' }).click();
        await expect(page.getByText('€12.50', { exact: true })).toBeVisible();
        await expectAccessible(page);
        await expectFits(page, 'person');
        await page.getByRole('button', { name: 'Road trip', exact: true }).click();
        const reason = page.getByRole('dialog').getByRole('link', { name: 'Fuel' });
        await expect(reason).toBeVisible();
        await page.keyboard.press('Escape');
      });

      const settle = async () => {
        await page.getByRole('button', { name: 'Settle all' }).click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByText('Ben pays you €12.50')).toBeVisible();
        await expectAccessible(page);
        await expectFits(page, 'settle all');
        await sheet.getByRole('button', { name: 'Record payments' }).click();
        await expect(even).toBeVisible();
      };

      await test.step('settled with one notice, undone with one press', async () => {
        await settle();
        await page.getByRole('button', { name: 'Undo' }).last().click();
        await expect(page.getByText('€12.50', { exact: true })).toBeVisible();
      });

      await test.step('settled offline, and still after a reload', async () => {
        await keptOnDevice(page);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Settle all' })).toBeVisible();
        await page.context().setOffline(true);
        await settle();
        await page.reload();
        await expect(even).toBeVisible();
        await page.context().setOffline(false);
        await groups();
        await expect(
          page.getByRole('main').getByText('You get back').filter({ visible: true }).first(),
        ).toBeVisible();
        await page
          .getByRole('link', { name: /Road trip/ })
          .last()
          .click();
        await openBalances(page);
        await expect(page.getByText('Quits.', { exact: true })).toBeVisible();
      });

      await test.step('settled by the next page if this one is closed before it writes', async () => {
        await addExpense(page, { amount: '5 eur', title: 'Toll' });
        await openBalances(page);
        await expect(page.getByText('Benny pays you').filter({ visible: true })).toBeVisible();
        await beginAgain(page);
        await page.reload();
        await expect(page.getByText('Quits.', { exact: true })).toBeVisible();
      });
    },
  );
}

/** Keeps a copy of what the page stores when it begins to settle. */
async function keepBegun(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Called with its storage below.
    // oxlint-disable-next-line unbound-method
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key.startsWith('quits.settling.'))
        setItem.call(sessionStorage, 'begun', `${key} ${value}`);
    };
  });
}

/** Leaves what a page leaves that is closed right after it began to settle the group with a debt of 2.50. */
async function beginAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [key = '', ...texts] = (sessionStorage.getItem('begun') ?? '').split(' ');
    const payments: { readonly expenseId: string; readonly rev: string; readonly minor: number }[] =
      JSON.parse(texts.join(' '));
    const again = payments
      .filter(({ minor }) => minor === 250)
      .map((one) => ({ ...one, expenseId: `${one.expenseId}2`, rev: `${one.rev}2` }));
    localStorage.setItem(key, JSON.stringify(again));
  });
}
