import type { Page } from '@playwright/test';

/** Times from the click on Save, in milliseconds. */
export interface Added {
  /** The row is in the DOM. */
  readonly standing: number;
  /** The browser has presented the frame with the row. */
  readonly shown: number;
  /** The group's balance has changed: the SDK has cached the write, and a list that relied on it would show the row. */
  readonly bySdk: number;
}

/** Milliseconds between mouse down and mouse up; the measurement starts with the click, after both. */
const HELD = 80;

/** Opens the form from the group's list, adds an expense, and measures until its row is presented. */
export async function addOne(page: Page, title: string): Promise<Added> {
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await page.getByLabel('Description').fill(title);
  // Type as long as a user would, which is longer than an unused listener stays open: the form must keep its own.
  await page.waitForTimeout(6_000);
  await page.evaluate(watchPress, title);
  await page.getByRole('button', { name: 'Save', exact: true }).click({ delay: HELD });
  const times = await page.waitForFunction(() => {
    const found = (name: string) => performance.getEntriesByName(name).at(-1)?.duration;
    const [standing, shown, bySdk] = ['standing', 'shown', 'by-sdk'].map(found);
    return standing === undefined || shown === undefined || bySdk === undefined
      ? undefined
      : { standing, shown, bySdk };
  });
  const added = await times.jsonValue();
  if (added === undefined) throw new Error('The press was not measured.');
  return added;
}

/** Runs in the page. */
function watchPress(title: string): void {
  performance.clearMeasures();
  const balance = () => document.querySelector('main header')?.textContent;
  let press = 0;
  let before = balance();
  const has = (name: string) => performance.getEntriesByName(name).length > 0;
  const once = (name: string) => {
    if (!has(name)) performance.measure(name, { start: press });
  };
  const observer = new MutationObserver(() => {
    const list = document.querySelector('main [role=list]');
    if (!has('standing') && list?.textContent?.includes(title) === true) {
      once('standing');
      noteFrame();
    }
    const now = balance();
    if (before !== undefined && now !== undefined && now !== before) once('by-sdk');
    before = now ?? before;
    if (has('standing') && has('by-sdk')) observer.disconnect();
  });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      press = timeStamp;
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );

  /** Adds a text to the frame of the row, because the browser reports when it presents a new text. */
  function noteFrame(): void {
    const mark = document.createElement('span');
    mark.setAttribute('elementtiming', title);
    mark.textContent = '.';
    mark.style.cssText = 'position: fixed; inset: 0 auto auto 0';
    document.body.append(mark);
    const seen = new PerformanceObserver((entries) => {
      const entry = entries.getEntries().find((one) => Reflect.get(one, 'identifier') === title);
      if (entry === undefined) return;
      seen.disconnect();
      mark.remove();
      performance.measure('shown', { start: press, end: Number(Reflect.get(entry, 'renderTime')) });
    });
    seen.observe({ type: 'element', buffered: true });
  }
}
