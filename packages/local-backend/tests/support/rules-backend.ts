import { inject } from 'vitest';

/** Address of a Firestore for test tools. */
export interface RulesBackendAddress {
  readonly host: string;
  readonly port: number;
}

/** An existing one for a test in a browser, and a new one for a test in Node. */
export const rulesBackend: RulesBackendAddress =
  'document' in globalThis ? inject('rulesBackend') : await startHere();

async function startHere(): Promise<RulesBackendAddress> {
  const { startLocalBackend } = await import('../../src/start-local-backend.ts');
  const { afterAll } = await import('vitest');
  const backend = await startLocalBackend({ emulatorTokens: true });
  afterAll(() => backend.stop());
  return backend.addresses.firestore;
}
