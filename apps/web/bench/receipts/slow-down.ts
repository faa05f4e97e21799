import type { Browser } from '@playwright/test';

/** Milliseconds for which a page runs before it is paused. */
const RUNS = 10;

/**
 * Slows the pages of a browser down, with their workers, by pausing their processes most of the time: the browser's own throttling leaves workers as
 * fast as they are. Returns a function that ends it.
 */
export async function slowDown(browser: Browser, times: number): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of ids) process.kill(id, name);
  };
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    signal('SIGCONT');
    timer = setTimeout(pause, RUNS);
  };
  const pause = () => {
    signal('SIGSTOP');
    timer = setTimeout(run, RUNS * (times - 1));
  };
  pause();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
