import { expect, type Page } from '@playwright/test';
import { type LargeGroupBackend, startLargeGroup } from '../scripts/large-group-backend.ts';
import { LONG, test } from './journey.ts';
import { shiftOf, sumShifts } from './layout-shift.ts';

const MOST_READS = 60;

let large: LargeGroupBackend;

test.beforeAll(async () => {
  // Creates 10,000 expenses with rules, while other journeys run in parallel.
  test.setTimeout(300_000);
  large = await startLargeGroup();
});

test.afterAll(() => large.dispose());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${large.backend.addresses.app}/sign-in`);
  await page.getByLabel('Email').fill(large.email);
  await page.getByLabel('Password', { exact: true }).fill(large.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
}

const list = (page: Page) => page.getByRole('list', { name: 'Expenses', exact: true });

/** Returns the number of documents in the SDK's cache, from its own database. */
async function documentsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const opening = indexedDB.open(names.find((name) => name.startsWith('firestore/')) ?? '');
    const database = await new Promise<IDBDatabase>((done, fail) => {
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error ?? new Error('closed')));
    });
    const store = [...database.objectStoreNames].find((name) => name.startsWith('remoteDocuments'));
    const counting = database
      .transaction(store ?? '')
      .objectStore(store ?? '')
      .count();
    const count = await new Promise<number>((done) => {
      counting.addEventListener('success', () => done(counting.result));
    });
    database.close();
    return count;
  });
}

test('a group of 10,000 expenses and 50 people', LONG, async ({ page }) => {
  const report = (what: string, value: number, unit: string) =>
    test.info().annotations.push({ type: what, description: `${value.toFixed(1)} ${unit}` });
  const before = large.backend.getReadCount();
  await signIn(page);

  await test.step('opens with fewer than 60 documents read, balances right', async () => {
    await page.getByRole('link', { name: /A very large group/ }).click();
    await expect(list(page).getByRole('listitem').first()).toContainText('9999');
    await page.getByRole('link', { name: 'Balances' }).click();
    await expect(page.getByText(/payments will settle everything/)).toBeVisible();
    await expect(page.getByText('The totals don’t match the expenses.')).toBeHidden();
    await page.getByRole('link', { name: 'Expenses', exact: true }).click();
    await expect(list(page).getByRole('listitem').first()).toContainText('9999');
    const read = large.backend.getReadCount() - before;
    report('documents read from an empty cache', read, '');
    expect(read).toBeLessThan(MOST_READS);
  });

  await test.step('computes the plan without moving the balances below it', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(sumShifts, false);
    await page.getByRole('link', { name: 'Balances' }).click();
    await expect(page.getByText(/payments will settle everything/)).toBeVisible();
    // The browser reports a shift after its frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.getByRole('link', { name: 'Expenses', exact: true }).click();
    await page.setViewportSize(size);
  });

  await test.step('finds one among all', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const start = performance.now();
    await page.getByLabel('Search').fill('1234');
    // Cached expenses are shown immediately, with the progress of the others.
    await expect(page.getByRole('progressbar', { name: 'Loading all expenses…' })).toBeVisible();
    await expect(list(page).getByRole('listitem').first()).toContainText('1234', {
      timeout: 60_000,
    });
    await expect(page.getByRole('progressbar')).toBeHidden();
    report('first search, the whole history read', performance.now() - start, 'ms');

    const again = performance.now();
    await page.getByLabel('Search').fill('4321');
    await expect(list(page).getByRole('listitem').first()).toContainText('4321');
    report('next search', performance.now() - again, 'ms');
  });

  await test.step('explains a debt from the whole history', async () => {
    await page.getByRole('link', { name: 'Balances' }).click();
    await page.getByRole('button', { name: 'Why this amount?' }).first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('The totals don’t match the expenses.')).toBeHidden();
  });

  await test.step('hands what it read to the device while nothing else is to be done', async () => {
    await expect.poll(() => documentsOnDevice(page), { timeout: 90_000 }).toBeGreaterThan(10_000);
  });

  await test.step('opens from the device the second time, with next to nothing read', async () => {
    const known = large.backend.getReadCount();
    await page.goto(large.group);
    await expect(list(page).getByRole('listitem').first()).toContainText('9999');
    await page.getByLabel('Search').fill('777');
    await expect(list(page).getByRole('listitem').first()).toContainText('777');
    await expect(page.getByRole('progressbar')).toBeHidden();
    const read = large.backend.getReadCount() - known;
    report('documents read the second time, with a search', read, '');
    expect(read).toBeLessThan(MOST_READS);
  });

  for (const { type, description } of test.info().annotations) {
    process.stdout.write(`    ${type}: ${description ?? ''}\n`);
  }
});
