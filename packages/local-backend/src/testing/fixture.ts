import type { LocalBackendOptions } from '../options/options.ts';
import { type LocalTestBackend, startTestBackend } from './start-test-backend.ts';

/** Options of the fixtures for test runners. */
export interface FixtureOptions extends LocalBackendOptions {
  /** Prepares the state that every test starts with: documents, accounts, objects. */
  readonly prepare?: (backend: LocalTestBackend) => Promise<unknown>;
}

/** A backend for several tests. */
export interface Fixture {
  readonly backend: LocalTestBackend;
  /** Returns state and clock to what they were after `prepare`. */
  reset(): Promise<void>;
}

/** Starts and prepares a backend. */
export async function startFixture({ prepare, ...options }: FixtureOptions = {}): Promise<Fixture> {
  const backend = await startTestBackend(options);
  try {
    await prepare?.(backend);
  } catch (error) {
    await backend.stop();
    throw error;
  }
  const prepared = await backend.snapshot();
  return {
    backend,
    async reset() {
      await backend.clock.reset();
      await backend.restore(prepared);
    },
  };
}
