import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { violationsOf } from './axe.ts';
import { expectFits } from './expect-fits.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, expenseRow, openSettings, startAsGuest } from './steps.ts';
import { storedText } from './stored-text.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

const TODAY = new Date().toISOString().slice(0, 10);

const entry = (reference: string, party: string, amount: string, direction = 'DBIT') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${TODAY}</Dt></BookgDt>
<AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Cdtr><Nm>${party}</Nm></Cdtr><Dbtr><Nm>${party}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>Purpose of ${party}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const camt = (...entries: readonly string[]) => ({
  name: 'statement.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  ),
});

const FIRST = camt(
  entry('R1', 'Ferry Company', '23.45'),
  entry('R2', 'ALDI SUED 0815', '31.20'),
  entry('R3', 'Ben Miller', '50.00', 'CRDT'),
  entry('R4', 'Umbriel Clinic', '77.31'),
);

async function choose(page: Page, file: ReturnType<typeof camt>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
}

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.use({ viewport: { width: 360, height: 740 } });

test('lines of a bank statement become expenses, and nothing else of it is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '23.45 eur', title: 'Ferry' });

  await test.step('what the group has is marked, and the rest is chosen with the keyboard', async () => {
    await openSettings(page, 'Bank statement');
    await choose(page, FIRST);
    await page.getByText('1 expense already in this group').click();
    await expect(page.getByRole('link', { name: 'Ferry' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Ferry Company/ })).toBeHidden();
    const aldi = line(page, 'ALDI');
    await aldi.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await aldi.getByLabel('Description').fill('Food');
    await aldi.getByLabel('Category').selectOption({ label: '🛒 Groceries' });
    expect(await violationsOf(page)).toEqual([]);
    // Someone of the group paid: suggested as a payment.
    await line(page, 'Ben Miller').getByRole('checkbox').check();
    await expect(line(page, 'Ben Miller').getByLabel('Whose is it?')).toHaveValue(/^payment /);
    await expectFits(page, 'a statement');
    await page.getByRole('button', { name: 'Add 2 selected' }).click();
    await expect(page.getByText('2 expenses imported')).toBeVisible();
  });

  await test.step('an addition is undone, and made again', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Import undone').filter({ visible: true }).first()).toBeVisible();
    await choose(page, FIRST);
    // What was learned is selected.
    await expect(line(page, 'ALDI').getByLabel('Description')).toHaveValue('Food');
    await page.getByRole('button', { name: 'Add 2 selected' }).click();
    await expect(page.getByText('2 expenses imported')).toBeVisible();
    await page.getByRole('link', { name: 'View expenses' }).click();
    await expect(expenseRow(page, 'Food')).toContainText('31.20');
    await expect(expenseRow(page, 'Ben → Ana')).toContainText('50.00');
    await expect(expenseRow(page, 'Food')).toHaveCount(1);
  });

  await test.step('the same file again offers only what wasn’t added', async () => {
    await page.goto(`${page.url()}/settings/statement`);
    await choose(page, FIRST);
    await expect(page.getByText('3 expenses already in this group')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('checkbox')).toHaveCount(1);
    await expect(line(page, 'Umbriel').getByRole('checkbox')).not.toBeChecked();
  });

  await test.step('another line of the same shop is chosen by its rule, which can be removed', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, camt(entry('R9', 'ALDI SUED 0999', '8.00')));
    await expect(page.getByRole('button', { name: 'Add 1 selected' })).toBeEnabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Learned on this device').click();
    await page.getByRole('button', { name: 'Remove: Food' }).click();
    await choose(page, camt(entry('R9', 'ALDI SUED 0999', '8.00')));
    await expect(page.getByRole('button', { name: 'Add 0 selected' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('without a connection, lines wait on the device like other expenses', async () => {
    await choose(page, camt(entry('R10', 'Boat Rental', '15.00'), entry('R11', 'Bakery', '4.20')));
    await context.setOffline(true);
    await line(page, 'Boat Rental').getByRole('checkbox').check();
    await line(page, 'Bakery').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Add 2 selected' }).click();
    await expect(page.getByText('Added on this device.')).toBeVisible();
    await page.getByRole('link', { name: 'View expenses' }).click();
    await expect(expenseRow(page, 'Boat Rental')).toContainText('15.00');
    await context.setOffline(false);
    const [, groupId = ''] = /groups\/([^/]+)/.exec(page.url()) ?? [];
    await expect
      .poll(async () => JSON.stringify(await backend.read(`groups/${groupId}`)))
      .toContain('"expenseCount":{"integerValue":"5"}');
    await page.goto(`${page.url()}/settings/statement`);
    await choose(page, camt(entry('R10', 'Boat Rental', '15.00'), entry('R11', 'Bakery', '4.20')));
    await expect(page.getByText('2 expenses already in this group')).toBeVisible();
    await expect(page.getByText('Nothing new in this file')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('columns of an unknown CSV file are assigned once', async () => {
    const csv = (rows: string) => ({
      name: 'card.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Wann;Wo;Wieviel;Was\n${rows}`),
    });
    await choose(page, csv(`${TODAY};Kino;12,00;Film\n`));
    await page.getByLabel('Date').selectOption('Wann');
    await page.getByLabel('Amount', { exact: true }).selectOption('Wieviel');
    await page.getByLabel('Payee').selectOption('Wo');
    await page.getByLabel('Purchases are positive amounts').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(line(page, 'Kino')).toContainText('12.00');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, csv(`${TODAY};Theater;14,00;Stück\n`));
    await line(page, 'Theater').getByRole('checkbox').check();
    await expect(page.getByRole('status').getByText('14.00')).toBeVisible();
  });

  await test.step('nothing that wasn’t chosen was stored or sent', async () => {
    const stored = await storedText(page);
    const secret = /Umbriel|77\.31|7731|DE021203|Purpose of|Kino|Theater|Wieviel/u;
    expect(stored.match(secret)).toBeNull();
    expect(sent.join('\n').match(secret)).toBeNull();
    // What was chosen is found in both ways.
    expect(stored).toContain('Food');
    expect(sent.join('\n')).toContain('Food');
  });
});
