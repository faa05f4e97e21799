// A group of 10,000 expenses and 50 people: how soon a new expense shows, how soon a search over the whole
// history shows something and all of it; and how long a file of 10,000 rows takes to be imported:
//   pnpm build && pnpm --filter @quits/web bench:large [--hosting DIST]
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
  for (let round = 0; round < 5; round += 1) await add(page, round);
  // The newest that have it in their number come soon, the oldest last.
  await search(page, 'first', '12');
  await search(page, 'next', '34');
  await importRows(page, 10_000);
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

/** From the press of Save to the frame that shows the expense in the list. */
async function add(page: Page, round: number): Promise<void> {
  const title = `Just now ${round}`;
  await page.getByRole('link', { name: 'Add an expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await page.getByLabel('What for?').fill(title);
  await page.evaluate((wanted) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const shown = document.querySelector('main [role=list]')?.textContent?.includes(wanted);
          if (shown === true) performance.measure('adding', { start: timeStamp });
          else requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  }, title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await rows(page).filter({ hasText: title }).waitFor();
  const took = await page.evaluate(
    () => performance.getEntriesByName('adding').at(-1)?.duration ?? Number.NaN,
  );
  console.log(`adding one: shown after ${took.toFixed(0)} ms`);
}

async function importRows(page: Page, count: number): Promise<void> {
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
  console.log(`importing ${count} rows: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
