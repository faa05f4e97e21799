import type { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestore } from '@quits/firestore-service';
import { createIdentity } from '@quits/identity-service';
import { claimForServer } from '../../src/data/data-mode.ts';
import { createEventLog } from '../../src/data/event-log.ts';
import { createEventStore } from '../../src/functions/event-store.ts';
import { keepPushKey } from '../../src/functions/keep-push-key.ts';
import { createManifestStore } from '../../src/functions/manifest-store.ts';
import { createSchedules } from '../../src/functions/schedules.ts';
import { createXsrf } from '../../src/hosting/session/xsrf.ts';
import { createInstallationStore } from '../../src/installations/installation-store.ts';
import { createMailbox } from '../../src/mail/mailbox.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createAdministrators } from '../../src/server/administrators/administrators.ts';
import { createRestoreTests } from '../../src/server/backup/restore-tests.ts';
import { holdForSetup } from '../../src/server/setup/setup-hold.ts';
import { createObjectIndex } from '../../src/storage/object-index.ts';
import { createUploads } from '../../src/storage/uploads.ts';
import { openImportProgress } from '../../src/transfer/import-progress.ts';

/** Creates every table of the backend, whatever the options of a server would leave out. */
export function openEveryTable(database: DatabaseSync) {
  const now = Date.now;
  const log = () => undefined;
  claimForServer(database, '');
  const firestore = createFirestore({
    storage: database,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  const identity = createIdentity({
    database,
    project: 'quits',
    sendMessage: () => undefined,
    emulatorTokens: false,
    providerPage: false,
    now,
  });
  const events = createEventStore(database);
  const logs = ['analytics', 'report', 'refusal', 'security', 'sign_in'] as const;
  for (const kind of logs) createEventLog(database, kind, now);
  // Written with the first email only.
  const keyFile = join(tmpdir(), 'quits-no-outbox.key');
  createOutbox({ database, deliver: () => Promise.resolve(), keyFile, now, log }).stop();
  const added = () => undefined;
  holdForSetup(database);
  createXsrf(database);
  return {
    firestore,
    identity,
    events,
    objects: createObjectIndex(database),
    administrators: createAdministrators(database, now),
    installations: createInstallationStore(database),
    mailbox: createMailbox(database, { now, log, isKept: true }),
    manifests: createManifestStore(database),
    progress: () => openImportProgress(database, 'source', () => undefined),
    pushKey: () => keepPushKey(database),
    restoreTests: createRestoreTests(database),
    schedules: createSchedules({
      database,
      store: events,
      added,
      invalid: added,
      damaged: added,
      now,
    }),
    uploads: createUploads(database, now),
  };
}
