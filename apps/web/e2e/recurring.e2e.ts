import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, SECOND_SIZE, test } from './journey.ts';
import { addSeries, createGroup, daysAgo, keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const rows = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

for (const width of [360, 1440]) {
  test(
    `what repeats is added when it is due, rests, changes and ends: ${width}`,
    width === 1440 ? SECOND_SIZE : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(backend.origin);
      await startAsGuest(page);
      await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });
      const group = page.url();

      await test.step('a few are added at once', async () => {
        await addSeries(page, { title: 'Cleaning', date: daysAgo(15), frequency: 'Weekly' });
        await expect(page.getByText('2 recurring expenses added')).toBeVisible();
        await expect(rows(page, 'Cleaning')).toHaveCount(3);
        await expect(page.locator('#main').getByText('You get back $60.00')).toBeVisible();
      });

      await test.step('many are added when a person says so', async () => {
        await addSeries(page, { title: 'Coffee', date: daysAgo(9), frequency: 'Daily' });
        await expect(page.getByText('9 recurring expenses due')).toBeVisible();
        await page.getByRole('button', { name: 'Skip' }).click();
        await expect(page.getByText('expenses due')).toBeHidden();
        await expect(rows(page, 'Coffee')).toHaveCount(1);
      });

      await test.step('nothing is added twice', async () => {
        await page.reload();
        await expect(rows(page, 'Cleaning')).toHaveCount(3);
        await expect(rows(page, 'Coffee')).toHaveCount(1);
        await expect(page.locator('#main').getByText('You get back $80.00')).toBeVisible();
      });

      await test.step('an edit is for one or for all that follow', async () => {
        await rows(page, 'Cleaning').nth(1).getByRole('link').click();
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('textbox', { name: 'Amount' }).fill('45');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('1 later expense will also change')).toBeVisible();
        await page.getByRole('button', { name: 'This and future expenses' }).click();
        await expect(page.getByRole('heading', { name: 'Cleaning' })).toBeVisible();
        await expect(page.getByText('$45.00').filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('waiting to sync')).toHaveCount(0);
        await page.goto(group);
        await expect(rows(page, 'Cleaning').nth(0)).toContainText('$45.00');
        await expect(rows(page, 'Cleaning').nth(1)).toContainText('$45.00');
        await expect(rows(page, 'Cleaning').nth(2)).toContainText('$30.00');
        await page.goto(`${group}/settings/recurring`);
        await expect(rows(page, 'Cleaning')).toContainText('$45.00');
      });

      await test.step('a series rests, goes on, changes and stops', async () => {
        await page.getByRole('button', { name: 'More: Coffee' }).click();
        await page.getByRole('menuitem', { name: 'Pause' }).click();
        await expect(rows(page, 'Coffee')).toContainText('Paused');
        await page.getByRole('button', { name: 'More: Coffee' }).click();
        await page.getByRole('menuitem', { name: 'Resume' }).click();
        await expect(rows(page, 'Coffee')).toContainText('Next:');
        await page.getByRole('button', { name: 'More: Coffee' }).click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await page.getByRole('textbox', { name: 'Amount' }).fill('3.50');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(rows(page, 'Coffee')).toContainText('$3.50');
        await page.getByRole('button', { name: 'More: Coffee' }).click();
        await page.getByRole('menuitem', { name: 'Stop recurring expense' }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: 'Stop recurring expense' })
          .click();
        await expect(rows(page, 'Coffee')).toBeHidden();
      });
    },
  );
}

test(
  'what is due is added without a connection, and once only',
  LONG,
  async ({ context, page }) => {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
    await addSeries(page, { title: 'Rent', date: daysAgo(0), frequency: 'Daily' });
    await expect(rows(page, 'Rent')).toHaveCount(1);
    await expect(page.getByText('waiting to sync')).toHaveCount(0);

    await keptOnDevice(page);
    await context.setOffline(true);
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    await page.reload();
    await expect(rows(page, 'Rent')).toHaveCount(2);
    await context.setOffline(false);
    await expect(page.getByText('waiting to sync')).toHaveCount(0);
    await page.reload();
    await expect(rows(page, 'Rent')).toHaveCount(2);
  },
);
