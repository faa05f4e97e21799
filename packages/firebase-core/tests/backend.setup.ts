import { join } from 'node:path';
import { startLocalBackend } from '@quits/local-backend';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Response of `/__/firebase/init.json`. */
    config: object;
  }
}

/** Starts the embedded backend in memory on free ports. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const backend = await startLocalBackend({
    data: { kind: 'memory' },
    port: 0,
    firestorePort: 0,
    rulesFile: join(import.meta.dirname, 'firestore.rules'),
  });
  provide('config', backend.firebaseConfig);
  return () => backend.stop();
}
