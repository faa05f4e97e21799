import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { expectLoaded } from './expect-loaded.ts';
import { createGroup, inviteLink, openSettings, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeAll(async () => {
  backend = await BackendProcess.start();
});

test.afterAll(() => backend.dispose());

/** Drops or pastes a file somewhere on the page. */
async function give(
  page: Page,
  how: 'drop' | 'paste',
  file: { readonly name: string; readonly content: Buffer },
): Promise<void> {
  const given = { how, name: file.name, base64: file.content.toString('base64') };
  await page.getByRole('main').evaluate((target, { how: kind, name, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name));
    const shared = { bubbles: true, cancelable: true };
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { ...shared, dataTransfer: data })
        : new ClipboardEvent('paste', { ...shared, clipboardData: data });
    target.dispatchEvent(event);
  }, given);
}

const STATEMENT = 'Booking date;Payee;Amount\n2026-03-01;Ferry Company;-12,50\n';
const SPLITWISE =
  'Date,Description,Category,Cost,Currency,Ana,Ben\n2026-03-01,Dinner,Dining out,60.00,EUR,30.00,-30.00\n';

test('whatever is dropped or pasted leads to its screen', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: backend.origin });
  const page = await context.newPage();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  const group = page.url();

  await test.step('a statement, in the open group', async () => {
    await give(page, 'drop', { name: 'x.bin', content: Buffer.from(STATEMENT) });
    await expect(page).toHaveURL(`${group}/settings/statement`);
    await expect(page.getByRole('checkbox', { name: /Ferry Company/ })).toBeVisible();
    // Another one, while the screen is open.
    const next = STATEMENT.replace('Ferry', 'Train');
    await give(page, 'paste', { name: 'y.csv', content: Buffer.from(next) });
    await expect(page.getByRole('checkbox', { name: /Train Company/ })).toBeVisible();
  });

  await test.step('an export of another app', async () => {
    await give(page, 'drop', { name: 'export.csv', content: Buffer.from(SPLITWISE) });
    await expect(page.getByRole('heading', { name: 'Splitwise CSV' })).toBeVisible();
  });

  await test.step('a statement that was chosen as an import asks for its group', async () => {
    await page.goto('/import');
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page).toHaveURL(`${group}/settings/statement`);
    await expect(page.getByRole('checkbox', { name: /Ferry Company/ })).toBeVisible();
  });

  await test.step('a picture becomes the receipt of a new expense, unless it shows an invite code', async () => {
    await page.goto(group);
    // The frame of a first visit has the heading, too.
    await expect(page.locator('#snapshot')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Flat' })).toBeVisible();
    const picture = await page.getByRole('heading', { name: 'Flat' }).screenshot();
    await give(page, 'drop', { name: 'photo.png', content: picture });
    await expect(page).toHaveURL(/\/groups\/[^/]+\/add$/u);
    await expect(page.getByText(/Receipts: 1/u)).toBeVisible();
    await page.goto(group);
    const link = new URL(await inviteLink(page));
    await openSettings(page, 'Invite people');
    const code = await page.getByRole('img', { name: 'Join Flat' }).first().screenshot();
    await give(page, 'drop', { name: 'code.png', content: code });
    await expect(page).toHaveURL(new RegExp(RegExp.escape(link.pathname), 'u'));
  });

  await test.step('what is nothing of these is named, as text', async () => {
    await page.goto('/groups');
    await expectLoaded(page);
    const name = '<img src=x onerror=alert(1)>.html';
    await give(page, 'drop', { name, content: Buffer.from('<script>alert(1)</script>') });
    await expect(page.getByText(`We can’t use “${name}”.`)).toBeVisible();
    await expect(page).toHaveURL(/\/groups$/u);
  });
});
