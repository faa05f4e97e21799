import { join } from 'node:path';
import { startLocalBackend } from '@quits/local-backend';
import { roughServers } from '@quits/tooling-rough-network/setup';

/** Addresses of the backend, passed to the tests. */
export interface BackendAddresses {
  readonly project: string;
  readonly identity: string;
  /** Port of the gate in front of the object store. */
  readonly storagePort: number;
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

const PROJECT = 'demo-storage';

/** A backend with its data in a folder for each test file. */
export const { setup, teardown } = roughServers({
  name: 'storage',
  serverIn: (folder) => async (port) => {
    const backend = await startLocalBackend({
      project: PROJECT,
      data: { kind: 'folder', path: folder },
      storageRulesFile: join(import.meta.dirname, 'storage.rules'),
      emulatorTokens: true,
      port,
    });
    const { identity, storage } = backend.addresses;
    return { identity, port: storage.port, stop: () => backend.stop() };
  },
  tell: ({ first, gatePort, control }): BackendAddresses => ({
    project: PROJECT,
    identity: first.identity,
    storagePort: gatePort,
    control,
  }),
});
