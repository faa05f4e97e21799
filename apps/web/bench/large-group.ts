// Checks a group of 10,000 expenses and 50 people against bounds, and measures how soon a search of the whole history shows
// its first and its last result, and how long importing a file of 10,000 rows takes:
//   pnpm build && pnpm --filter @quits/web bench:large [--hosting DIST] [--rounds 7] [--no-import]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { startLargeGroup } from '../scripts/large-group-backend.ts';
import { type Added, addOne } from './adding.ts';
import { rowsOf } from './open/rows-of.ts';
import { signIn } from './open/sign-in.ts';
import { framesWhileScrolling } from './scrolling.ts';
import { atMost, type Figure, median, plain, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    hosting: { type: 'string', default: 'dist' },
    rounds: { type: 'string', default: '7' },
    'no-import': { type: 'boolean', default: false },
  },
});
const READING = 'Loading all expenses…';
const FRAMES = 240;

const large = await startLargeGroup({ hosting: resolve(values.hosting) });
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(180_000);
  printTable('opening, from an empty cache', [await open(page)]);
  printTable('scrolling', await scroll(page));
  const before = await add(page, 'Just now', Number(values.rounds));
  printTable('adding, the first page known', before);
  printTable('searching', [
    // Matches the numbers of new and of old expenses: the newest appear first, the oldest last.
    ...(await search(page, 'the first search', '12')),
    ...(await search(page, 'the next one', '34')),
  ]);
  await page.getByLabel('Search').fill('');
  printTable('adding, all of the history known', await add(page, 'A moment ago', 3));
  if (!values['no-import']) printTable('importing', [await importRows(page, 10_000)]);
} finally {
  await browser.close();
  await large.dispose();
}

/** Signs in, opens the group and its balances, and returns to its expenses. */
async function open(page: Page): Promise<Figure> {
  const before = large.backend.getReadCount();
  const { email, password } = large;
  const link = await signIn(page, { app: large.backend.addresses.app, email, password });
  await link.click();
  await rowsOf(page).first().waitFor();
  await page.getByRole('link', { name: 'Balances' }).click();
  await page.getByText(/payments will settle everything/).waitFor();
  await page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await rowsOf(page).first().waitFor();
  return atMost('documents read', large.backend.getReadCount() - before, 60, '');
}

async function scroll(page: Page): Promise<readonly Figure[]> {
  const rest = await framesWhileScrolling(page, FRAMES, 0);
  // Take the smoothest of three runs, because other processes disturb them.
  const runs = [];
  for (let run = 0; run < 3; run += 1) runs.push(await framesWhileScrolling(page, FRAMES, 40));
  const [scrolling = rest] = runs.toSorted((a, b) => a.mean - b.mean);
  await page.evaluate(() => window.scrollTo(0, 0));
  return [
    plain('mean frame at rest', rest.mean, 'ms'),
    atMost('mean frame while scrolling', scrolling.mean, rest.mean * 1.05 + 0.5, 'ms'),
    plain(`late frames of ${FRAMES} at rest`, rest.dropped, ''),
    atMost(`late frames of ${FRAMES} while scrolling`, scrolling.dropped, rest.dropped + 3, ''),
  ];
}

async function add(page: Page, title: string, rounds: number): Promise<readonly Figure[]> {
  const found: Added[] = [];
  for (let round = 0; round < rounds; round += 1) {
    found.push(await addOne(page, `${title} ${round}`));
  }
  const all = (name: keyof Added) => found.map((one) => one[name]);
  return [
    plain('press to row in the list, median', median(all('standing')), 'ms'),
    atMost('press to presented frame, median', median(all('shown')), 50, 'ms'),
    plain('the slowest of them', Math.max(...all('shown')), 'ms'),
    plain('press to the SDK having kept it, median', median(all('bySdk')), 'ms'),
  ];
}

async function search(page: Page, which: string, text: string): Promise<readonly Figure[]> {
  const start = performance.now();
  await page.getByLabel('Search').fill(text);
  await rowsOf(page).filter({ hasText: text }).first().waitFor();
  const some = performance.now() - start;
  await page.getByText(READING).waitFor({ state: 'hidden' });
  const all = performance.now() - start;
  return [plain(`${which}: something`, some, 'ms'), plain(`${which}: all`, all, 'ms')];
}

async function importRows(page: Page, count: number): Promise<Figure> {
  const head = 'what,bill_type,amount,currency,date,payer_name,payer_weight,owers';
  const lines = Array.from(
    { length: count },
    (_, at) => `Row ${at},Expense,${at + 1}.00,EUR,2026-03-01,Ana,1.0,"Ana, Ben, Cleo"`,
  );
  await page.goto(`${large.backend.addresses.app}/import`);
  const buffer = Buffer.from([head, ...lines].join('\n'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ana');
  const start = performance.now();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText(/expenses imported/).waitFor();
  return plain(`${count} rows`, (performance.now() - start) / 1000, 's');
}
