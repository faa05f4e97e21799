import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

test('a guest uses a second device, brings its groups along, and removes it again', async ({
  browser,
  page,
}) => {
  const backend = await BackendProcess.startWithFunctions();
  try {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Lisbon', ownName: 'Ben', others: ['Ana'] });
    await addExpense(page, { title: 'Tram', amount: '12.50' });
    const account = async () => {
      await page.goto(`${backend.origin}/account`);
      await expect(page.getByRole('heading', { name: 'Use on another device' })).toBeVisible();
    };
    // The first function that runs publishes that there are some.
    const show = page.getByRole('button', { name: 'Show code' });
    await expect(async () => {
      await account();
      await expect(show).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const made = page.waitForResponse(/createDeviceCode/);
    await show.click();
    const { result } = await (await made).json();
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('img', { name: 'Use on another device' })).toBeVisible();
    await expect(shown).toContainText(`${result.code.slice(0, 5)} ${result.code.slice(5)}`);

    // The other device has a guest of its own.
    const second = await (await browser.newContext({ baseURL: backend.origin })).newPage();
    await second.goto('/');
    await startAsGuest(second);
    await createGroup(second, { name: 'Choir', ownName: 'Ben', others: ['Cleo'] });
    await second.goto('/device');
    await second.getByLabel('Code').fill('ABCDE 12345');
    await second.getByRole('button', { name: 'Continue' }).click();
    await expect(second.getByText('This code isn’t valid.')).toBeVisible();
    await second.getByLabel('Code').fill(result.code.toLowerCase());
    await second.getByRole('button', { name: 'Continue' }).click();
    await second.getByRole('button', { name: 'Sign in and move my data' }).click();
    for (const name of [/Lisbon/, /Choir/])
      await expect(second.getByRole('link', { name })).toHaveCount(1); // oxlint-disable-line no-await-in-loop

    await expect(shown.getByText(/^Added: Chrom.* · Linux$/)).toBeVisible();
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Chrom.* · Linux, added /)).toBeVisible();

    // Someone else opens the link, too late.
    const late = await (await browser.newContext({ baseURL: backend.origin })).newPage();
    await late.goto(`/device#${result.link}`);
    await expect(
      late.getByRole('heading', { name: 'Use your groups on this device?' }),
    ).toBeVisible();
    await expect(late).toHaveURL(`${backend.origin}/device`);
    await late.getByRole('button', { name: 'Continue' }).click();
    await expect(late.getByText('This code has already been used.')).toBeVisible();

    // Devices that joined can't remove others.
    await second.goto('/account');
    await expect(second.getByText(/^Chrom.* · Linux, added /)).toBeVisible();
    await expect(second.getByRole('button', { name: 'Show code' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Remove other devices' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove other devices' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Other devices removed')).toBeVisible();
    await expect(page.getByText(/^Chrom.* · Linux, added /)).toHaveCount(0);
    await expect(second.getByText('Your session has ended.')).toBeVisible();
    await page.goto(`${backend.origin}/groups`);
    for (const name of [/Lisbon/, /Choir/])
      await expect(page.getByRole('link', { name })).toHaveCount(1); // oxlint-disable-line no-await-in-loop
  } finally {
    await backend.dispose();
  }
});
