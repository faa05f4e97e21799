import { expect, type Page } from '@playwright/test';

/** Ids of the sample trip and of one of its expenses. */
export interface ExampleIds {
  readonly groupId: string;
  readonly expenseId: string;
}

/** Starts as a guest and opens the sample trip, in any language. */
export async function openExample(page: Page, origin: string): Promise<ExampleIds> {
  await page.goto(origin);
  // Click the first button of each screen, since its label depends on the language.
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups$/);
  await page.locator('main button').first().click();
  await expect(page).toHaveURL(/\/groups\/[^/]+$/);
  const row = page.locator('a[href*="/expenses/"]').first();
  await row.waitFor();
  // Wait until the server has all writes, because the caller leaves the page.
  await expect(page.locator('[data-status=pending]')).toHaveCount(0);
  const [, groupId = '', , expenseId = ''] =
    /groups\/([^/]+)\/(expenses)\/([^/?]+)/.exec((await row.getAttribute('href')) ?? '') ?? [];
  return { groupId, expenseId };
}
