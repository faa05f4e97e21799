import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

async function choose(
  browser: Browser,
  name: string,
  content: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin });
  const page = await context.newPage();
  await page.goto('/');
  await startAsGuest(page);
  await page.goto('/import');
  const buffer = Buffer.from(content, encoding);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  return page;
}

const HEADER = 'Date,Description,Category,Cost,Currency';

test('a file whose dates can be read both ways asks which is meant', async ({ browser }) => {
  const text = `${HEADER},Ana,Ben\n3/4/2026,Dinner,General,60.00,EUR,30.00,-30.00\n`;
  const page = await choose(browser, 'excel.csv', text);
  await expect(page.getByText('Which day is 3/4/2026 in this file?')).toBeVisible();
  await page.getByRole('button', { name: 'Apr 3, 2026' }).click();
  await expect(page.getByText('Found 1 expense')).toBeVisible();
  await expect(page.getByText('Apr 3, 2026')).toBeVisible();
});

test('a file of Excel in Western Europe is read, and said to be a guess', async ({ browser }) => {
  const text = `${HEADER},Zoé,Ben\n14/3/2026,Café,General,60.00,EUR,30.00,-30.00\n`;
  const page = await choose(browser, 'excel.csv', text, 'latin1');
  await expect(page.getByText('This file isn’t in Unicode.')).toBeVisible();
  await expect(page.getByText('Zoé gets back €30.00')).toBeVisible();
  await expect(page.getByText('Mar 14, 2026')).toBeVisible();
});

test('what does not come over is told, and names with a comma are asked about', async ({
  browser,
}) => {
  const text = [
    'what,bill_type,amount,currency,date,payer_name,payer_weight,owers',
    'Dinner,Expense,30.0,EUR,2026-03-01,Ana,1.0,"Ana, Doe, Jo"',
  ].join('\n');
  const page = await choose(browser, 'ihatemoney.csv', text);
  await expect(page.getByText('3 people')).toBeVisible();
  const told = (count: number) =>
    page.getByText(`People without a share in the file, set to 1: ${count}`);
  await expect(told(2)).toBeVisible();
  await page.getByRole('checkbox', { name: '“Doe, Jo” is one person' }).click();
  await expect(page.getByText('2 people')).toBeVisible();
  await expect(told(1)).toBeVisible();
});

test('a plan for many people is made in a worker', async ({ browser }) => {
  const names = Array.from({ length: 24 }, (_, index) => `Person ${index + 1}`);
  const nets = names.map((_, index) => (index % 2 === 0 ? 1 : -1) * (1000 + 7 * index * index));
  nets[0] = -nets.slice(1).reduce((sum, one) => sum + one, 0);
  const cost = nets.reduce((sum, one) => sum + Math.max(one, 0), 0);
  const cells = nets.map((minor) => (minor / 100).toFixed(2));
  const text = [
    [HEADER, ...names].join(','),
    `2026-03-01,Cabin,General,${(cost / 100).toFixed(2)},EUR,${cells.join(',')}`,
  ].join('\n');
  const page = await choose(browser, 'cabin.csv', text);
  await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Person 2');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('link', { name: 'View expenses' }).click();
  await page.getByRole('link', { name: 'Balances' }).first().click();
  await expect(page.getByRole('button', { name: 'Mark as paid' }).first()).toBeVisible();
  expect(page.workers().filter((one) => one.url().includes('/settle-worker-'))).toHaveLength(1);
});

test('households, series and what was converted before come back from its own file', async ({
  browser,
}) => {
  const parts = {
    kind: 'expense',
    payers: { a: 3000 },
    split: { mode: 'equal', inputs: ['a', 'b', 'c'] },
    shares: { a: 1000, b: 1000, c: 1000 },
    amount: 3000,
    category: 'other',
  };
  const file = {
    format: 'quits',
    version: 1,
    name: 'Flat',
    currency: 'EUR',
    exponents: { EUR: 2, USD: 2, JPY: 0 },
    people: [
      { id: 'a', name: 'Ana', household: 'Attic' },
      { id: 'b', name: 'Ben', household: 'Attic' },
      { id: 'c', name: 'Cleo' },
    ],
    expenses: [
      {
        ...parts,
        id: 'x1',
        title: 'Taxi',
        date: '2026-03-01',
        currency: 'USD',
        converted: { currency: 'JPY', amount: 4500, rate: '150' },
      },
    ],
    series: [
      {
        ...parts,
        id: 's1',
        title: 'Cleaning',
        currency: 'EUR',
        frequency: 'monthly',
        start: '2026-01-31',
        nextDate: '2099-01-31',
        paused: true,
      },
    ],
  };
  const page = await choose(browser, 'flat.json', JSON.stringify(file));
  await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ana');
  await expect(page.getByText('Cleo owes ¥1,500')).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('1 expense imported')).toBeVisible();
  await page.getByRole('link', { name: 'View expenses' }).click();
  await expect(page.getByText('Taxi')).toBeVisible();
  const group = new URL(page.url()).pathname;
  await page.goto(`${group}/settings/recurring`);
  await expect(page.getByText('Cleaning').filter({ visible: true }).first()).toBeVisible();
  await page.goto(`${group}/balances`);
  await expect(
    page.getByText('Each household counts as one person.').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByText('¥1,500').filter({ visible: true }).first()).toBeVisible();
});
