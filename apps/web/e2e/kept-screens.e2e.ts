import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, startAsGuest } from './steps.ts';

let backend: BackendProcess;

test.beforeEach(async () => {
  backend = await BackendProcess.start();
});

test.afterEach(() => backend.dispose());

/** Follows a tab of the group; returns the text of the screen as soon as React has rendered it, and in the next frames. */
function framesOf(page: Page, tab: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ name }) =>
      new Promise<readonly string[]>((done) => {
        const link = [...document.querySelectorAll<HTMLElement>('main header nav a')].find(
          ({ textContent }) => textContent === name,
        );
        if (link === undefined) throw new Error(`There is no tab ${name}.`);
        const frames: string[] = [];
        function look(): void {
          frames.push((document.querySelector('main') ?? document.body).innerText);
          if (frames.length < 10) requestAnimationFrame(look);
          else done(frames);
        }
        const observer = new MutationObserver(() => {
          observer.disconnect();
          look();
        });
        observer.observe(link, { attributeFilter: ['aria-current'] });
        link.click();
      }),
    { name: tab },
  );
}

test('screens of a group are kept, and current in the first frame', async ({ browser }) => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: backend.origin, viewport });
  const page = await context.newPage();
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const main = page.getByRole('main');
  const text = (part: string) => main.getByText(part).filter({ visible: true }).first();
  await page.goto('/');
  await startAsGuest(page);
  await createGroup(page, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
  await addExpense(page, { amount: '20', title: 'Milk' });
  await tab('Balances').click();
  await expect(text('$10.00')).toBeVisible();
  await tab('Insights').click();
  await expect(text('$20.00')).toBeVisible();
  const range = page.getByRole('radio', { name: '3 months' });

  await test.step('a hidden screen can’t be reached, and the next one has the title', async () => {
    await tab('Expenses').focus();
    await page.keyboard.press('Enter');
    await expect(text('Milk')).toBeVisible();
    await expect(range).toHaveCount(0);
    await expect(page).toHaveTitle('Flat · Quits');
    await tab('Balances').click();
    await expect(page).toHaveTitle('Balances · Flat · Quits');
    expect(await page.locator('[data-kept=hidden]').count()).toBe(2);
    expect(await page.locator('[data-kept=hidden]').first().boundingBox()).toMatchObject({
      height: 0,
    });
  });

  await test.step('what has changed meanwhile shows at once', async () => {
    const other = await context.newPage();
    await other.goto(page.url().replace(/\/balances$/, ''));
    await addExpense(other, { amount: '40', title: 'Bread' });
    await expect(text('$30.00')).toBeVisible();
    await other.close();
    for (const frame of await framesOf(page, 'Insights')) expect(frame).toContain('$60.00');
    for (const frame of await framesOf(page, 'Expenses')) expect(frame).toContain('Bread');
    await addExpense(page, { amount: '80', title: 'Cheese' });
    await expect(text('$70.00')).toBeVisible();
    for (const frame of await framesOf(page, 'Balances')) expect(frame).toContain('$70.00');
    for (const frame of await framesOf(page, 'Insights')) expect(frame).toContain('$140.00');
  });

  await test.step('a dialog doesn’t come back with its screen', async () => {
    await tab('Balances').click();
    await page.getByRole('button', { name: /^Mark as paid/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab('Balances').click();
    await expect(text('$70.00')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('another group has screens of its own', async () => {
    await page.goto('/groups');
    await createGroup(page, { name: 'Trip', ownName: 'Ana', others: ['Cem'] });
    await tab('Balances').click();
    await expect(text('Nothing to settle yet')).toBeVisible();
  });
});
