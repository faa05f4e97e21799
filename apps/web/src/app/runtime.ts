import {
  type AuthMachine,
  createAuthAdapter,
  createAuthMachine,
  getRememberedUser,
  signedInUid,
} from '@quits/auth';
import { createDatabase, type Database, waitForPendingWrites } from '@quits/firestore';
import {
  createHttpClient,
  createFirebase,
  createSessionCookie,
  createValueStore,
  type FirebaseServices,
  type FirebaseConfig,
} from '@quits/firebase-core';
import { deleteFolder } from '@quits/storage';
import type { AccountTools } from '../account/account-tools.tsx';
import { forgetDevice } from '../account/forget-device.ts';
import { forgetGroups } from '@quits/product/group/forget-groups.ts';
import { createMergeHooks } from '@quits/product/account/merge-hooks.ts';
import { createRemoval } from '@quits/product/account/removal.ts';
import type { DeleteFiles } from '../files/delete-files.tsx';
import { createLazyFiles, type LazyFiles } from '../files/lazy-files.ts';
import { createUsage, type Usage } from '../platform/usage/create-usage.ts';
import { watchWrites } from '../platform/usage/watch-writes.ts';
import { beginsWithForm } from './begins-with-form.ts';
import { restAccess } from './rest-access.ts';
import { whenIdle } from '../platform/slices/when-idle.ts';

/** What lives as long as the page: created once, outside of any component. */
export interface Runtime {
  readonly provider: FirebaseServices;
  readonly auth: AuthMachine;
  readonly database: Database;
  readonly deleteFiles: DeleteFiles;
  readonly files: LazyFiles;
  readonly accountTools: AccountTools;
  /** Who is signed in, or was when this device was last used: that is who most likely will be. */
  readonly likelyUid: () => string | undefined;
  readonly usage: Usage;
  /** Whether the account is being deleted. */
  readonly isLeaving: () => boolean;
  /** Restores the session, and loads the provider's code in the background. */
  readonly start: () => void;
}

/** Creates everything; nothing is loaded before it is started. */
export function createRuntime(config: FirebaseConfig, storage: Storage | undefined): Runtime {
  const provider = createFirebase(config);
  const auth = createAuthMachine({
    getAuth: () => createAuthAdapter(provider.auth()),
    storage,
    storedUserError: provider.storedUserError,
    // Only a host of ours answers it; plain Firebase Hosting has no such endpoint.
    ...(config.emulators === undefined
      ? {}
      : { sessionCookie: createSessionCookie(createHttpClient()) }),
    appName: 'Quits',
    // Sign-in links come back to the sign-in screen, where the machine finishes with them.
    actionCodeSettings: () => ({ url: `${window.location.origin}/sign-in`, handleCodeInApp: true }),
    hooks: {
      closeListeners: () => database.closeListeners(),
      pendingWrites: () => database.syncStatus.getState().pending,
      waitForPendingWrites: async () => {
        await waitForPendingWrites(database);
      },
      deleteData: () => removal.run(),
    },
    merge: createMergeHooks({ provider, database: () => database, uid: () => uid.getState() }),
  });
  const uid = signedInUid(auth);
  const credentials = createValueStore<unknown>(undefined);
  const usage = createUsage(provider, storage);
  const database = watchWrites(
    createDatabase({
      firestore: () => provider.firestore(),
      recreate: () => provider.restartFirestore(),
      rest: restAccess(provider, config),
      uid,
      credentials,
    }),
    usage.acted,
  );
  const files = createLazyFiles({ provider, database, uid, device: storage });
  const deleteFiles: DeleteFiles = (path) =>
    deleteFolder({ storage: () => provider.storage(), path });
  const removal = createRemoval({
    database,
    uid,
    deleteFiles,
    forgetFiles: () => {
      const uploads = files.getState()?.uploads;
      for (const { id } of uploads?.list.getState() ?? []) uploads?.cancel(id);
    },
  });
  auth.store.subscribe(({ session, claims }) => {
    credentials.set(claims);
    const isLeft = session.status === 'signingOut' || session.status === 'signedOut';
    if (isLeft && storage !== undefined) forgetGroups(storage);
    if (session.status === 'signedOut' && removal.hasRun()) void forget(session.last?.uid ?? '');
  });
  // What waits since the last visit is sent without anyone opening it.
  const stop = uid.subscribe(() => {
    if (uid.getState() === undefined) return;
    stop();
    whenIdle(files.load);
  });

  async function forget(owner: string): Promise<void> {
    try {
      const { dropJob } = await import('@quits/product/import/import-job.ts');
      await dropJob(owner);
    } catch {
      // Its code cannot be had: the job says whose it is, and nobody else sees it.
    }
    await forgetDevice(provider, storage, owner);
  }

  const likelyUid = () => uid.getState() ?? getRememberedUser(storage)?.uid;
  function start(): void {
    auth.start();
    const likely = likelyUid();
    // Its code need not wait for the session to be restored; it speaks to nobody before.
    if (likely !== undefined && !beginsWithForm(likely)) {
      provider.firestore().catch(() => undefined);
    }
  }
  const accountTools = { removal };
  const isLeaving = removal.isDecided;
  return {
    provider,
    auth,
    database,
    files,
    deleteFiles,
    accountTools,
    likelyUid,
    usage,
    isLeaving,
    start,
  };
}
