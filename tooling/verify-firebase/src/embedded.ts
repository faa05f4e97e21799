import type { FirebaseConfig } from '@quits/firebase-core';
import {
  startLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '@quits/local-backend';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FIREBASE = resolve(import.meta.dirname, '../../../apps/web/firebase');

/** An embedded backend with the app's deployed configuration. */
export interface Embedded {
  readonly backend: LocalBackend;
  readonly config: FirebaseConfig;
  readonly stop: () => Promise<void>;
}

/** Starts one in memory, on free ports; options override the deployed configuration. */
export async function startEmbedded(options: LocalBackendOptions = {}): Promise<Embedded> {
  const hosted = mkdtempSync(join(tmpdir(), 'quits-verify-'));
  writeFileSync(join(hosted, 'index.html'), '<!doctype html><title>Quits</title>');
  const backend = await startLocalBackend({
    rulesFile: join(FIREBASE, 'firestore.rules'),
    storageRulesFile: join(FIREBASE, 'storage.rules'),
    indexesFile: join(FIREBASE, 'firestore.indexes.json'),
    hosting: { folder: hosted },
    ...options,
  });
  return {
    backend,
    config: backend.firebaseConfig,
    async stop() {
      await backend.stop();
      rmSync(hosted, { recursive: true, force: true });
    },
  };
}
