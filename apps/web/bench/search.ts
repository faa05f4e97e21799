// How soon a search over the whole history shows something, and all, the first time and the next:
//   pnpm build && pnpm --filter @quits/web bench:search [--hosting DIST]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { requireChromium } from '@quits/tooling-chromium';
import { startLargeGroup } from '../scripts/large-group-backend.ts';

const { values } = parseArgs({ options: { hosting: { type: 'string', default: 'dist' } } });
const READING = 'Reading all expenses…';

const large = await startLargeGroup({ hosting: resolve(values.hosting) });
const browser = await chromium.launch({ executablePath: requireChromium() });
try {
  const page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(180_000);
  await page.goto(`${large.backend.addresses.app}/sign-in`);
  await page.getByLabel('E-mail').fill(large.email);
  await page.getByLabel('Password', { exact: true }).fill(large.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /A very large group/ }).click();
  await rows(page).first().waitFor();
  // The newest that have it in their number come soon, the oldest last.
  await search(page, 'first', '12');
  await search(page, 'next', '34');
} finally {
  await browser.close();
  await large.dispose();
}

function rows(page: Page) {
  return page.getByRole('list', { name: 'Expenses', exact: true }).getByRole('listitem');
}

async function search(page: Page, which: string, text: string): Promise<void> {
  const start = performance.now();
  await page.getByLabel('Search').fill(text);
  await rows(page).filter({ hasText: text }).first().waitFor();
  const some = performance.now() - start;
  await page.getByText(READING).waitFor({ state: 'hidden' });
  const all = performance.now() - start;
  console.log(
    `${which} search: something after ${some.toFixed(0)} ms, all after ${all.toFixed(0)} ms`,
  );
}
