import type { LocalBackendOptions } from '../options/options.ts';
import { type LocalBackend, startLocalBackend } from '../start-local-backend.ts';
import { localControl } from './local-control.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';
import { workerProject } from './worker-project.ts';

/** A test backend in this process. */
export interface LocalTestBackend extends TestBackend {
  readonly backend: LocalBackend;
}

/**
 * Starts a backend for tests: in memory, on free ports, with emulator tokens, and with a project for this worker
 * of the test runner.
 * @throws {StartError} if it can't start
 */
export async function startTestBackend(
  options: LocalBackendOptions = {},
): Promise<LocalTestBackend> {
  const backend = await startLocalBackend({
    emulatorTokens: true,
    ...options,
    project: options.project ?? workerProject(),
  });
  const { project, addresses, firebaseConfig } = backend;
  const place = { project, addresses, firebaseConfig, stop: () => backend.stop() };
  return { ...createTestBackend(localControl(backend.control), place), backend };
}
