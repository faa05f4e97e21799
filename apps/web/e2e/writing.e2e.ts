import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { SECOND_SIZE, test } from './journey.ts';
import { createGroup, expenseRow, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;

async function openForm(page: Page, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.goto(backend.origin);
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben', 'Cleo'] });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
}

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' }).first();

for (const size of ['phone', 'desktop'] as const) {
  test(
    `an expense takes an amount, a title and Enter: ${size}`,
    size === 'desktop' ? SECOND_SIZE : {},
    async ({ page }) => {
      await openForm(page, size);
      await expect(amount(page)).toBeFocused();
      await page.keyboard.type('12+4.50');
      await expect(page.getByText('= $16.50')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.getByLabel('Description').fill('Pizza at home');
      await expect(page.getByRole('button', { name: 'Category: Eating out' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(expenseRow(page, 'Pizza at home')).toContainText('$16.50');
    },
  );

  test(
    `a bill is split line by line: ${size}`,
    size === 'desktop' ? SECOND_SIZE : {},
    async ({ page }) => {
      await openForm(page, size);
      await page.getByLabel('Description').fill('Restaurant');
      await page.getByRole('button', { name: 'equally between 3 people' }).click();
      await page.getByRole('radio', { name: 'By item' }).check();
      await page.getByLabel('Item', { exact: true }).fill('Wine');
      await amount(page).fill('33');
      await page.getByRole('textbox', { name: 'Amount' }).nth(1).fill('20');
      await expect(page.getByText('$13.00 of $33.00 left')).toBeVisible();
      await page.getByRole('button', { name: 'For everyone' }).click();
      await page
        .getByRole('group', { name: 'Wine' })
        .getByRole('checkbox', { name: 'Cleo' })
        .uncheck();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'For you and Ben' })).toBeVisible();
      await page.getByRole('button', { name: 'Add item' }).click();
      await page.getByRole('textbox', { name: 'Amount' }).nth(2).fill('10');
      await page.getByLabel('Tip').fill('3');
      await expect(page.getByText(/left/)).toBeHidden();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(expenseRow(page, 'Restaurant')).toContainText('$33.00');
    },
  );

  test(
    `another currency counts by its rate: ${size}`,
    size === 'desktop' ? SECOND_SIZE : {},
    async ({ page }) => {
      await openForm(page, size);
      await amount(page).fill('300');
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('SEK');
      await page.getByLabel('1 SEK =').fill('0,09');
      await expect(page.getByText('= $27.00')).toBeVisible();
      await page.getByLabel('Description').fill('Ferry');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('You get back $18.00')).toBeVisible();

      await page.getByRole('link', { name: 'Add expense' }).first().click();
      const currency = page.getByRole('combobox', { name: 'Currency' });
      await expect(currency).toHaveValue('USD');
      await page.getByRole('button', { name: 'In SEK, like last time?' }).click();
      await expect(currency).toHaveValue('SEK');
      await expect(page.getByLabel('1 SEK =')).toHaveValue('0.09');
      await page.getByLabel('1 SEK =').fill('');
      await page.getByRole('button', { name: 'Last rate: 0.09' }).click();
      await amount(page).fill('100');
      await page.getByLabel('Description').fill('Coffee');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('You get back $24.00')).toBeVisible();

      await test.step('the rate of the day is filled in, also offline, and can be changed', async () => {
        const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
        const path = `rates/${day}`;
        const rates = { USD: '1.25', GBP: '0.8' };
        await backend.patch(path, 'source', { stringValue: 'ECB' });
        await backend.patch(path, 'base', { stringValue: 'EUR' });
        await backend.patch(path, 'rates', textMap(rates));
        const further = { day, source: 'NBP', base: 'PLN' };
        await backend.patch(path, 'further', {
          mapValue: {
            fields: {
              ...textMap(further).mapValue.fields,
              rates: textMap({ USD: '0.25', AED: '1' }),
            },
          },
        });
        await backend.patch(path, 'day', { stringValue: day });
        await page.getByRole('link', { name: 'Add expense' }).first().click();
        await amount(page).fill('10');
        await currency.selectOption('GBP');
        const rate = page.getByLabel('1 GBP =');
        await expect(rate).toHaveValue('1.5625');
        await expect(page.getByText(/= \$15\.63 · rate from .* · ECB/)).toBeVisible();
        await page.context().setOffline(true);
        await currency.selectOption('EUR');
        await expect(page.getByLabel('1 EUR =')).toHaveValue('1.25');
        await currency.selectOption('AED');
        await expect(page.getByLabel('1 AED =')).toHaveValue('0.25');
        await expect(page.getByText(/= \$2\.50 · rate from .* · NBP/)).toBeVisible();
        await currency.selectOption('EUR');
        await page.getByLabel('1 EUR =').fill('1.3');
        await expect(page.getByText(/^= \$13\.00$/)).toBeVisible();
        await page.context().setOffline(false);
        await page.getByLabel('1 EUR =').fill('');
        await page.getByLabel('Description').fill('Unconverted');
        await expect(page.getByLabel('1 EUR =')).toHaveValue('');
      });
    },
  );
}

/** Returns a map of texts as the service stores it. */
function textMap(texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(texts).map(([key, stringValue]) => [key, { stringValue }]);
  return { mapValue: { fields: Object.fromEntries(entries) } };
}

test('a draft survives a reload, and leaving asks', async ({ page }) => {
  await openForm(page, 'phone');
  await amount(page).fill('8');
  await page.getByLabel('Description').fill('Milk');
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Milk');
  await page.getByLabel('Description').fill('Milk and bread');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await expect(page.getByLabel('Description')).toHaveValue('');

  await test.step('saving waits for a file while it is read, and for none that cannot be', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // Block the code that reads files.
    await page.route(/\/assets\/prepare-.*\.js$/, async (route) => {
      await held;
      await route.abort();
    });
    await amount(page).fill('3');
    await page.getByLabel('Description').fill('Salt');
    await page.getByRole('button', { name: 'Notes · Receipts' }).click();
    await page.getByLabel('Add receipt').setInputFiles({
      name: 'bill.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await page.getByLabel('Description').press('Enter');
    await expect(page.getByRole('form', { name: 'Add expense' })).toBeVisible();
    release();
    await expect(page.getByText('We couldn’t read this file.')).toBeVisible();
    await save.click();
    await expect(expenseRow(page, 'Salt')).toContainText('$3.00');
  });
});

test('one line, one after another, a copy, and a link', async ({ page }) => {
  await openForm(page, 'desktop');
  await expect(amount(page)).toBeFocused();
  await page.keyboard.type('19.24 tickets by ben');
  await page.getByRole('button', { name: 'Save and add another' }).dblclick();
  await expect(amount(page)).toHaveValue('');
  await expect(amount(page)).toBeFocused();
  await expect(page.getByText('Enter an amount.')).toBeHidden();
  await expect(page.getByText('Paid by Ben, split equally between 3 people')).toBeVisible();
  await page.keyboard.type('5');
  await page.getByLabel('Description').fill('Ice cream');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(expenseRow(page, 'tickets')).toContainText('$19.24');
  await expenseRow(page, 'tickets').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'tickets' })).toBeVisible();
  const [, groupId = '', expenseId = ''] =
    /groups\/([^/]+)\/expenses\/([^/]+)/.exec(page.url()) ?? [];

  await page.goto(`${backend.origin}/groups/${groupId}/add?copy=${expenseId}`);
  await expect(amount(page)).toHaveValue('19.24');
  await page.goto(`${backend.origin}/groups/${groupId}/add?amount=7.5&title=Boat&date=2026-06-01`);
  await expect(amount(page)).toHaveValue('7.50');
  await expect(page.getByRole('button', { name: 'Date: Jun 1, 2026' })).toBeVisible();
  await page.getByLabel('Description').press('Enter');
  await expect(expenseRow(page, 'Boat')).toBeVisible();
});

test('what is wrong is said, payments go from one to another, and several pay', async ({
  page,
}) => {
  await openForm(page, 'phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveAccessibleDescription(/Enter an amount/);
  await page.getByRole('radio', { name: 'Payment' }).check();
  await amount(page).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose who received the payment.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Ben' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Record $4.00' }).click();
  await expect(page.getByText('You get back $4.00')).toBeVisible();

  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await amount(page).fill('30');
  await page.getByLabel('Description').fill('Boat');
  await page.getByRole('button', { name: 'you', exact: true }).click();
  await page.getByLabel('Paid by', { exact: true }).selectOption('Multiple people');
  await page.getByRole('checkbox', { name: 'Ben' }).check();
  await page.getByLabel('Ben’s share').fill('10');
  await page.getByRole('button', { name: 'Assign the remaining $20.00 to yourself' }).click();
  await expect(page.getByText('Paid by you and Ben')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You get back $14.00')).toBeVisible();
});

test('one line in the list is enough', async ({ page }) => {
  await openForm(page, 'phone');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const line = page.getByRole('textbox', { name: /^Quick/ });
  await line.fill('dinner 80 by ben for me, cleo yesterday');
  await line.press('Enter');
  await expect(expenseRow(page, 'dinner')).toContainText('$80.00');
  await expect(page.getByText('You owe $40.00')).toBeVisible();
  await line.fill('nothing');
  await line.press('Enter');
  await expect(page.getByText('Enter an amount.')).toBeVisible();
  await page.reload();
  await expect(line).toHaveValue('nothing');
});

test('an expense is kept if the page closes before the next frame, and a slow press shows it', async ({
  page,
}) => {
  await openForm(page, 'phone');
  // A slow phone paints the answer to the press before the row.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await amount(page).fill('7');
  await page.getByLabel('Description').fill('Bread');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(expenseRow(page, 'Bread')).toContainText('$7.00');
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await amount(page).fill('8');
  await page.getByLabel('Description').fill('Butter');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.evaluate(
    (button: HTMLButtonElement, list) => {
      button.click();
      location.assign(list);
    },
    page.url().replace('/add', ''),
  );
  await expect(expenseRow(page, 'Butter')).toContainText('$8.00');
});
