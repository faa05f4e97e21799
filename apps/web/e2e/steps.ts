import { expect, type Locator, type Page } from '@playwright/test';

/** Goes from the open start page to an empty list of groups, without an account. */
export async function startAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start without an account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
}

/** Creates a group; ends on its expenses. */
export async function createGroup(
  page: Page,
  group: { name: string; ownName: string; others: readonly string[] },
): Promise<void> {
  await page.getByRole('link', { name: 'New group' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(group.name);
  await page.getByLabel('Your name').fill(group.ownName);
  for (const name of group.others) {
    await page.getByRole('textbox', { name: 'Person’s name' }).last().fill(name);
    await page.getByRole('button', { name: 'Add person' }).click();
  }
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name: group.name })).toBeVisible();
}

/** Opens a section of the settings of the group that is open. */
export async function openSettings(page: Page, section: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  const sections = page.getByRole('main').getByRole('navigation', { name: 'Settings' });
  // The link also has the section's value, such as the number of people.
  await sections.getByRole('link', { name: new RegExp(`^${section}`) }).click();
  await expect(page.getByRole('heading', { name: section, level: 2 }).first()).toBeVisible();
}

/** The link by which others join the group that is open. */
export async function inviteLink(page: Page, role?: 'Viewer' | 'Editor'): Promise<string> {
  await openSettings(page, 'Invite people');
  if (role === 'Viewer') await page.getByRole('radio', { name: 'Viewers' }).check();
  const link = await page.getByLabel('Invite link').inputValue();
  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  return link;
}

/** Adds an expense, paid by the user and split equally; ends on the group's expenses. */
export async function addExpense(
  page: Page,
  expense: { amount: string; title: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(expense.amount);
  await page.getByLabel('Description').fill(expense.title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The form closes after its row has appeared.
  await page.waitForURL((url) => !url.pathname.endsWith('/add'));
  await expect(expenseRow(page, expense.title)).toBeVisible();
}

/** Returns the calendar date some days ago in the browser's time zone. */
export function daysAgo(days: number): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(
    Date.now() - days * 86_400_000,
  );
}

/** Adds an expense that repeats, on the form of the group that is open. */
export async function addSeries(
  page: Page,
  series: { title: string; date: string; frequency: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('30');
  await page.getByLabel('Description').fill(series.title);
  await page.getByRole('button', { name: 'Date: Today' }).click();
  await page.getByLabel('Date', { exact: true }).fill(series.date);
  await page.getByRole('button', { name: 'Repeat', exact: true }).click();
  await page.getByLabel('Repeat', { exact: true }).selectOption({ label: series.frequency });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** An expense in the list of the group that is open; a notice that names it is none. */
export function expenseRow(page: Page, title: string): Locator {
  const list = page.getByRole('list', { name: 'Expenses', exact: true });
  return list.getByRole('listitem').filter({ hasText: title });
}

/** Opens the balances. */
export async function openBalances(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Balances' }).click();
}

/** Waits until the app is cached on the device, so that it opens offline. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
