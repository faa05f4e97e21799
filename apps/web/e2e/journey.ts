import { type BrowserContext, expect, type Request, test as base } from '@playwright/test';
import { callOf, unlistedCalls } from './listed-calls.ts';

/**
 * A test of the app that monitors the network, and closes every browser profile that it opened. The
 * runner closes only its own: the others would keep running during later journeys. Fails if a
 * journey contacts another host, or makes a call that `docs/calls.md` doesn't list.
 */
export const test = base.extend<{ asksConsent: boolean; calls: ReadonlySet<string> }>({
  /** Whether the app asks about usage data; on a phone, the question would cover the screen. */
  asksConsent: [false, { option: true }],
  calls: [
    async ({ browser, asksConsent }, use) => {
      const made = new Set<string>();
      const note = (request: Request) => {
        const call = callOf(request);
        if (call !== undefined) made.add(call);
      };
      const watch = (context: BrowserContext) => {
        if (!asksConsent) void context.addInitScript(declineConsent);
        context.on('response', (response) => {
          const request = response.request();
          // A file shared by another app is posted to the service worker, which stores it on the
          // device.
          if (response.fromServiceWorker() && request.method() === 'POST') return;
          note(request);
        });
        // Requests blocked by the page's policy never left it: the SDK loads an image from Google
        // when its streams break.
        context.on('requestfailed', (request) => {
          if (request.failure()?.errorText !== 'csp') note(request);
        });
      };
      browser.on('context', watch);
      await use(made);
      browser.off('context', watch);
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(unlistedCalls(made)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Answers the question about usage data in advance; runs in the page. */
function declineConsent(): void {
  if (location.protocol === 'about:') return;
  const decision = JSON.stringify({ status: 'denied', at: 0, version: 1 });
  if (localStorage.getItem('quits.consent') === null)
    localStorage.setItem('quits.consent', decision);
}

/**
 * Marks a journey repeated at a second screen size: `npm test` skips it, `pnpm test:e2e` runs it.
 */
export const SECOND_SIZE = { tag: '@second-size' } as const;

/** Marks a journey that is too long for `npm test`; `pnpm test:e2e` runs it. */
export const LONG = { tag: '@long' } as const;
