import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import {
  addExpense,
  createGroup,
  inviteLink,
  keptOnDevice,
  openSettings,
  startAsGuest,
} from './steps.ts';

test.use({ serviceWorkers: 'allow' });

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const title = (page: Page) => page.getByLabel('Description');
const version = (page: Page, field: string, side: string) =>
  page.getByRole('group', { name: field }).getByRole('radio', { name: new RegExp(`^${side}`) });

test('two edits at once are compared field by field', async ({ context, page }) => {
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '10', title: 'Paint' });
  await page.getByRole('link', { name: 'Paint' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await title(page).fill('White paint');

  const other = await context.newPage();
  await other.goto(page.url());
  await title(other).fill('Paint and brushes');
  await other.getByRole('textbox', { name: 'Amount' }).fill('12');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Paint and brushes' })).toBeVisible();

  // The input stays, complete or not, even after a reload.
  await expect(page.getByText('Someone else edited this')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('');
  await page.reload();
  await expect(title(page)).toHaveValue('White paint');
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(version(page, 'Description', 'Your version')).toBeChecked();
  await expect(version(page, 'Amount and split', 'Their version')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'White paint' })).toBeVisible();
  await expect(page.getByText('$12.00').filter({ visible: true }).first()).toBeVisible();

  await test.step('what is deleted meanwhile is restored, and the edit goes on', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await title(page).fill('Blue paint');
    // Deleting an outdated version would be rejected.
    await expect(other.getByRole('heading', { name: 'White paint' })).toBeVisible();
    await other.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('This expense was deleted and no longer counts.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title(page)).toHaveValue('Blue paint');
    // Both versions are equal, so there is nothing to compare.
    await expect(page.getByText('Someone else edited this')).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Blue paint' })).toBeVisible();
    await expect(page.getByText('You get back $6.00')).toBeVisible();
  });
});

test('an edit that was refused after a time offline is offered again', async ({ browser }) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: backend.origin });
    return { context, page: await context.newPage() };
  };
  const { context, page } = await open();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Boat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '10', title: 'Rope' });
  const link = await inviteLink(page);

  const { page: ben, context: bens } = await open();
  await ben.goto(link);
  await ben.getByRole('radio', { name: 'Ben' }).check();
  await ben.getByRole('button', { name: 'Join' }).click();
  await ben.getByRole('link', { name: 'Rope' }).click();
  await ben.getByRole('link', { name: 'Edit' }).click();
  // The URL is the form's once the form is visible.
  await expect(title(ben)).toBeVisible();
  const edit = ben.url();

  await page.goto(edit);
  await keptOnDevice(page);
  await title(page).fill('Long rope');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Long rope' })).toBeVisible();

  await openSettings(page, 'People');
  await page.getByLabel('Person’s name').fill('Dora');
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.goBack();
  await page.goBack();

  await ben.getByRole('textbox', { name: 'Amount' }).fill('14');
  await ben.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ben.getByText('$14.00').filter({ visible: true }).first()).toBeVisible();
  await ben.getByRole('link', { name: 'Settings' }).click();
  await ben.getByLabel('Name', { exact: true }).fill('Ship');
  await ben.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ben.getByRole('heading', { name: 'Ship' })).toBeVisible();

  await context.setOffline(false);
  // Changes of different fields are merged without asking.
  await openSettings(ben, 'People');
  await expect(ben.getByRole('listitem').filter({ hasText: 'Dora' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ship' })).toBeVisible();
  await ben.goBack();
  await ben.goBack();
  await expect(page.getByRole('heading', { name: 'Rope', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'A change couldn’t be saved' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Compare versions' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Edit expense');
  await expect(page.getByText('Someone else edited this')).toBeVisible();
  await expect(version(page, 'Description', 'Your version')).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Long rope' })).toBeVisible();
  await expect(page.getByText('$14.00').filter({ visible: true }).first()).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Long rope' })).toBeVisible();
  await context.close();
  await bens.close();
});
