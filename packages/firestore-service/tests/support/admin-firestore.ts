import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  getFirestore,
  type CollectionReference,
  type Firestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { startEngineStage } from './engine-stage.ts';

/** Context of the administrator tests. */
export interface AdminStage {
  readonly app: App;
  readonly firestore: Firestore;
  /** Port of the server that cuts connections. */
  readonly controlPort: number;
  readonly close: () => Promise<void>;
}

let current: AdminStage | undefined;

/** Starts a server and connects the official library of administrators to it. */
export async function openAdminFirestore(): Promise<void> {
  const stage = await startEngineStage();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${stage.address.port}`);
  // Prevents the SDK's network check for a cloud environment.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const app = initializeApp({ projectId: 'demo-admin' });
  const firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  current = {
    app,
    firestore,
    controlPort: stage.address.controlPort,
    async close() {
      await firestore.terminate();
      await deleteApp(app);
      await stage.stop();
    },
  };
}

export async function closeAdminFirestore(): Promise<void> {
  await current?.close();
}

/** Returns the context opened for this file's tests. */
export function adminStage(): AdminStage {
  if (current === undefined) throw new Error('Open it before the tests.');
  return current;
}

/** A collection that no other test uses. */
export function fresh(): CollectionReference {
  return adminStage().firestore.collection(`c-${crypto.randomUUID()}`);
}

export function ids({ docs }: QuerySnapshot): string[] {
  return docs.map(({ id }) => id);
}

/** Adds numbered documents to a collection. */
export async function fill(notes: CollectionReference, count: number): Promise<void> {
  const batch = adminStage().firestore.batch();
  for (let n = 0; n < count; n += 1) {
    batch.set(notes.doc(`n${String(n).padStart(3, '0')}`), { n, odd: n % 2 === 1 });
  }
  await batch.commit();
}
