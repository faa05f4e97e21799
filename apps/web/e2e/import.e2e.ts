import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, SECOND_SIZE, test } from './journey.ts';
import { addExpense, createGroup, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const SIZES = [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

async function newProfile(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.origin, viewport });
  return context.newPage();
}

const SPLITWISE = `Date,Description,Category,Cost,Currency,Ana,Ben

2026-03-01,Dinner,Dining out,60.00,EUR,30.00,-30.00
2026-03-02,Taxi,Taxi,20.00,EUR,-10.00,10.00
2026-13-45,Broken,General,10.00,EUR,5.00,-5.00

2026-03-09,Total balance, , ,EUR,20.00,-20.00
`;

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function choose(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles(file);
}

for (const [name, size] of SIZES) {
  test(
    `a file of another app becomes a group, on a ${name}`,
    name === 'phone' ? SECOND_SIZE : {},
    async ({ browser }) => {
      const page = await newProfile(browser, size);
      await page.goto('/');
      await startAsGuest(page);

      await test.step('it is recognized, summed up, and its bad row told with its line', async () => {
        await page.getByRole('link', { name: 'Import' }).click();
        await page.locator('input[type=file]').setInputFiles(csv('lisbon_trip.csv', SPLITWISE));
        await expect(page.getByRole('heading', { name: 'Splitwise CSV' })).toBeVisible();
        await expect(page.getByText('Found 2 expenses')).toBeVisible();
        await expect(page.getByText('Ana gets back €20.00')).toBeVisible();
        await page.getByText('1 row couldn’t be read').click();
        await expect(page.getByText('Row 5: invalid date: 2026-13-45')).toBeVisible();
      });

      await test.step('nothing is written before one has said who one is', async () => {
        await page.getByRole('button', { name: 'Import' }).click();
        await expect(page.getByText('Choose who you are first.')).toBeVisible();
        await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ben');
        await page.getByRole('button', { name: 'Import' }).click();
        await expect(page.getByText('2 expenses imported')).toBeVisible();
        // The user's own import doesn't count as new.
        await expect(page).toHaveTitle('Import · Quits');
      });

      await test.step('the group has its expenses and balances', async () => {
        await page.getByRole('link', { name: 'View expenses' }).click();
        await expect(page.getByRole('heading', { name: 'lisbon trip' })).toBeVisible();
        await expect(page.getByText('Taxi')).toBeVisible();
        await expect(page.getByText('You owe').filter({ visible: true }).first()).toBeVisible();
      });

      await test.step('the same file again adds nothing', async () => {
        await choose(page, csv('again.csv', SPLITWISE));
        await page
          .getByRole('combobox', { name: 'Import into' })
          .selectOption({ label: '🧾 lisbon trip' });
        await expect(page.getByRole('combobox', { name: 'Ana' })).toHaveValue(/.{5,}/);
        await page.getByRole('button', { name: 'Import' }).click();
        await expect(page.getByText('0 expenses imported')).toBeVisible();
        await expect(page.getByText('2 expenses already in this group')).toBeVisible();
      });

      await test.step('what a file brought can be taken back, and brought again', async () => {
        // With five more people, which exceeds one commit.
        const more = SPLITWISE.replace('Taxi', 'Ferry')
          .replace('Ana,Ben', 'Ana,Ben,Cy,Di,Ed,Fi,Gus')
          .replace(/^\d{4}.*$/gm, (row) => row + ',0.00'.repeat(5));
        for (let time = 0; time < 2; time += 1) {
          await choose(page, csv('more.csv', more));
          await page
            .getByRole('combobox', { name: 'Import into' })
            .selectOption({ label: '🧾 lisbon trip' });
          await page.getByRole('button', { name: 'Import' }).click();
          await expect(page.getByText('1 expense imported')).toBeVisible();
          await page.getByRole('button', { name: 'Undo import' }).click();
          await expect(
            page.getByText('Import undone').filter({ visible: true }).first(),
          ).toBeVisible();
          await expect(page.getByText('Choose a file')).toBeVisible();
        }
        await page.goto('/groups');
        await page.getByRole('link', { name: /lisbon trip/ }).click();
        await expect(page.getByText('Taxi')).toBeVisible();
        await expect(page.getByText('Ferry')).toBeHidden();
        await page.getByRole('link', { name: 'Activity' }).first().click();
        await expect(
          page
            .getByText(/undid an import \(1 expense\)/u)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      });
    },
  );
}

test('a group leaves as a file and comes back whole', LONG, async ({ browser }) => {
  const page = await newProfile(browser, { width: 1440, height: 900 });
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Cabin', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '19.99', title: '=Firewood, "dry"' });
  const address = new URL(page.url());

  for (const kind of ['CSV', 'JSON']) {
    await test.step(`as ${kind}`, async () => {
      await page.goto(`${address.pathname}/settings/export`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: `Export ${kind}` }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`Cabin.${kind.toLowerCase()}`);
      const text = readFileSync(await download.path(), 'utf8');
      expect(text).toContain('Firewood');

      await choose(page, csv(download.suggestedFilename(), text));
      await expect(page.getByRole('heading', { name: `Quits ${kind}` })).toBeVisible();
      await page.getByRole('combobox', { name: 'Import into' }).selectOption({ label: '🧾 Cabin' });
      await page.getByRole('button', { name: 'Import' }).click();
      await expect(page.getByText('1 expense already in this group')).toBeVisible();
      if (kind === 'CSV') return;

      await test.step('or becomes a group of its own, which is taken back whole', async () => {
        const categories = [{ name: 'Wood', emoji: '🪵' }];
        const copy = JSON.stringify({ ...JSON.parse(text), emoji: '🏕️', categories });
        await choose(page, csv('Copy.json', copy));
        await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ana');
        await page.getByRole('button', { name: 'Import' }).click();
        await expect(page.getByText('1 expense imported')).toBeVisible();
        await page.getByRole('button', { name: 'Undo import' }).click();
        await expect(page.getByText('Choose a file')).toBeVisible();
        await page.goto('/groups');
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
        await page.getByRole('link', { name: /Cabin/ }).click();
        await expect(page.getByText('Firewood')).toBeVisible();
      });
    });
  }
});

test(
  'a large file is imported in parts, goes on after a reload, and counts once',
  LONG,
  async ({ browser }) => {
    const page = await newProfile(browser, { width: 1440, height: 900 });
    await page.goto('/');
    await startAsGuest(page);
    const rows = Array.from(
      { length: 750 },
      (_, at) => `Row ${at},Expense,${at + 1}.00,EUR,2026-03-01,Ana,1.0,"Ana, Ben"`,
    );
    const broken = Array.from(
      { length: 130 },
      (_, at) => `Bad ${at},Expense,1,EUR,someday,Ana,1,Ana`,
    );
    const head = 'what,bill_type,amount,currency,date,payer_name,payer_weight,owers';
    await choose(page, csv('large.csv', [head, ...rows, ...broken].join('\n')));
    await page.getByText('130 rows couldn’t be read').click();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('Row 881: invalid date: someday')).toBeVisible();
    await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Ana');
    // The second part is blocked until the page is closed.
    let parts = 0;
    await page.route(/documents:commit/, (route) => {
      parts += 1;
      return parts === 1 ? route.continue() : undefined;
    });
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByText('250 / 750')).toBeVisible();
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(page.getByText('An import was interrupted.')).toBeVisible();
    await page.getByRole('button', { name: 'Resume import' }).click();
    await expect(page.getByText('500 expenses imported')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: 'View expenses' }).click();
    await expect(page.getByRole('heading', { name: 'large' })).toBeVisible();

    await test.step('back from an expense the list is where it was', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      await page.getByRole('link', { name: /^Row/ }).first().waitFor();
      await page.evaluate(() => scrollTo(0, 2500));
      await expect.poll(scrolled).toBeGreaterThan(2000);
      // The list ignores the pointer while it scrolls; a visible row needs no scrolling.
      const list = page.getByRole('list', { name: 'Expenses', exact: true });
      await expect(list.locator(':scope > *')).not.toHaveCSS('pointer-events', 'none');
      await page.getByRole('link', { name: /^Row/ }).nth(8).click();
      await expect(page.getByRole('columnheader', { name: 'Paid' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('link', { name: /^Row/ }).first()).toBeVisible();
      await expect.poll(scrolled).toBeGreaterThan(2000);
    });

    await openSettings(page, 'Advanced');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('All totals are correct.')).toBeVisible({ timeout: 60_000 });
  },
);
