import type { ClientConfig } from '../hosting/client-config.ts';
import { remoteControl } from './remote-control.ts';
import { createTestBackend, type TestBackend } from './test-backend.ts';

/**
 * Connects to a backend on this machine that runs in another process with `--emulator-tokens`.
 * @param origin like `http://localhost:8787`
 * @throws {Error} if there is none
 */
export async function connectTestBackend(origin: string): Promise<TestBackend> {
  const response = await fetch(new URL('/__/firebase/init.json', origin));
  if (!response.ok) throw new Error(`There is no backend at ${origin}: status ${response.status}.`);
  const firebaseConfig = (await response.json()) as ClientConfig;
  const { auth, firestore, storage } = firebaseConfig.emulators;
  return createTestBackend(remoteControl(origin), {
    project: firebaseConfig.projectId,
    firebaseConfig,
    addresses: { app: auth, identity: auth, firestore, storage, sites: {} },
    stop: async () => undefined,
  });
}
