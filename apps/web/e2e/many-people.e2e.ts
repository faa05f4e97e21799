import { expect, type Page } from '@playwright/test';
import { type LargeGroupBackend, startLargeGroup } from '../scripts/large-group-backend.ts';
import { expectAccessible } from './axe.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { expenseRow } from './steps.ts';

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

let large: LargeGroupBackend;

test.beforeAll(async () => {
  large = await startLargeGroup({ expenses: 60, people: 40 });
});

test.afterAll(() => large.dispose());

async function openForm(page: Page, expense: { amount: string; title: string }): Promise<void> {
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).first().fill(expense.amount);
  await page.getByLabel('Description').fill(expense.title);
  await page.getByRole('button', { name: /^equally between/ }).click();
}

/** Returns the number of screens that the people take. */
const screens = (page: Page) =>
  page
    .getByRole('list', { name: 'People', exact: true })
    .evaluate((list) => list.getBoundingClientRect().height / innerHeight);

for (const [name, size] of SIZES) {
  const tag = name === 'desktop' ? SECOND_SIZE : {};

  test(`an expense is split between some of 40 people, on a ${name}`, tag, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${large.backend.addresses.app}/sign-in`);
    await page.getByLabel('Email').fill(large.email);
    await page.getByLabel('Password', { exact: true }).fill(large.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: /A very large group/ }).click();
    const search = page.getByRole('dialog').getByRole('searchbox', { name: 'Search' });
    const people = page.getByRole('list', { name: 'People', exact: true });

    await test.step('the reader and two others by exact amounts', async () => {
      await openForm(page, { amount: '90', title: `Ropes ${name}` });
      await expect(people.getByRole('listitem').first()).toContainText('You');
      expect(await screens(page)).toBeLessThan(1);
      await page.getByRole('button', { name: 'Just me' }).click();
      for (const person of ['person 27', 'person 9']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await search.fill(person);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await search.press('Enter');
      }
      await page.getByRole('radio', { name: 'Exact amounts' }).check();
      await page.getByLabel('Your share').fill('40');
      await page.getByLabel('Person 27’s share').fill('38');
      const left = page.getByText('€12.00 of €90.00 left');
      await expect(left).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Assign the remaining €12.00 to Person 9' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(expenseRow(page, `Ropes ${name}`)).toBeVisible();
    });

    await test.step('by item: the first item comes before the people', async () => {
      await openForm(page, { amount: '', title: `Hut ${name}` });
      // The three of the last expense are remembered.
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.getByRole('radio', { name: 'By item' }).check();
      const item = page.getByLabel('Item', { exact: true });
      await expect(item).toBeInViewport();
      await item.fill('Soup');
      await page.getByRole('textbox', { name: 'Soup: Amount' }).fill('8');
      await page.getByRole('button', { name: 'For everyone' }).click();
      const picker = page.getByRole('group', { name: 'Soup' });
      await picker.getByRole('button', { name: 'None' }).click();
      await picker.getByRole('searchbox', { name: 'Search' }).fill('person 31');
      await picker.getByRole('checkbox', { name: 'Person 31' }).check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'For Person 31' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      // The total is computed from the items.
      await expect(expenseRow(page, `Hut ${name}`)).toContainText('€8.00');
    });
  });
}
