// Measures a device's first search of a group of 10,000 expenses (the first result, the whole history) and a later one, for three
// profiles of device and connection, and compares the build of another commit in the same run:
//   pnpm build && pnpm --filter @quits/web bench:search [--rounds 3] [--only REGEXP] [--base COMMIT]
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { builtTree, CURRENT, serve, type Served } from './open/builds.ts';
import { rowsOf } from './open/rows-of.ts';
import { signIn } from './open/sign-in.ts';
import { type Profile, PROFILES, slowDown } from './open/profiles.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    base: { type: 'string' },
  },
});
const MEASURES = ['first result', 'whole history', 'next search'] as const;
/** Shown until the whole history is known. */
const READING = '[role=progressbar]';

type Found = Readonly<Record<(typeof MEASURES)[number], number>>;

const builds: Served[] = [await serve('current', CURRENT)];
const figures = new Map<string, Found[]>();
const browser = await chromium.launch(chromiumLaunch());
try {
  if (values.base !== undefined) builds.push(await serve('base', builtTree(values.base)));
  const profiles = PROFILES.filter(({ name }) => new RegExp(values.only, 'i').test(name));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const profile of profiles) {
      // Alternate the order: the first build to run finds an idle machine.
      for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
        const key = `${profile.name} | ${build.name}`;
        figures.set(key, [...(figures.get(key) ?? []), await measure(browser, build, profile)]);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all(builds.map(({ stop }) => stop()));
}
console.log(`\n| | | ${MEASURES.join(' | ')} |\n| --- | --- |${' --- |'.repeat(MEASURES.length)}`);
for (const [key, found] of figures) {
  const cells = MEASURES.map((name) => `${median(found.map((one) => one[name])).toFixed(0)} ms`);
  console.log(`| ${key} | ${cells.join(' | ')} |`);
}

async function measure(browser: Browser, build: Served, profile: Profile): Promise<Found> {
  const context = await browser.newContext({ locale: 'en-US' });
  context.setDefaultTimeout(180_000);
  try {
    const page = await context.newPage();
    const link = await signIn(page, build);
    await link.click();
    await rowsOf(page).first().waitFor();
    // Measure the search, not the rest of the first visit.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(2_000);
    await slowDown(await context.newCDPSession(page), profile);
    const field = page.getByLabel('Search');
    await field.focus();
    // Time that a fast typist needs for the first letter.
    await page.waitForTimeout(300);
    const wholeShown = page.evaluate(timeUntilShown, READING);
    const start = performance.now();
    await field.fill('Train');
    await page
      .getByRole('status')
      .filter({ hasText: /expense/ })
      .first()
      .waitFor();
    await rowsOf(page).filter({ hasText: 'Train' }).first().waitFor();
    const first = performance.now() - start;
    const whole = await wholeShown;
    const nextShown = page.evaluate(timeUntilRow, 'Dinner');
    await field.fill('Dinner');
    return { 'first result': first, 'whole history': whole, 'next search': await nextShown };
  } finally {
    await context.close();
  }
}

/**
 * Returns the milliseconds from the next input until an indicator has appeared and disappeared. Runs in the page, because a page
 * that caches documents answers Playwright late.
 */
function timeUntilShown(indicator: string): Promise<number> {
  return new Promise((resolve) => {
    let start: number | undefined;
    let hasCome = false;
    document.addEventListener('input', () => (start ??= performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector(indicator) !== null;
      hasCome ||= isThere;
      if (isThere || !hasCome || start === undefined) return;
      observer.disconnect();
      const begun = start;
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Returns the milliseconds from the next input until the first row has a text and is painted. Runs in the page. */
function timeUntilRow(text: string): Promise<number> {
  return new Promise((resolve) => {
    const started = (): void => {
      const start = performance.now();
      const look = (): void => {
        const row = document.querySelector('main [role=listitem]');
        const isShown = row?.textContent.includes(text) === true;
        // The frame that shows it is painted before the next animation frame begins.
        requestAnimationFrame(isShown ? () => resolve(performance.now() - start) : look);
      };
      look();
    };
    document.addEventListener('input', started, { capture: true, once: true });
  });
}
