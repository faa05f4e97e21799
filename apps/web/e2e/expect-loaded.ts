import { expect, type Page } from '@playwright/test';

/** Waits until a screen shows its contents: no placeholder, no snapshot of an earlier visit and nothing busy. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('#snapshot, [data-shape], [aria-busy=true]')).toHaveCount(0);
}
