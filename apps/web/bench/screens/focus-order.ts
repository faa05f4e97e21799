import type { Page } from '@playwright/test';

/** Most Tab stops to follow: a list of expenses has one per row. */
const STOPS = 60;

interface Stop {
  readonly region: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Presses Tab through the page and returns how many stops are invisible or above the one before, within the same column of the
 * same region.
 */
export async function focusOutOfOrder(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.body.focus();
  });
  const stops: Stop[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      // The kit's guards of a dialog pass the focus on. An element that was focused before ends the cycle.
      if (element.getAttribute('aria-hidden') === 'true') return 'guard';
      if (element.hasAttribute('data-measured')) return undefined;
      element.setAttribute('data-measured', '');
      const region = element.closest('main, nav, aside, header, footer, dialog, section');
      // A hidden input, such as one for files, shows its focus on its label.
      const isHidden = element instanceof HTMLInputElement && element.clientWidth < 2;
      const shown = isHidden ? (element.labels?.[0] ?? element) : element;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const index = [...document.querySelectorAll('*')].indexOf(region ?? element);
      return { region: `${index}`, left, right, top: top + scrollY, bottom: bottom + scrollY };
    });
    if (at === undefined) break;
    if (at !== 'guard') stops.push(at);
  }
  return stops.filter((stop, index) => isInvisible(stop) || isAbove(stop, stops[index - 1])).length;
}

function isInvisible({ left, right, top, bottom }: Stop): boolean {
  return right - left < 2 || bottom - top < 2;
}

function isAbove(stop: Stop, before: Stop | undefined): boolean {
  if (before === undefined || before.region !== stop.region) return false;
  const isSameColumn = stop.left < before.right && before.left < stop.right;
  return isSameColumn && stop.bottom <= before.top;
}
