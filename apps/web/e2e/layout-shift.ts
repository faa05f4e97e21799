import type { Page } from '@playwright/test';

/** Runs in the page: sums up layout shifts, even right after a click; if `buffered`, also those before. */
export function sumShifts(buffered: boolean): void {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const sum = Number(Reflect.get(globalThis, 'shifted'));
      Reflect.set(globalThis, 'shifted', sum + Number(Reflect.get(shift, 'value')));
    }
  }).observe({ type: 'layout-shift', buffered });
}

/** Returns the layout shift since {@link sumShifts} ran in the page. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
}
