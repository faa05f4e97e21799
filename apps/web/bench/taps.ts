// Counts the taps of the eight commonest tasks on a phone, from the expenses of an open group, and measures the seconds that
// the app takes; filling in a field is no tap. Prints the table of docs/product.md, and fails if a goal is missed:
//   pnpm build && pnpm --filter @quits/web taps
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { BackendProcess } from '../e2e/backend-process.ts';
import { addExpense, createGroup, expenseRow, startAsGuest } from '../e2e/steps.ts';

/** A page with a tap function that counts its calls. */
interface Hand {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
}

/** A task and the taps that it may take. */
interface Task {
  readonly name: string;
  readonly goal: number;
  readonly run: (hand: Hand) => Promise<void>;
}

const PHONE = { width: 360, height: 740 };
const OTHERS = ['Ben', 'Cleo', 'Dan', 'Emil', 'Fay'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
let invitation = '';

const TASKS: readonly Task[] = [
  {
    name: 'add an expense, split equally',
    goal: 2,
    run: async ({ page, tap }) => {
      await tap(link(page, 'Add expense').first());
      await amount(page).fill('12');
      await page.getByLabel('Description').fill('Bread');
      await tap(save(page));
      await expenseRow(page, 'Bread').waitFor();
    },
  },
  {
    name: 'add one by exact amounts for 3 of 6',
    goal: 7,
    run: async ({ page, tap }) => {
      await tap(link(page, 'Add expense').first());
      await amount(page).fill('30');
      await page.getByLabel('Description').fill('Wine');
      await tap(button(page, /^equally between/));
      await tap(page.getByRole('radio', { name: 'Exact amounts' }).locator('..'));
      const people = page.getByRole('list', { name: 'People', exact: true });
      for (const name of ['Dan', 'Emil', 'Fay']) {
        // oxlint-disable-next-line no-await-in-loop -- one tap after the other
        await tap(people.getByText(name, { exact: true }));
      }
      await page.getByLabel('Your share').fill('10');
      await page.getByLabel('Ben’s share').fill('12');
      await page.getByLabel('Cleo’s share').fill('8');
      await tap(save(page));
      await expenseRow(page, 'Wine').waitFor();
    },
  },
  {
    name: 'settle my own debt',
    goal: 3,
    run: async ({ page, tap }) => {
      await tap(link(page, 'Balances'));
      await tap(button(page, /^Mark as paid/).first());
      await tap(save(page));
      await page.getByText('Payment recorded').waitFor();
    },
  },
  {
    name: 'invite',
    goal: 2,
    run: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: 'Invite', exact: true }));
      await tap(button(page, 'Copy link'));
      invitation = await page.getByLabel('Invite link').inputValue();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'join as someone on the list',
    goal: 2,
    run: async ({ page, tap }) => {
      await tap(page.getByRole('radio', { name: 'Ben', exact: true }).locator('..'));
      await tap(button(page, 'Join as Ben'));
      await expenseRow(page, 'Rent').waitFor();
    },
  },
  {
    name: 'correct an amount',
    goal: 3,
    run: async ({ page, tap }) => {
      await tap(link(page, 'Rent'));
      await tap(link(page, 'Edit'));
      await amount(page).fill('950');
      await tap(save(page));
      await page.getByRole('heading', { name: 'Rent' }).waitFor();
    },
  },
  {
    name: 'find an old expense',
    goal: 2,
    run: async ({ page, tap }) => {
      await tap(button(page, 'Search').last());
      await page.getByRole('combobox', { name: 'Search' }).fill('rent');
      await tap(page.getByRole('option', { name: /Rent/ }));
      await page.getByRole('heading', { name: 'Rent' }).waitFor();
    },
  },
  {
    name: 'add a person',
    goal: 3,
    run: async ({ page, tap }) => {
      await tap(link(page, 'Settings').first());
      await tap(link(page, /^People/));
      await page.getByLabel('Person’s name').last().fill('Gus');
      await tap(button(page, 'Add person'));
      await page.getByText('Gus').first().waitFor();
    },
  },
];

const backend = await BackendProcess.start();
const browser = await chromium.launch(chromiumLaunch());
try {
  const ana = await openPhone(browser);
  await ana.goto(backend.origin);
  await startAsGuest(ana);
  await createGroup(ana, { name: 'Flat', ownName: 'Ana', others: OTHERS });
  const group = ana.url();
  await addExpense(ana, { amount: '940', title: 'Rent' });
  const rows: string[] = [];
  for (const task of TASKS) {
    const isJoining = task.name.startsWith('join');
    // oxlint-disable no-await-in-loop -- one task after the other
    const page = isJoining ? await openPhone(browser) : ana;
    await page.goto(isJoining ? invitation : group);
    await (isJoining ? page.getByText('Ana invited you') : expenseRow(page, 'Rent')).waitFor();
    rows.push(await measure(page, task));
    // oxlint-enable no-await-in-loop
  }
  process.stdout.write(
    `${['| task | taps | goal | seconds |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`,
  );
} finally {
  await browser.close();
  await backend.dispose();
}

/** Opens a page on a phone that answered the question about usage data. */
async function openPhone(from: Browser): Promise<Page> {
  const context = await from.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const decision = JSON.stringify({ status: 'denied', at: 0, version: 1 });
    localStorage.setItem('quits.consent', decision);
  });
  return context.newPage();
}

/** Does a task and returns its row of the table. */
async function measure(page: Page, { name, goal, run }: Task): Promise<string> {
  let taps = 0;
  const start = performance.now();
  await run({
    page,
    tap: async (target) => {
      taps += 1;
      await target.tap();
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (taps > goal) {
    process.stderr.write(`To ${name} takes ${taps} taps; the goal is ${goal}.\n`);
    process.exitCode = 1;
  }
  return `| ${name} | ${taps} | ${goal} | ${seconds.toFixed(1)} |`;
}
