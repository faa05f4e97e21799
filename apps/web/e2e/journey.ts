import { test as base } from '@playwright/test';

/**
 * A test of the app that closes every browser profile it opened. The runner closes only those that it made itself: the others
 * would go on in the background of all later journeys.
 */
export const test = base.extend<{ profiles: undefined }>({
  profiles: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
