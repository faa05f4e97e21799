import type { TestProject } from 'vitest/node';
import { startLocalBackend } from '../../src/start-local-backend.ts';
import type { RulesBackendAddress } from './rules-backend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    rulesBackend: RulesBackendAddress;
  }
}

/** Serves the whole backend for test tools that run in a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await startLocalBackend({ emulatorTokens: true });
  project.provide('rulesBackend', backend.addresses.firestore);
  return () => backend.stop();
}
