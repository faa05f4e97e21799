import type { Page } from '@playwright/test';
import { violationsOf } from '../../e2e/axe.ts';
import { expectLoaded } from '../../e2e/expect-loaded.ts';
import { focusOutOfOrder } from './focus-order.ts';

/** Measurements of one screen. */
export interface ScreenFigures {
  readonly name: string;
  /** Cumulative layout shift of a load, until one second after the contents are there. */
  readonly shift: { readonly desktop: number; readonly phone: number };
  /** Distance of the first list row from the top, in pixels; undefined without a list. */
  readonly firstRow: {
    readonly desktop: number | undefined;
    readonly phone: number | undefined;
  };
  /** Pixels by which the page exceeds a width of 320 px, or 1280 px with text twice as large. */
  readonly tooWide: { readonly narrow: number; readonly largeText: number };
  /** Number of elements whose contrast is below WCAG AA, light and dark. */
  readonly lowContrast: number;
  /** Number of Tab stops that are invisible or above the one before. */
  readonly outOfOrder: number;
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

/** Opens a screen at several sizes and measures it. */
export async function measureScreen(page: Page, url: string): Promise<Omit<ScreenFigures, 'name'>> {
  const phone = await load(page, url, PHONE);
  const narrow = await tooWideAt(page, 320);
  const desktop = await load(page, url, DESKTOP);
  const outOfOrder = await focusOutOfOrder(page);
  let lowContrast = 0;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    lowContrast += await violationsOf(page, ['color-contrast']).then(({ length }) => length);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const largeText = await tooWideAt(page, 1280);
  return {
    shift: { desktop: desktop.shift, phone: phone.shift },
    firstRow: { desktop: desktop.firstRow, phone: phone.firstRow },
    tooWide: { narrow, largeText },
    lowContrast,
    outOfOrder,
  };
}

async function load(
  page: Page,
  url: string,
  size: { readonly width: number; readonly height: number },
) {
  await page.setViewportSize(size);
  await page.goto(url);
  await expectLoaded(page);
  return page.evaluate(async () => {
    // Late parts, such as totals and charts, come after the contents.
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // Without an entry, the observer isn't called.
      setTimeout(() => resolve([]), 100);
    });
    const shift = entries.reduce(
      (sum, entry) =>
        Reflect.get(entry, 'hadRecentInput') === true
          ? sum
          : sum + Number(Reflect.get(entry, 'value')),
      0,
    );
    const row = document.querySelector('main li:not(nav li), main [role=listitem]');
    return { shift, firstRow: row?.getBoundingClientRect().top };
  });
}

async function tooWideAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 780 });
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return Math.max(0, document.documentElement.scrollWidth - innerWidth);
  });
}
