import { expect, type Page } from '@playwright/test';

/** Where the sample trip is, and one of its expenses. */
export interface ExampleIds {
  readonly groupId: string;
  readonly expenseId: string;
}

/** Starts as a guest and opens the sample trip, in whatever language. */
export async function openExample(page: Page, origin: string): Promise<ExampleIds> {
  await page.goto(origin);
  // The first button of each screen, whatever the language calls it.
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups$/);
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups\/[^/]+$/);
  const row = page.locator('a[href*="/expenses/"]').first();
  await row.waitFor();
  // What was made is on the server before the page is left.
  await expect(page.locator('[data-status=pending]')).toHaveCount(0);
  const [, groupId = '', , expenseId = ''] =
    /groups\/([^/]+)\/(expenses)\/([^/?]+)/.exec((await row.getAttribute('href')) ?? '') ?? [];
  return { groupId, expenseId };
}
