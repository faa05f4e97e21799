import { inject } from 'vitest';

/** Where a Firestore for test tools listens. */
export interface RulesBackendAddress {
  readonly host: string;
  readonly port: number;
}

/** One that is already there for a test inside a browser, and one of its own for a test in Node. */
export const rulesBackend: RulesBackendAddress =
  'document' in globalThis ? inject('rulesBackend') : await startHere();

async function startHere(): Promise<RulesBackendAddress> {
  const { startLocalBackend } = await import('../../src/start-local-backend.ts');
  const { afterAll } = await import('vitest');
  const backend = await startLocalBackend({ emulatorTokens: true });
  afterAll(() => backend.stop());
  return backend.addresses.firestore;
}
