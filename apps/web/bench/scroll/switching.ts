import type { CDPSession, Page } from '@playwright/test';

/** Measurements of opening a screen whose code and data are cached. */
export interface Switch {
  /** Time from the click until the frame with the screen's contents is presented, in milliseconds. */
  readonly shown: number;
  /** Total time by which tasks exceed 50 ms, until half a second later, in milliseconds. */
  readonly blocking: number;
  /** CPU time of the main thread, until half a second later, in milliseconds. */
  readonly cpu: number;
}

/** A screen: the link to it, and an element that only its contents have. */
export interface Screen {
  readonly name: string;
  /** Selector of the link; if omitted, the screen is opened by going back. */
  readonly link?: string;
  readonly contents: string;
}

const LIST: Omit<Screen, 'name'> = {
  link: 'nav a[href$="/groups/large"]',
  contents: 'main [role=list] [role=listitem]',
};

/** Screens of a group in the order of opening; each can be opened from the previous one. */
export const SCREENS: readonly Screen[] = [
  { name: 'balances', link: 'nav a[href$="/balances"]', contents: 'main section li' },
  { name: 'list, from balances', ...LIST },
  { name: 'insights', link: 'nav a[href$="/insights"]', contents: 'main svg[role], main figure' },
  { name: 'list, from insights', ...LIST },
  {
    name: 'activity',
    link: 'nav a[href$="/activity"]',
    // The group has none; its tab changes together with the contents.
    contents: 'nav a[href$="/activity"][aria-current="page"]',
  },
  { name: 'list, from activity', ...LIST },
  { name: 'add', link: 'a[href$="/add"]', contents: 'form input[inputmode]' },
  { name: 'list, from add', contents: LIST.contents },
  { name: 'expense', link: 'main [role=listitem] a', contents: 'main article h2' },
  { name: 'list, from expense', contents: LIST.contents },
];

/** Opens a screen and measures it. */
export async function measureSwitch(
  page: Page,
  session: CDPSession,
  { link, contents }: Screen,
): Promise<Switch> {
  const before = await cpuOf(session);
  const found = await page.evaluate(openInPage, { link, contents });
  return { ...found, cpu: (await cpuOf(session)) - before };
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs in the page. */
function openInPage({
  link,
  contents,
}: {
  link: string | undefined;
  contents: string;
}): Promise<{ shown: number; blocking: number }> {
  return new Promise((done) => {
    let blocking = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocking += duration - 50;
    });
    observer.observe({ type: 'longtask' });
    const from = location.href;
    const start = performance.now();
    const isShown = () =>
      location.href !== from &&
      document.querySelector('main [data-shape]') === null &&
      [...document.querySelectorAll(contents)].some((one) => one.getClientRects().length > 0);
    function look(): void {
      if (!isShown() && performance.now() - start < 20_000) {
        requestAnimationFrame(look);
        return;
      }
      // The frame is presented before the next one begins.
      requestAnimationFrame(() => {
        const shown = performance.now() - start;
        setTimeout(() => {
          observer.disconnect();
          done({ shown, blocking });
        }, 500);
      });
    }
    if (link === undefined) history.back();
    else document.querySelector<HTMLElement>(link)?.click();
    requestAnimationFrame(look);
  });
}
