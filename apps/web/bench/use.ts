// Measures the use of a group of 10,000 expenses on a phone six times slower than this machine: the delay from each interaction to
// the next paint, the layout shift, and how much memory the page holds after each round through the group's screens:
//   pnpm build && pnpm --filter @quits/web bench:use [--rounds 30] [--slowdown 6]
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { CURRENT, serve } from './open/builds.ts';
import { slowDown } from './open/profiles.ts';
import { rowsOf } from './open/rows-of.ts';
import { signIn } from './open/sign-in.ts';
import { atMost, plain, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    slowdown: { type: 'string', default: '6' },
  },
});
const SLOWDOWN = Number(values.slowdown);
/** Upper bounds of an interaction's delay until the next paint, in milliseconds, and of the layout shift of a round. */
const MOST_DELAY = 100;
const MOST_SHIFT = 0.01;
/** Growth of the heap from a third of the rounds to the last one that counts as flat. */
const MOST_GROWTH = 1.1;
/** Rounds before the first measurement: the code of each screen loads once. */
const WARM_UP = 5;
/** A new expense is added in every fifth round, because what it adds to the lists is no leak. */
const ADDS_EVERY = 5;

interface Delay {
  readonly id: number;
  /** In milliseconds. */
  readonly delay: number;
  /** The event and the control it went to. */
  readonly on: string;
}

interface Noted {
  readonly delays: Delay[];
  shift: number;
}

const build = await serve('current', CURRENT);
const browser = await chromium.launch(chromiumLaunch());
try {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({
    locale: 'en-US',
    viewport,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // The question about usage data, which follows some use.
  const decline = page.getByRole('button', { name: 'No thanks' });
  await page.addLocatorHandler(decline, (button) => button.click());
  await signIn(page, build);
  await page.addInitScript(watchPage);
  await page.goto(build.group);
  await rowsOf(page).first().waitFor();
  const session = await context.newCDPSession(page);
  const heaps: number[] = [];
  const slowest: number[] = [];
  const all: Delay[] = [];
  const shifts: number[] = [];
  for (let round = -WARM_UP; round < Number(values.rounds); round += 1) {
    await slowDown(session, { name: '', cpu: round < 0 ? 1 : SLOWDOWN });
    await goThrough(page, round);
    await slowDown(session, { name: '', cpu: 1 });
    const noted = await page.evaluate(takeNoted);
    if (round < 0) continue;
    shifts.push(noted.shift);
    const delays = longestById(noted.delays);
    all.push(...delays);
    slowest.push(Math.max(...delays.map(({ delay }) => delay)));
    heaps.push(await heapOf(session));
  }
  const early = heaps[Math.floor(heaps.length / 3)] ?? Number.NaN;
  const late = heaps.at(-1) ?? Number.NaN;
  const delays = all.map(({ delay }) => delay);
  const mebibytes = (bytes: number) => bytes / 2 ** 20;
  printTable(`a phone ${SLOWDOWN} times slower`, [
    plain('interactions', all.length, ''),
    atMost('until the next paint, 75th percentile', percentile(delays, 0.75), MOST_DELAY, 'ms'),
    plain('the slowest of a round, 75th percentile', percentile(slowest, 0.75), 'ms'),
    atMost('largest layout shift of a round', Math.max(...shifts), MOST_SHIFT, ''),
    plain('heap after a third of the rounds', mebibytes(early), 'MiB'),
    atMost('heap at the end', mebibytes(late), mebibytes(early) * MOST_GROWTH, 'MiB'),
  ]);
  const longest = all.toSorted((a, b) => b.delay - a.delay).slice(0, 8);
  console.log(`slowest:\n${longest.map(({ on, delay }) => `${delay} ms ${on}`).join('\n')}`);
} finally {
  await browser.close();
  await build.stop();
}

/** Opens each screen of the group and an expense, and returns to the list each time. */
async function goThrough(page: Page, round: number): Promise<void> {
  const list = async () => {
    await page.locator('header nav a[href$="/groups/large"]').click();
    await rowsOf(page).first().waitFor();
  };
  if (round % ADDS_EVERY === 0) await addExpense(page, `Round ${round}`);
  for (const [screen, shown] of [
    ['balances', 'main section li'],
    ['insights', 'main figure'],
    ['activity', 'text=You added'],
  ] as const) {
    await page.locator(`header nav a[href$="/${screen}"]`).click();
    await page.locator(shown).first().waitFor();
    await list();
  }
  await rowsOf(page).nth(1).getByRole('link').click();
  await page.locator('main table').first().waitFor();
  await page.goBack();
  await rowsOf(page).first().waitFor();
}

async function addExpense(page: Page, title: string): Promise<void> {
  await page.locator('a[href$="/add"]').first().click();
  const amount = page.getByRole('textbox', { name: 'Amount' }).first();
  await amount.click();
  await page.keyboard.type('12.50');
  await page.getByLabel('Description').click();
  await page.keyboard.type(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await rowsOf(page).filter({ hasText: title }).waitFor();
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** An interaction is several events; its delay is the longest of theirs. */
function longestById(delays: readonly Delay[]): Delay[] {
  const longest = new Map<number, Delay>();
  for (const one of delays) {
    if (one.delay > (longest.get(one.id)?.delay ?? -1)) longest.set(one.id, one);
  }
  return [...longest.values()];
}

function percentile(found: readonly number[], share: number): number {
  const sorted = found.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs in the page. Describes targets at once: they may be removed until they are read. */
function watchPage(): void {
  const used: Noted = { delays: [], shift: 0 };
  Reflect.set(globalThis, 'quitsUsed', used);
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  const pressed: string[] = [];
  const watch = ({ timeStamp, target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button, input') : null;
    pressed.push(`${timeStamp} ${control?.textContent || control?.tagName || ''}`);
  };
  addEventListener('pointerdown', watch, { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'layout-shift') {
        if (Reflect.get(entry, 'hadRecentInput') !== true) used.shift += number(entry, 'value');
      } else if (number(entry, 'interactionId') > 0) {
        const on = pressed.find((one) => one.startsWith(`${entry.startTime} `)) ?? '';
        const id = number(entry, 'interactionId');
        used.delays.push({ id, delay: entry.duration, on: `${entry.name} ${on}` });
      }
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // TypeScript's DOM types lack `durationThreshold`.
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(events);
}

/** Runs in the page: returns and forgets what was noted. */
function takeNoted(): Noted {
  const used = Reflect.get(globalThis, 'quitsUsed') as Noted;
  const taken = { delays: used.delays.splice(0), shift: used.shift };
  used.shift = 0;
  return taken;
}
