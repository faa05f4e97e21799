import {
  type AuthMachine,
  createAuthAdapter,
  createAuthMachine,
  getRememberedUser,
  isSignedIn,
  signedInUid,
} from '@quits/auth';
import {
  createDatabase,
  type Database,
  memoryJournal,
  waitForPendingWrites,
} from '@quits/firestore';
import {
  createHttpClient,
  createFirebase,
  createSessionCookie,
  createValueStore,
  type FirebaseServices,
  type FirebaseConfig,
  hasOwnEndpoints,
} from '@quits/firebase-core';
import { deleteFolder } from '@quits/storage';
import type { AppError } from '@quits/errors';
import type { AccountTools } from '../account/account-tools.tsx';
import { DELETED } from '../account/deleted.ts';
import { forgetDevice, takeSessionEnd } from '@quits/product/account/forget-device.ts';
import { countUnsent } from '@quits/product/account/count-unsent.ts';
import { dropUpload } from '@quits/product/files/drop-upload.ts';
import { dropAllPhotos } from '@quits/product/photo/kept-photos.ts';
import { forgetGroups } from '@quits/product/group/forget-groups.ts';
import { createMergeHooks } from '@quits/product/account/merge-hooks.ts';
import { createRemoval } from '@quits/product/account/removal.ts';
import type { DeleteFiles } from '../files/delete-files.tsx';
import { createLazyFiles, type LazyFiles } from '../files/lazy-files.ts';
import { createUsage, type Usage } from '../platform/usage/create-usage.ts';
import { watchWrites } from '../platform/usage/watch-writes.ts';
import { paths } from '../routing/paths.ts';
import { beginsWithForm } from './begins-with-form.ts';
import { expectSession } from '@quits/app-platform/boot/expected-session.ts';
import { whenCalm } from '@quits/app-platform/slices/when-calm.ts';
import { firstReads, hasFirstReads } from '@quits/app-platform/boot/page-start.ts';
import { restAccess } from '@quits/app-platform/boot/rest-access.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';

/** Services of the page, created once and outside of any component. */
export interface Runtime {
  readonly provider: FirebaseServices;
  readonly auth: AuthMachine;
  /** The machine for the interface: shows the remembered user as signed in if the page already has the screen's data. */
  readonly shownAuth: AuthMachine;
  readonly database: Database;
  readonly deleteFiles: DeleteFiles;
  readonly files: LazyFiles;
  readonly accountTools: AccountTools;
  /** Returns the uid of the signed-in user, or of the remembered one until the session is restored. */
  readonly likelyUid: () => string | undefined;
  readonly usage: Usage;
  /** Services to sign in with; `undefined` if the host doesn't say. */
  readonly signInProviders: FirebaseConfig['signInProviders'];
  /** Whether the account is being deleted. */
  readonly isLeaving: () => boolean;
  /** Restores the session, and loads the provider's code in the background. */
  readonly start: () => void;
}

/** Creates the services; `start` loads them. */
export function createRuntime(config: FirebaseConfig, storage: Storage | undefined): Runtime {
  const provider = createFirebase(config);
  const previousEnd = takeSessionEnd();
  // A page restarts for the end of a session once.
  let hadSession = previousEnd === undefined && getRememberedUser(storage) !== undefined;
  const auth = createAuthMachine({
    getAuth: () => createAuthAdapter(provider.auth()),
    storage,
    storedUserError: provider.storedUserError,
    previousEnd: () => previousEnd,
    // Only our own backend has this endpoint; plain Firebase Hosting doesn't.
    ...(hasOwnEndpoints(config) ? { sessionCookie: createSessionCookie(createHttpClient()) } : {}),
    appName: 'Quits',
    // A guest's other devices sign in with a custom token.
    isGuest: ({ providerData }) => providerData.length === 0,
    // Sign-in links open the sign-in screen, where the machine completes them.
    actionCodeSettings: () => ({ url: `${window.location.origin}/sign-in`, handleCodeInApp: true }),
    hooks: {
      closeListeners: async () => {
        const { session } = auth.store.getState();
        const leaving = session.status === 'signingOut' ? session.from.user.uid : undefined;
        await leave(leaving).catch(() => undefined);
        database.closeListeners();
      },
      pendingWrites: () => countUnsent(database.syncStatus, files.getState()?.uploads.list),
      waitForPendingWrites: async () => {
        await waitForPendingWrites(database);
        await files.getState()?.uploads.waitForUploads();
      },
      deleteData: () => removal.run(),
      ...(config.hostedBy === undefined ? {} : { recover }),
    },
    merge: createMergeHooks({ provider, database: () => database, uid: () => uid.getState() }),
  });
  /** Turns off this device's notifications, if they are on. */
  async function leave(owner: string | undefined): Promise<void> {
    if (globalThis.Notification?.permission !== 'granted') return;
    const { leaveDevice } = await import('../notifications/leave-device.ts');
    // The page's own database writes nothing anymore while a session ends.
    const own = createDatabase({
      firestore: () => provider.firestore(),
      uid: createValueStore(owner),
      journal: memoryJournal(),
    });
    try {
      await leaveDevice(own, owner);
    } finally {
      own.dispose();
    }
  }
  /** Asks our own server for what it wants before it creates an account. */
  async function recover({ code }: AppError): Promise<boolean> {
    if (code !== 'auth/pass-required' && code !== 'auth/app-check-token-invalid') return false;
    const { recoverSignUp } = await import('@quits/product/joining/recover-sign-up.ts');
    const paths = [location.pathname + location.hash, auth.store.getState().returnTo ?? ''];
    return recoverSignUp(code, { paths, app: () => provider.app() });
  }
  const uid = signedInUid(auth);
  const expected = expectSession(auth);
  const isExpected = hasFirstReads();
  const shownAuth = isExpected ? expected.machine : auth;
  const credentials = createValueStore<unknown>(undefined);
  const usage = createUsage(provider, storage);
  const database = watchWrites(
    createDatabase({
      firestore: async () => {
        // Before the session is known, Firestore would send requests without a token.
        if (isExpected) await expected.whenKnown();
        return provider.firestore();
      },
      recreate: () => provider.restartFirestore(),
      rest: restAccess(provider, config),
      whenCalm,
      firstReads,
      uid: signedInUid(shownAuth),
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
      if (uploads === undefined) return;
      for (const { id } of uploads.list.getState()) dropUpload(uploads, id);
    },
  });
  auth.store.subscribe(({ session, claims }) => {
    credentials.set(claims);
    const isLeft = session.status === 'signingOut' || session.status === 'signedOut';
    if (isLeft && storage !== undefined) forgetGroups(storage);
    if (isLeft) void dropAllPhotos();
    if (isSignedIn(session)) hadSession = true;
    if (session.status !== 'signedOut' || !hadSession) return;
    hadSession = false;
    const endNow = () => {
      const { session: now } = auth.store.getState();
      if (removal.hasRun()) return { reason: 'deleted' } as const;
      return now.status === 'signedOut' ? now : session;
    };
    const start = paths.welcome();
    // Sessions also end elsewhere, and the next account must not get this one's notifications.
    const clearPersistence = async (): Promise<void> => {
      await Promise.allSettled([provider.clearPersistence(), leave(undefined)]);
    };
    void forgetDevice({ clearPersistence }, endNow, { start, deleted: `${start}${DELETED}` });
  });
  // Resume uploads of the last visit, even if no screen shows them.
  const stop = uid.subscribe(() => {
    if (uid.getState() === undefined) return;
    stop();
    whenIdle(files.load);
  });

  const likelyUid = () => uid.getState() ?? getRememberedUser(storage)?.uid;
  function start(): void {
    auth.start();
    const likely = likelyUid();
    // Load Firestore while the session is restored; it sends no request before.
    if (likely !== undefined && !hasFirstReads() && !beginsWithForm(likely)) {
      provider.firestore().catch(() => undefined);
    }
  }
  const accountTools: AccountTools = {
    removal,
    recordsSignIns: config.hostedBy !== undefined,
    call: async (name, data) => {
      const { callFunction } = await import('@quits/firebase-core/functions');
      return callFunction(provider, name, data);
    },
  };
  const isLeaving = removal.isDecided;
  return {
    provider,
    auth,
    shownAuth,
    database,
    files,
    deleteFiles,
    accountTools,
    likelyUid,
    usage,
    signInProviders: config.signInProviders,
    isLeaving,
    start,
  };
}
