import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installExample } from './install-example.ts';
import { prepareJourney } from './journey.ts';

const journey = prepareJourney(
  () => installExample('kit'),
  ['vite', 'preview', '--host', '127.0.0.1', '--port', '0'],
);

test('needs nothing of Firebase', () => {
  expect(existsSync(join(journey().app, 'node_modules/.pnpm/node_modules/firebase'))).toBe(false);
  expect(existsSync(join(journey().app, 'node_modules/react'))).toBe(true);
});

test('works from the first item to an undone deletion, by keyboard', async () => {
  const { browser, origin } = journey();
  const page = await browser.newPage();
  await page.goto(origin);
  await page.getByLabel('Thing to pack').fill('Tent');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Tent' }).waitFor();
  await page.getByLabel('Thing to pack').fill('Tent');
  await page.keyboard.press('Enter');
  await page.getByText('This is on the list already.').waitFor();

  await page.getByRole('checkbox', { name: 'Tent' }).press('Space');
  const progress = page.getByRole('progressbar', { name: 'Packed' });
  await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe('1 of 1');

  await page.getByRole('button', { name: 'Empty the list' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Empty the list?' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Empty the list' }).press('Enter');
  await dialog.getByRole('button', { name: 'Empty', exact: true }).click();
  await page.getByText('Nothing to pack').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: 'Tent' }).waitFor();
});

test('has its own colors and typeface, light and dark', async () => {
  const { browser, origin } = journey();
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.goto(origin);
  const styles = () =>
    page.locator('body').evaluate((body) => {
      const { backgroundColor, fontFamily } = getComputedStyle(body);
      return { backgroundColor, fontFamily: fontFamily.split(',')[0] };
    });
  await page.getByLabel('Thing to pack').waitFor();
  expect(await styles()).toEqual({ backgroundColor: 'rgb(243, 250, 246)', fontFamily: 'Georgia' });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(styles).toMatchObject({ backgroundColor: 'rgb(16, 32, 26)' });
});
