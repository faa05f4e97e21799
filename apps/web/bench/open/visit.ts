import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Profile, slowDown } from './profiles.ts';

/** Measurements of opening a URL. */
export interface Visit {
  /** Time from the start of the navigation until the screen's contents are painted, in milliseconds. */
  readonly ready: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Total time by which tasks exceed 50 ms until then, in milliseconds. */
  readonly blocking: number;
  /** Number of network requests until then. */
  readonly requests: number;
  /** Transferred bytes of the scripts that have loaded from the network by then. */
  readonly script: number;
}

/** Condition for a screen to be ready: an element whose text matches. */
export interface Contents {
  readonly selector: string;
  /** Source of a regular expression. */
  readonly text: string;
}

/** Time after which all texts of a screen are painted, in milliseconds. */
const PAINTED_AFTER = 1_000;

/** Opens a URL on a throttled page; returns the measurements and the page, which stays open. */
export async function visit(
  context: BrowserContext,
  profile: Profile,
  address: string,
  contents: Contents,
): Promise<{ readonly page: Page; readonly visit: Visit }> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, contents);
  const session = await context.newCDPSession(page);
  const traffic = watchTraffic(session);
  await slowDown(session, profile);
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => {
    const mark = performance.getEntriesByName('quits-ready').at(0);
    return mark === undefined ? undefined : mark.startTime;
  });
  const ready = (await found.jsonValue()) ?? Number.NaN;
  // The browser reports a paint only after it, and texts of the live screen may be larger than those of the first frame.
  await page.waitForTimeout(PAINTED_AFTER);
  const { origin, lcp, blocking } = await page.evaluate(readPage, ready);
  // Stop throttling for the rest of the visit.
  await slowDown(session, { name: '', cpu: 1, network: UNLIMITED });
  return { page, visit: { ready, lcp, blocking, ...traffic(origin + ready) } };
}

const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page. */
function watchPage({ selector, text }: Contents): void {
  const pattern = new RegExp(text, 'u');
  const look = (): void => {
    const all = [...document.querySelectorAll(selector)];
    if (!all.some(({ textContent }) => pattern.test(textContent))) {
      requestAnimationFrame(look);
      return;
    }
    // The frame that shows it is painted before the next animation frame begins.
    requestAnimationFrame(() => performance.mark('quits-ready'));
  };
  look();
  const noted: PerformanceEntryList = [];
  Reflect.set(globalThis, 'quitsNoted', noted);
  const observer = new PerformanceObserver((list) => void noted.push(...list.getEntries()));
  for (const type of ['longtask', 'largest-contentful-paint']) {
    observer.observe({ type, buffered: true });
  }
}

/** Runs in the page. */
function readPage(ready: number): { origin: number; lcp: number; blocking: number } {
  const noted = Reflect.get(globalThis, 'quitsNoted') as PerformanceEntryList;
  const tasks = noted.filter(
    ({ entryType, startTime }) => entryType === 'longtask' && startTime < ready,
  );
  const paints = noted.filter(({ entryType }) => entryType === 'largest-contentful-paint');
  return {
    origin: performance.timeOrigin,
    lcp: paints.at(-1)?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

interface Request {
  readonly start: number;
  readonly isScript: boolean;
  isOverNetwork: boolean;
  end: number;
  bytes: number;
}

/** Records network requests; the returned function counts those until a time in milliseconds since the epoch. */
function watchTraffic(session: CDPSession): (until: number) => Pick<Visit, 'requests' | 'script'> {
  const requests = new Map<string, Request>();
  let clock: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    clock ??= wallTime - timestamp;
    requests.set(requestId, {
      start: (timestamp + clock) * 1000,
      isScript: type === 'Script',
      isOverNetwork: true,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.isOverNetwork = response.fromServiceWorker !== true && response.fromDiskCache !== true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.end = (timestamp + (clock ?? 0)) * 1000;
    request.bytes = encodedDataLength;
  });
  return (until) => {
    const counted = [...requests.values()].filter(
      ({ start, isOverNetwork }) => isOverNetwork && start <= until,
    );
    const scripts = counted.filter(({ isScript, end }) => isScript && end <= until);
    return {
      requests: counted.length,
      script: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  };
}
