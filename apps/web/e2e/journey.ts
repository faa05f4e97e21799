import { type BrowserContext, expect, type Request, test as base } from '@playwright/test';
import { callOf, unlistedCalls } from './listed-calls.ts';

/**
 * A test of the app that watches the network, and closes every browser profile it opened. The runner closes only those that it
 * made itself: the others would go on in the background of all later journeys. Whatever a journey does, it asks no other host for
 * anything, and makes no call that `docs/calls.md` does not list.
 */
export const test = base.extend<{ calls: ReadonlySet<string> }>({
  calls: [
    async ({ browser }, use) => {
      const made = new Set<string>();
      const note = (request: Request) => {
        const call = callOf(request);
        if (call !== undefined) made.add(call);
      };
      const watch = (context: BrowserContext) => {
        context.on('response', (response) => {
          const request = response.request();
          // A file that another app shares is posted to the service worker, which keeps it on the device.
          if (response.fromServiceWorker() && request.method() === 'POST') return;
          note(request);
        });
        // What the page's policy forbids has never left it: the SDK tries a picture of its maker when its streams break.
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

/** Marks a journey that repeats another at a second screen size: `npm test` leaves it to `pnpm test:e2e`. */
export const SECOND_SIZE = { tag: '@second-size' } as const;
