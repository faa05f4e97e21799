import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, type Auth } from 'firebase/auth';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { startLocalBackend, type LocalBackend, type LocalBackendOptions } from '../../src/index.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file=**} {
      allow read, delete: if request.auth.uid == uid;
      allow create, update: if request.auth.uid == uid && request.resource.size < 2 * 1024 * 1024;
    }
    match /groups/{group}/{file} {
      allow read, write: if firestore.get(/databases/(default)/documents/groups/$(group)).data.owner
        == request.auth.uid;
    }
  }
}`;
const DOCUMENT_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/{all=**} { allow read, write: if request.auth != null; }
}`;

/** A backend with files on disk, and a signed-in user. */
export interface StorageStage {
  /** The one that runs now. */
  readonly backend: LocalBackend;
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly storage: FirebaseStorage;
  readonly uid: string;
  /** Returns a reference that the user may write to. */
  mine(path: string): StorageReference;
  token(): Promise<string | undefined>;
  filesIn(part: 'objects' | 'uploads'): string[];
  pathIn(part: 'uploads', file: string): string;
  /** Ends the backend and starts another on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Limits: four MiB per object, two for a user's own. */
export async function startStorageStage(
  options: Pick<LocalBackendOptions, 'emulatorTokens'> = {},
): Promise<StorageStage> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-storage-'));
  const start = () =>
    startLocalBackend({
      data: { kind: 'folder', path: folder },
      rules: DOCUMENT_RULES,
      storageRules: RULES,
      maxObjectSize: 4 * 1024 * 1024,
      ...options,
    });
  let backend = await start();
  const app = initializeApp(backend.firebaseConfig, `storage-${crypto.randomUUID()}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.addresses.identity, { disableWarnings: true });
  const storage = getStorage(app);
  const { host, port } = backend.addresses.storage;
  connectStorageEmulator(storage, host, port);
  const { uid } = (await signInAnonymously(auth)).user;
  return {
    get backend() {
      return backend;
    },
    app,
    auth,
    storage,
    uid,
    mine: (path) => ref(storage, `users/${uid}/${path}`),
    token: async () => auth.currentUser?.getIdToken(),
    filesIn(part) {
      const path = join(folder, part);
      if (!existsSync(path)) return [];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    },
    pathIn: (part, file) => join(folder, part, file),
    async restart() {
      await backend.stop();
      backend = await start();
    },
    async close() {
      await deleteApp(app);
      await backend.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
