import { expect, test } from 'vitest';
import { installExample } from './install-example.ts';
import { ON_BACKEND, prepareJourney } from './journey.ts';

const journey = prepareJourney(() => installExample('plain'), ON_BACKEND);

test('shows an entry to someone else at once, each in their own language', async () => {
  const { browser, origin } = journey();
  const ada = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await ada.goto(origin);
  await ada.getByRole('button', { name: 'Start without an account' }).click();
  await ada.getByRole('listitem').filter({ hasText: 'No entries yet.' }).waitFor();

  const ben = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await ben.goto(origin);
  await ben.getByRole('button', { name: 'Ohne Konto anfangen' }).click();
  await ben.getByLabel('Ihre Zeile').fill('Schön hier');
  await ben.getByRole('button', { name: 'Eintragen' }).click();
  await ada.getByRole('listitem').filter({ hasText: 'Schön hier' }).waitFor();
});

test('switches the language in place, and remembers it', async () => {
  const { browser, origin } = journey();
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Start without an account' }).waitFor();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Ohne Konto anfangen' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.reload();
  await page.getByRole('button', { name: 'Ohne Konto anfangen' }).waitFor();
});

test('restores the session, and ends it', async () => {
  const { browser, origin } = journey();
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Start without an account' }).click();
  await page.getByRole('listitem').first().waitFor();
  await page.reload();
  await page.getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Start without an account' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(0);
});
