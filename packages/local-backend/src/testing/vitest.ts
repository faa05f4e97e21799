import { test } from 'vitest';
import { startFixture, type Fixture, type FixtureOptions } from './fixture.ts';
import type { LocalTestBackend } from './start-test-backend.ts';

export type { FixtureOptions } from './fixture.ts';
export type { LocalTestBackend } from './start-test-backend.ts';

/**
 * Creates a `test` function with a `backend`, one for each file; after each test, state and clock return to what
 * they were after `prepare`.
 */
export function backendTest(options: FixtureOptions = {}) {
  return (
    test
      // oxlint-disable-next-line no-empty-pattern -- Vitest requires a pattern
      .extend('backendFixture', { scope: 'file' }, async ({}, { onCleanup }): Promise<Fixture> => {
        const fixture = await startFixture(options);
        onCleanup(() => fixture.backend.stop());
        return fixture;
      })
      .extend(
        'backend',
        { auto: true },
        async ({ backendFixture }, { onCleanup }): Promise<LocalTestBackend> => {
          onCleanup(() => backendFixture.reset());
          return backendFixture.backend;
        },
      )
  );
}
