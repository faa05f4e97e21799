import { readFileSync } from 'node:fs';
import { startLocalBackend } from '@quits/local-backend';
import { setLogLevel } from 'firebase/firestore';
import { type Gate, openGate } from './gate.ts';
import { openInProcessGate } from './in-process/in-process-gate.ts';

/** The rules of the app. */
export const RULES = readFileSync(
  new URL('../../../../apps/web/firebase/firestore.rules', import.meta.url),
  'utf8',
);

/** The embedded backend with the app's rules. */
export interface Backend {
  /** Opens a device's connection to it. */
  readonly openGate: () => Promise<Gate>;
  readonly stop: () => Promise<void>;
}

/** Starts a backend in this process, which devices reach by gRPC or by function calls. */
export async function startBackend(reach: 'grpc' | 'calls' = 'grpc'): Promise<Backend> {
  // Silence the SDK's messages about lost connections, which these tests cause all the time.
  setLogLevel('silent');
  const backend = await startLocalBackend({
    emulatorTokens: true,
    coverage: false,
    rules: RULES,
    // The observer has to see every commit; devices may get several as one snapshot.
    snapshotPerCommit: 'administrators',
  });
  const { port } = backend.addresses.firestore;
  return {
    openGate: () => (reach === 'grpc' ? openGate(port) : openInProcessGate(backend.firestore)),
    stop: () => backend.stop(),
  };
}
