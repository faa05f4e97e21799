import { expect, type Page } from '@playwright/test';
import { paths } from '../src/routing/paths.ts';
import { expectAccessible } from './axe.ts';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';

const LOOKS = [
  { name: 'smallest phone, light', width: 320, height: 640, colorScheme: 'light', locale: 'en-US' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark', locale: 'en-US' },
  { name: 'desktop, light', width: 1440, height: 900, colorScheme: 'light', locale: 'en-US' },
  { name: 'desktop, dark', width: 1440, height: 900, colorScheme: 'dark', locale: 'en-US' },
  { name: 'phone, right to left', width: 360, height: 740, colorScheme: 'light', locale: 'ar' },
  { name: 'desktop, German', width: 1280, height: 800, colorScheme: 'light', locale: 'de' },
] as const;

let backend: BackendProcess;
test.beforeAll(async () => {
  backend = await BackendProcess.start();
});
test.afterAll(() => backend.dispose());

for (const { name, width, height, colorScheme, locale } of LOOKS) {
  test(`every screen is accessible and fits: ${name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      locale,
      colorScheme,
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });

    for (const path of [
      paths.welcome(),
      paths.signIn(),
      paths.signUp(),
      paths.resetPassword(),
      paths.privacy(),
      '/nowhere',
    ]) {
      await page.goto(`${backend.origin}${path}`);
      await check(page, path);
    }

    const { groupId, expenseId } = await example(page);
    for (const path of [
      paths.groups(),
      paths.newGroup(),
      paths.group(groupId),
      paths.addExpense(groupId),
      paths.expense(groupId, expenseId),
      paths.editExpense(groupId, expenseId),
      paths.balances(groupId),
      paths.insights(groupId),
      paths.activity(groupId),
      paths.groupSettings(groupId),
      paths.groupCategories(groupId),
      paths.groupRecurring(groupId),
      paths.groupExport(groupId),
      paths.importFile(),
      paths.account(),
    ]) {
      await page.goto(`${backend.origin}${path}`);
      await check(page, path);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}

/** A guest with the example, and one of its expenses. */
async function example(page: Page): Promise<{ groupId: string; expenseId: string }> {
  await page.goto(backend.origin);
  // The first button of each screen, whatever the language calls it.
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups$/);
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups\/[^/]+$/);
  const row = page.locator('a[href*="/expenses/"]').first();
  await row.waitFor();
  // What was made is on the server before the page is left.
  await expect(page.locator('[data-state=pending]')).toHaveCount(0);
  const [, groupId = '', , expenseId = ''] =
    /groups\/([^/]+)\/(expenses)\/([^/?]+)/.exec((await row.getAttribute('href')) ?? '') ?? [];
  return { groupId, expenseId };
}

async function check(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1, h2').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  expect(await page.title(), path).toContain('Quits');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${path} is too wide`).toBeLessThanOrEqual(0);
  await test.step(path, () => expectAccessible(page));
}
