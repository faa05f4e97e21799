import { test } from '@playwright/test';
import { startFixture, type Fixture, type FixtureOptions } from './fixture.ts';
import type { LocalTestBackend } from './start-test-backend.ts';

export type { FixtureOptions } from './fixture.ts';
export type { LocalTestBackend } from './start-test-backend.ts';

/**
 * Creates a `test` function with a `backend`, one for each worker, whose hosted app is the `baseURL`; after each
 * test, state and clock return to what they were after `prepare`.
 */
export function backendTest(options: FixtureOptions = {}) {
  return test.extend<{ backend: LocalTestBackend }, { backendFixture: Fixture }>({
    backendFixture: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
      async ({}, provide) => {
        const fixture = await startFixture(options);
        await provide(fixture);
        await fixture.backend.stop();
      },
      { scope: 'worker' },
    ],
    backend: [
      async ({ backendFixture }, provide) => {
        await provide(backendFixture.backend);
        await backendFixture.reset();
      },
      { auto: true },
    ],
    baseURL: async ({ backendFixture }, provide) => {
      await provide(backendFixture.backend.addresses.app);
    },
  });
}
