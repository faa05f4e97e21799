import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { createGroup, inviteLink } from './steps.ts';

/** A payment method as it is entered, and the name of the field for its address. */
export interface EnteredMethod {
  readonly name: string;
  readonly field: string;
  readonly address: string;
}

/** Creates an account; ends on the empty list of groups. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('first-secret-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
}

/** Adds payment methods on the account screen; ends there. */
export async function addPaymentMethods(
  page: Page,
  methods: readonly EnteredMethod[],
): Promise<void> {
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Payment details' });
  for (const { name, field, address } of methods) {
    await card.getByRole('button', { name: 'Add payment method' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Payment method').selectOption(name);
    await sheet.getByLabel(field, { exact: true }).fill(address);
    await sheet.getByLabel('Account holder').fill('Ana Kovač');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(card.getByRole('button', { name: `Remove: ${name}` })).toBeVisible();
  }
}

/** Lets a guest on another device join Ana's new group as Ben; both end on its expenses. */
export async function shareGroup(
  browser: Browser,
  ana: Page,
  look: BrowserContextOptions,
): Promise<Page> {
  await ana.goto('/groups');
  await createGroup(ana, { name: 'Lake house', ownName: 'Ana', others: ['Ben'] });
  const link = await inviteLink(ana);
  const ben = await browser.newPage(look);
  await ben.goto(link);
  await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
  await ben.getByRole('button', { name: 'Join as Ben' }).click();
  await expect(ben.getByRole('heading', { name: 'Lake house' })).toBeVisible();
  return ben;
}
