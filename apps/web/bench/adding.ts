import type { Page } from '@playwright/test';

/** How soon a new expense showed, in milliseconds from the press of Save. */
export interface Added {
  /** Its row stands in the list's document. */
  readonly standing: number;
  /** The browser has presented the frame with the row. */
  readonly shown: number;
  /** The group's balance has changed, which the SDK tells once it has kept the write: without the row of our own, the list would too. */
  readonly bySdk: number;
}

/** How long a finger rests on the button, in milliseconds: a press counts from when it is let go. */
const HELD = 80;

/** Adds an expense in the form that is reached from the group's list, and waits until its row is there. */
export async function addOne(page: Page, title: string): Promise<Added> {
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await page.getByLabel('Description').fill(title);
  // Longer than a listener lingers, as a person takes: what the list needs has to be kept by the form itself.
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
  let framed = false;
  const once = (name: string) => {
    if (performance.getEntriesByName(name).length === 0)
      performance.measure(name, { start: press });
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector('main [role=list]')?.textContent?.includes(title) === true) {
      once('standing');
      if (!framed) {
        framed = true;
        afterPress();
      }
    }
    const now = balance();
    if (before !== undefined && now !== undefined && now !== before) once('by-sdk');
    before = now ?? before;
    if (framed && performance.getEntriesByName('by-sdk').length > 0) observer.disconnect();
  });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      press = timeStamp;
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );

  // The types do not know the threshold yet.
  const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };

  /** What the browser says itself: when the first frame after the press was presented. */
  function afterPress(): void {
    const standing = performance.now();
    new PerformanceObserver((list, self) => {
      const entry = list.getEntries().find((one) => Math.abs(one.startTime - press) < 1);
      if (entry === undefined) return;
      self.disconnect();
      // A row that came later than that frame is in a later one.
      if (entry.startTime + entry.duration >= standing) {
        performance.measure('shown', { start: press, end: entry.startTime + entry.duration });
      } else requestAnimationFrame(() => setTimeout(once, 0, 'shown'));
    }).observe(events);
  }
}
