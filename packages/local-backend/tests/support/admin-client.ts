import { deleteApp, initializeApp, type AppOptions } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import type { LocalBackend } from '../../src/index.ts';

/** The official library for administrators. */
export interface AdminClient {
  readonly auth: Auth;
  readonly close: () => Promise<void>;
}

/** Connects the library in its emulator mode, as servers in development do. */
export function connectAdmin(backend: LocalBackend): AdminClient {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(backend.addresses.identity).host);
  return openAdmin({ projectId: backend.project });
}

/** Connects the library with explicit options; it must not query the network for missing ones. */
export function openAdmin(options: AppOptions): AdminClient {
  const app = initializeApp(options, `admin-${crypto.randomUUID()}`);
  return {
    auth: getAuth(app),
    async close() {
      await deleteApp(app);
      vi.unstubAllEnvs();
    },
  };
}
