import { type AuthMachine, bindAuth, createAuthMachine, isActive } from '@quits/auth';
import { createDatabase, type Database, drain } from '@quits/firestore';
import {
  createHttpClient,
  createProvider,
  createSessionCookie,
  observable,
  type Provider,
  type ProviderConfig,
} from '@quits/firebase-core';
import { deleteFolder } from '@quits/storage';
import type { DeleteFiles } from '../files/delete-files.tsx';
import { createLazyFiles, type LazyFiles } from '../files/lazy-files.ts';
import { whenIdle } from './when-idle.ts';

/** What lives as long as the page: created once, outside of any component. */
export interface Runtime {
  readonly provider: Provider;
  readonly auth: AuthMachine;
  readonly database: Database;
  readonly deleteFiles: DeleteFiles;
  readonly files: LazyFiles;
}

/** Creates and starts everything; the provider's code is loaded in the background. */
export function createRuntime(config: ProviderConfig, storage: Storage | undefined): Runtime {
  const provider = createProvider(config);
  const uid = observable<string | undefined>(undefined);
  const credentials = observable<unknown>(undefined);
  const database = createDatabase({
    firestore: () => provider.firestore(),
    restart: () => provider.restartFirestore(),
    uid,
    credentials,
  });
  const files = createLazyFiles({ provider, database, uid, device: storage });
  const auth = createAuthMachine({
    getAuth: () => bindAuth(provider.auth()),
    storage,
    // Only a host of ours answers it; plain Firebase Hosting has no such endpoint.
    ...(config.emulators === undefined ? {} : { cookie: createSessionCookie(createHttpClient()) }),
    appName: 'Quits',
    // Sign-in links come back to the sign-in screen, where the machine finishes with them.
    mail: () => ({ url: `${window.location.origin}/sign-in`, handleCodeInApp: true }),
    hooks: {
      closeListeners: () => database.closeListeners(),
      pendingWrites: () => database.syncStatus.get().pending,
      drain: async () => {
        await drain(database);
      },
    },
  });
  auth.store.subscribe(({ session, claims }) => {
    uid.set(isActive(session) ? session.user.uid : undefined);
    credentials.set(claims);
  });
  // What waits since the last visit is sent without anyone opening it.
  const stop = uid.subscribe(() => {
    if (uid.get() === undefined) return;
    stop();
    whenIdle(files.load);
  });
  auth.start();
  const deleteFiles: DeleteFiles = (path) =>
    deleteFolder({ storage: () => provider.storage(), path });
  return { provider, auth, database, files, deleteFiles };
}
