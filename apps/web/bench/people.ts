// Measures how soon each screen of a group of 250 people shows its contents once its data are on the device, with the processor
// slowed down fourfold, against the same screen of a group of 12 in the same run:
//   pnpm build && pnpm --filter @quits/web bench:people [--rounds 3]
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { startLargeGroup } from '../scripts/large-group-backend.ts';
import { signIn } from './open/sign-in.ts';
import { atMost, type Figure, median, plain, printTable } from './table.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const BOUND_MS = 300;
const SLOWDOWN = 4;

/** A link or button of a screen, and the contents that it leads to. */
interface Step {
  readonly name: string;
  /** Selectors of the first match to press, and of the contents. */
  readonly press: string;
  readonly shows: string;
  /** Text of the contents, if their element was there before. */
  readonly text?: string;
}

const STEPS: readonly Step[] = [
  {
    name: 'balances',
    press: 'nav a[href$="/balances"]',
    shows: 'main [data-side], main [class*=standings]',
  },
  { name: 'insights', press: 'nav a[href$="/insights"]', shows: 'main figure' },
  { name: 'activity', press: 'nav a[href$="/activity"]', shows: 'main h2, main [class*=empty]' },
  { name: 'settings', press: 'nav a[href$="/settings"]', shows: 'main a[href$="/people"]' },
  { name: 'people', press: 'main a[href$="/people"]', shows: 'main', text: 'Person 11' },
  { name: 'expenses', press: 'header nav a', shows: 'main a[href*="/expenses/"]' },
  { name: 'an expense', press: 'main a[href*="/expenses/"]', shows: 'main table' },
  { name: 'the form', press: 'a[href$="/add"]', shows: '[role=dialog] input' },
  {
    name: 'its split',
    press: '[role=dialog] button[aria-expanded] ~ button',
    shows: '[role=dialog] li',
  },
];

const browser = await chromium.launch(chromiumLaunch());
try {
  const few = await measureGroup(12);
  const many = await measureGroup(250);
  const figures = STEPS.flatMap(({ name }): Figure[] => {
    const [small, large] = [median(few.get(name) ?? []), median(many.get(name) ?? [])];
    return [
      atMost(`${name}, 250 people`, large, BOUND_MS, 'ms'),
      plain(`${name}, against 12 people`, large / small, 'times'),
    ];
  });
  printTable('contents of a screen', figures);
} finally {
  await browser.close();
}

/** Returns the durations of each step in a group, in milliseconds. */
async function measureGroup(people: number): Promise<ReadonlyMap<string, number[]>> {
  const large = await startLargeGroup({ people, expenses: 300, rows: 'every' });
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const { email, password } = large;
    await (await signIn(page, { app: large.backend.addresses.app, email, password })).click();
    const found = new Map<string, number[]>();
    await page.locator('main a[href*="/expenses/"]').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // The first round loads code and data.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const step of STEPS) {
        const taken = await timeOf(page, step);
        if (round > 0) found.set(step.name, [...(found.get(step.name) ?? []), taken]);
        await page.waitForTimeout(300);
      }
      await page.goBack();
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    }
    return found;
  } finally {
    await context.close();
    await large.dispose();
  }
}

/** Presses in the page and returns the milliseconds until the frame with the contents. */
async function timeOf(page: Page, { press, shows, text = '' }: Step): Promise<number> {
  await page.locator(press).first().waitFor({ timeout: 15_000 });
  const taken = page.evaluate(
    ([from, to, words]) =>
      new Promise<number>((done) => {
        const target = document.querySelector<HTMLElement>(from);
        const old = document.querySelector(to);
        const start = performance.now();
        target?.click();
        const look = () => {
          const now = document.querySelector(to);
          const isThere = words === '' ? now !== old : now?.textContent.includes(words) === true;
          if (now !== null && isThere) done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [press, shows, text] as const,
  );
  await page.locator(shows).first().waitFor({ timeout: 15_000 });
  return taken;
}
