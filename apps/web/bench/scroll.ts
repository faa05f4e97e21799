// Measures scrolling and switching between screens in a group of 10,000 expenses, and compares an older build in the same run:
//   pnpm build && pnpm --filter @quits/web bench:scroll [--rounds 3] [--only scrolling|switching] [--base COMMIT] [--no-base]
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { builtTree, CURRENT, serve, type Served } from './open/builds.ts';
import { slowDown } from './open/profiles.ts';
import { rowsOf } from './open/rows-of.ts';
import { signIn } from './open/sign-in.ts';
import { droppedFrames, measureSteps, type Motion, SLOWDOWN, STEPS } from './scroll/steps.ts';
import { measureSwitch, SCREENS } from './scroll/switching.ts';
import { atMost, type Figure, median, plain, printTable } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    base: { type: 'string', default: 'b9c1c08' },
    'no-base': { type: 'boolean', default: false },
  },
});
const DOWN: Motion = { pixelsPerSecond: 1_500 };
const UP: Motion = { pixelsPerSecond: -1_500 };
const SCROLLS = [
  ['down, first time', DOWN],
  ['up', UP],
  ['down again', DOWN],
  ['up again', UP],
] as const;
/** Pairs of scrolls of a device that has loaded only the first page, one right after the other. */
const FIRST_SCROLLS = [
  [
    ['down, first time', DOWN],
    ['up afterward', UP],
  ],
  [
    ['down in flings, first time', { fling: 6_000 }],
    ['up in flings afterward', { fling: -6_000 }],
  ],
] as const;

interface Build {
  readonly name: string;
  readonly scrolled: Served;
  readonly switched: Served;
}

const builds: Build[] = [];
const figures = new Map<string, number[]>();
const browser = await chromium.launch(chromiumLaunch());
try {
  await addBuilds();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Alternate the order, because the load of the machine changes.
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      if (values.only !== 'switching') await measureScrolling(browser, build);
      if (values.only !== 'scrolling') await measureSwitching(browser, build);
    }
  }
} finally {
  await browser.close();
  await Promise.all(builds.flatMap(({ scrolled, switched }) => [scrolled.stop(), switched.stop()]));
}
print();

async function addBuilds(): Promise<void> {
  if (!values['no-base']) {
    try {
      builds.push(await start('base', builtTree(values.base)));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      console.error(`${values.base} could not be built, so it is left out: ${reason}`);
    }
  }
  builds.push(await start('current', CURRENT));
}

/** Serves a build twice: with rows of every kind to scroll, and with rows of one currency to switch screens. */
async function start(name: string, tree: string): Promise<Build> {
  return {
    name,
    scrolled: await serve(name, tree, 'every'),
    switched: await serve(name, tree),
  };
}

async function measureScrolling(from: Browser, { name, scrolled }: Build): Promise<void> {
  const context = await newPhone(from);
  try {
    const page = await openList(context, scrolled);
    for (const [what, motion] of SCROLLS) await measureByCpu(from, { name, page, what, motion });
    await slowDown(await context.newCDPSession(page), { name: '', cpu: SLOWDOWN });
    for (const what of ['down', 'up'] as const) {
      await page.waitForTimeout(700);
      note(name, dropped(what), await droppedFrames(page, what === 'down' ? DOWN : UP));
    }
  } finally {
    await context.close();
  }
  const flung = await newPhone(from);
  try {
    const page = await openList(flung, scrolled);
    for (const [what, motion] of FIRST_SCROLLS[1]) {
      await measureByCpu(from, { name, page, what, motion });
    }
  } finally {
    await flung.close();
  }
  for (const scrolls of FIRST_SCROLLS) {
    const phone = await newPhone(from);
    try {
      const page = await openList(phone, scrolled);
      await slowDown(await phone.newCDPSession(page), { name: '', cpu: SLOWDOWN });
      for (const [what, motion] of scrolls) {
        await page.waitForTimeout(700);
        note(name, dropped(what), await droppedFrames(page, motion));
      }
    } finally {
      await phone.close();
    }
  }
}

async function measureByCpu(
  from: Browser,
  scroll: {
    readonly name: string;
    readonly page: Page;
    readonly what: string;
    readonly motion: Motion;
  },
): Promise<void> {
  const { name, page, what, motion } = scroll;
  await page.waitForTimeout(700);
  const { cpu, slowest, late, blank } = await measureSteps(from, page, motion);
  note(name, `${what}: CPU per step`, cpu);
  note(name, `${what}: CPU of the slowest 5 %`, slowest);
  note(name, `${what}: late frames by CPU time`, late);
  note(name, `${what}: visible without a row`, blank);
}

function dropped(what: string): string {
  return `${what}, CPU slowed down ${SLOWDOWN} times: frames dropped`;
}

async function measureSwitching(from: Browser, { name, switched }: Build): Promise<void> {
  const context = await newPhone(from);
  try {
    const page = await openList(context, switched);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(session, { name: '', cpu: SLOWDOWN });
    // The first pass loads the code and the data of each screen.
    for (const isMeasured of [false, true, true, true]) {
      for (const screen of SCREENS) {
        const { shown, blocking, cpu } = await measureSwitch(page, session, screen);
        if (!isMeasured) continue;
        note(name, `${screen.name}: shown after`, shown);
        note(name, `${screen.name}: CPU`, cpu);
        note(name, `${screen.name}: blocking`, blocking);
      }
    }
  } finally {
    await context.close();
  }
}

function newPhone(from: Browser): Promise<BrowserContext> {
  const viewport = { width: 360, height: 740 };
  return from.newContext({ locale: 'en-US', viewport, hasTouch: true, isMobile: true });
}

/** Signs in and opens the list by URL: after a tap, the browser would hit-test the position of the finger in each frame. */
async function openList(context: BrowserContext, build: Served): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await signIn(page, build);
  await page.goto(build.group);
  await rowsOf(page).first().waitFor();
  await page.waitForTimeout(3_000);
  // The service worker's first caching of the app would compete for the CPU.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

function note(build: string, what: string, value: number): void {
  const key = `${build}: ${what}`;
  figures.set(key, [...(figures.get(key) ?? []), value]);
}

function medianOf(build: string, what: string): number {
  return median(figures.get(`${build}: ${what}`) ?? []);
}

function print(): void {
  const all: Figure[] = [];
  const compare = (what: string, unit: string, ratio?: number, slack = 0) => {
    const [base, now] = [medianOf('base', what), medianOf('current', what)];
    const beside = Number.isNaN(base) ? '' : ` (before: ${base.toFixed(1)})`;
    const isBound = ratio !== undefined && !Number.isNaN(base);
    const figure = isBound
      ? atMost(what + beside, now, base * ratio + slack, unit)
      : plain(what + beside, now, unit);
    all.push(figure);
  };
  for (const [what] of [...SCROLLS, ...FIRST_SCROLLS[1]]) {
    const isFling = what.includes('flings');
    compare(`${what}: CPU per step`, 'ms', isFling ? undefined : 0.75);
    compare(`${what}: CPU of the slowest 5 %`, 'ms');
    compare(`${what}: late frames by CPU time`, `of ${STEPS}`, isFling ? undefined : 0.5, 3);
    const blank = `${what}: visible without a row`;
    all.push(atMost(blank, medianOf('current', blank), 1, 'px'));
  }
  for (const what of ['down', 'up', ...FIRST_SCROLLS.flat().map(([first]) => first)]) {
    // Depends on the load of the machine, so it has no bound.
    compare(dropped(what), `of ${STEPS}`);
  }
  const scrolling = all.splice(0);
  if (values.only !== 'switching') printTable('scrolling', scrolling);
  if (values.only === 'scrolling') return;
  for (const { name } of SCREENS) {
    const isSlow = name === 'balances' || name === 'insights';
    compare(`${name}: shown after`, 'ms', isSlow ? 0.5 : undefined);
    compare(`${name}: CPU`, 'ms');
    compare(`${name}: blocking`, 'ms', name === 'balances' ? 0.75 : undefined, 50);
  }
  printTable(`switching, CPU slowed down ${SLOWDOWN} times`, all);
}
