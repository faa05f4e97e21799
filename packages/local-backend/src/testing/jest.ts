import { startFixture, type Fixture, type FixtureOptions } from './fixture.ts';
import type { LocalTestBackend } from './start-test-backend.ts';

export type { FixtureOptions } from './fixture.ts';
export type { LocalTestBackend } from './start-test-backend.ts';

/** Global functions of Jest, and of other runners that imitate it. */
interface Hooks {
  readonly beforeAll: (run: () => Promise<void>) => void;
  readonly afterEach: (run: () => Promise<void>) => void;
  readonly afterAll: (run: () => Promise<void>) => void;
}

/**
 * Starts a backend for the tests of the file or `describe` block that calls it; after each test, state and clock
 * return to what they were after `prepare`. Returns a function that returns the backend, for use inside tests.
 */
export function useBackend(options: FixtureOptions = {}): () => LocalTestBackend {
  const { beforeAll, afterEach, afterAll } = globalThis as typeof globalThis & Hooks;
  let fixture: Fixture | undefined;
  beforeAll(async () => {
    fixture = await startFixture(options);
  });
  afterEach(async () => {
    await fixture?.reset();
  });
  afterAll(async () => {
    await fixture?.backend.stop();
  });
  return () => {
    if (fixture === undefined) throw new Error('The backend is available in tests and hooks only.');
    return fixture.backend;
  };
}
