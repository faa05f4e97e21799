import { join } from 'node:path';
import { startLocalBackend } from '@quits/local-backend';
import { roughServers } from '@quits/tooling-rough-network/setup';

/** Addresses of the backend, passed to the tests. */
export interface BackendAddresses {
  readonly project: string;
  readonly identity: string;
  /** Port of the gate in front of Firestore. */
  readonly firestorePort: number;
  /** Address of the server that disturbs the gate and the backend. */
  readonly control: string;
}

declare module 'vitest' {
  /** Values that the setup passes to the tests. */
  export interface ProvidedContext {
    /** Address that starts a backend for one test file. */
    desk: string;
  }
}

const PROJECT = 'demo-firestore';

/** A backend with its data in a folder for each test file. */
export const { setup, teardown } = roughServers({
  name: 'firestore',
  serverIn: (folder) => {
    let identityPort = 0;
    return async (firestorePort) => {
      const backend = await startLocalBackend({
        project: PROJECT,
        data: { kind: 'folder', path: folder },
        rulesFile: join(import.meta.dirname, 'firestore.rules'),
        emulatorTokens: true,
        port: identityPort,
        firestorePort,
      });
      const { identity, firestore } = backend.addresses;
      identityPort = Number(new URL(identity).port);
      return { identity, port: firestore.port, stop: () => backend.stop() };
    };
  },
  tell: ({ first, gatePort, control }): BackendAddresses => ({
    project: PROJECT,
    identity: first.identity,
    firestorePort: gatePort,
    control,
  }),
});
