import type { AppError } from '@quits/errors';
import type { Analytics } from 'firebase/analytics';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import type { FirebaseConfig } from '../config/firebase-config.ts';
import { coreErrors } from '../core-errors.ts';
import { createLazyService, type LazyService } from './lazy-service.ts';
import { createValueStore, type ReadonlyStore } from './value-store.ts';
import { probeStorage } from './probe-storage.ts';
import type { CreateFirebaseOptions } from './create-firebase-options.ts';
import type { FirestoreCache, ServiceStatus } from './service-status.ts';

/** Owns an app and its services; each service is loaded once, on first use. */
export interface FirebaseServices {
  readonly config: FirebaseConfig;
  app(): Promise<FirebaseApp>;
  auth(): Promise<Auth>;
  /** Waits for Auth, because the first requests would otherwise be unauthenticated. */
  firestore(): Promise<Firestore>;
  /** Waits for Auth, like Firestore. */
  storage(): Promise<FirebaseStorage>;
  /**
   * Registers this installation and loads a script of the provider, so call it only with the user's
   * consent. Sends no page view by itself.
   */
  analytics(): Promise<Analytics>;
  readonly readiness: {
    readonly auth: ReadonlyStore<ServiceStatus>;
    readonly firestore: ReadonlyStore<ServiceStatus>;
    readonly storage: ReadonlyStore<ServiceStatus>;
    readonly analytics: ReadonlyStore<ServiceStatus>;
  };
  /**
   * Why the stored user was signed out: the service no longer knows or accepts that user. `undefined` if it does, or
   * hasn't responded yet.
   */
  readonly storedUserError: ReadonlyStore<AppError | undefined>;
  /** Kind of Firestore's cache; `undefined` until Firestore loads. */
  readonly cache: ReadonlyStore<FirestoreCache | undefined>;
  /**
   * Stops a Firestore instance that has failed; the next call of `firestore` creates another one with
   * the same data.
   */
  restartFirestore(): Promise<void>;
  /** Stops every service and deletes the app; data on the device stays. */
  close(): Promise<void>;
  /** Like `close`, and deletes Firestore's data on this device, unsent writes included. */
  clearPersistence(): Promise<void>;
}

interface Registered {
  readonly key: string;
  readonly provider: FirebaseServices;
}

declare global {
  /** Providers by name; global so that hot reload and a second copy of this module share them. */
  var quitsProviders: Map<string, Registered> | undefined;
}

/**
 * Creates the provider of a configuration, or returns the existing one: hot reload, StrictMode and a
 * second copy of this module all get the same one.
 * @throws {AppError} `config/conflict` if the name is used with another configuration
 */
export function createFirebase(
  config: FirebaseConfig,
  options: CreateFirebaseOptions = {},
): FirebaseServices {
  const name = options.name ?? '[DEFAULT]';
  const { cache = 'persistent', guardAuthRestore = true } = options;
  const key = JSON.stringify([config, cache, guardAuthRestore]);
  const registry = providers();
  const existing = registry.get(name);
  if (existing?.key === key) return existing.provider;
  if (existing !== undefined) {
    throw coreErrors.create('config/conflict', { detail: name });
  }
  const provider = build(config, options, name, () => registry.delete(name));
  registry.set(name, { key, provider });
  return provider;
}

function providers(): Map<string, Registered> {
  return (globalThis.quitsProviders ??= new Map());
}

function build(
  config: FirebaseConfig,
  options: CreateFirebaseOptions,
  name: string,
  forget: () => void,
): FirebaseServices {
  const cache = createValueStore<FirestoreCache | undefined>(undefined);
  const storedUserError = createValueStore<AppError | undefined>(undefined);
  const closed = new AbortController();
  const app = createLazyService(async () => {
    const { initializeApp } = await import('firebase/app');
    const { emulators: _, hostedBy: __, signInProviders: ___, ...firebase } = config;
    const created = initializeApp({ ...firebase }, name);
    await options.beforeAuth?.(created);
    return created;
  });
  const auth = createLazyService(async () => {
    const [owner, { loadAuth }] = await Promise.all([app.load(), import('./load-auth.ts')]);
    const { cache = 'persistent', guardAuthRestore = true } = options;
    return loadAuth(owner, config, {
      cache,
      guardAuthRestore,
      signal: closed.signal,
      onEnd: storedUserError.set,
    });
  });
  let restarting: Promise<void> | undefined;
  const firestore = createLazyService(async () => {
    // An app can have one Firestore instance only, so wait until the previous one has stopped.
    await restarting;
    const [, owner, chosen, { loadFirestore }] = await Promise.all([
      auth.load(),
      app.load(),
      options.cache === 'memory'
        ? ({ status: 'memory', reason: 'asked' } as const)
        : probeStorage(),
      import('./load-firestore.ts'),
    ]);
    cache.set(chosen);
    return loadFirestore(owner, config, chosen);
  });

  const storage = createLazyService(async () => {
    const [, owner, { loadStorage }] = await Promise.all([
      auth.load(),
      app.load(),
      import('./load-storage.ts'),
    ]);
    return loadStorage(owner, config);
  });

  const analytics = createLazyService(async () => {
    const [owner, { loadAnalytics }] = await Promise.all([
      app.load(),
      import('./load-analytics.ts'),
    ]);
    return loadAnalytics(owner);
  });

  async function close(stored: 'keep' | 'clear'): Promise<void> {
    forget();
    closed.abort();
    await stopLoaded(firestore, stored);
    const { deleteApp } = await import('firebase/app');
    const owner = app.loaded();
    if (owner !== undefined) await deleteApp(await owner);
  }

  return {
    config,
    app: app.load,
    auth: auth.load,
    firestore: firestore.load,
    storage: storage.load,
    analytics: analytics.load,
    readiness: {
      auth: auth.readiness,
      firestore: firestore.readiness,
      storage: storage.readiness,
      analytics: analytics.readiness,
    },
    storedUserError,
    cache,
    restartFirestore() {
      const broken = firestore.loaded();
      firestore.forget();
      restarting = endBroken(broken);
      return restarting;
    },
    close: () => close('keep'),
    clearPersistence: () => close('clear'),
  };
}

/** Longest wait for a failed Firestore instance to stop, in milliseconds. */
const PATIENCE = 2_000;

/** Stops a failed Firestore instance, but waits only briefly, because it may hang. */
async function endBroken(broken: Promise<Firestore> | undefined): Promise<void> {
  if (broken === undefined) return;
  const [db, { endFirestore }] = await Promise.all([broken, import('./end-firestore.ts')]);
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([endFirestore(db, 'keep').catch(() => undefined), patience]);
}

async function stopLoaded(
  firestore: LazyService<Firestore>,
  stored: 'keep' | 'clear',
): Promise<void> {
  const loaded = firestore.loaded();
  if (loaded === undefined) return;
  const { endFirestore } = await import('./end-firestore.ts');
  await endFirestore(await loaded, stored);
}
