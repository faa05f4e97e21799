import type { Locator, Page } from '@playwright/test';

/** Returns the rows of the list of expenses. */
export function rowsOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Expenses', exact: true }).getByRole('listitem');
}
