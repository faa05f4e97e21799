import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFirestore } from '@quits/firestore-service';
import type { BackupStore } from '../../src/backup/backup-store.ts';
import { type BackupWriter, startBackup } from '../../src/backup/backup-writer.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { DATABASE_FILE, openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createObjectIndex } from '../../src/storage/object-index.ts';
import { createObjectStore } from '../../src/storage/object-store.ts';

const DATABASE = 'projects/demo/databases/(default)';

/** Passphrase of the backups of tests. */
export const SECRET = Buffer.from('correct horse battery staple');

/** A database with its backup. */
interface BackedUp {
  readonly folder: string;
  readonly backup: BackupWriter;
  readonly logged: readonly string[];
  /** Writes documents in one commit each. */
  write(...texts: readonly (readonly [id: string, text: string])[]): Promise<void>;
  upload(name: string, content: string): Promise<void>;
  remove(name: string): Promise<void>;
  readonly database: ReturnType<typeof openDatabase>;
  stop(): Promise<void>;
  /** Ends without telling the backup, as a killed process does. */
  crash(): void;
}

/** Folders of one test file. */
export interface BackupStage {
  readonly root: string;
  readonly store: BackupStore;
  /** Opens the database `data` of the stage; its clock is in ms. */
  open(options?: OpenOptions): Promise<BackedUp>;
  /** Returns the documents and files of a restored state. */
  restored(at?: number): Promise<Contents>;
  close(): void;
}

/** Options of {@link BackupStage.open}. */
interface OpenOptions {
  readonly store?: BackupStore;
  readonly secret?: Buffer;
  readonly now?: () => number;
  readonly days?: number;
  readonly data?: string;
}

/** Texts of documents and files by their names. */
interface Contents {
  readonly documents: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** Creates the folders of a test. */
export function createBackupStage(): BackupStage {
  const root = mkdtempSync(join(tmpdir(), 'quits-backup-'));
  const store = folderStore(join(root, 'backup'));
  let restores = 0;
  return {
    root,
    store,
    async open({ now = Date.now, data = 'data', ...options } = {}) {
      const folder = join(root, data);
      const parts = openParts(folder);
      const { database, blobs, firestore, objects } = parts;
      const logged: string[] = [];
      const backup = await startBackup(
        {
          database,
          blobs,
          now,
          file: join(folder, DATABASE_FILE),
          log: ({ message }) => logged.push(message),
        },
        // Tests call `flush`.
        { store, secret: SECRET, interval: 3_600_000, ...options },
      );
      return {
        folder,
        backup,
        logged,
        database,
        async write(...texts) {
          for (const [id, value] of texts) {
            const name = `${DATABASE}/documents/notes/${id}`;
            const writes = [{ update: { name, fields: { text: { stringValue: value } } } }];
            // oxlint-disable-next-line no-await-in-loop -- One commit after the other.
            await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
          }
        },
        async upload(name, content) {
          const upload = blobs.newUpload();
          await blobs.append(upload, streamOf(content), 1_000_000);
          await objects.commit(await objects.draft(upload, { bucket: 'b', name, own: {} }));
        },
        async remove(name) {
          const object = objects.get('b', name);
          if (object !== undefined) await objects.remove(object);
        },
        async stop() {
          firestore.stop();
          await backup.finish();
          database.close();
          backup.close();
        },
        crash() {
          database.close();
          backup.close();
        },
      };
    },
    async restored(at) {
      restores += 1;
      const folder = join(root, `restored-${restores}`);
      await restoreBackup({ store, secret: SECRET, folder, ...(at === undefined ? {} : { at }) });
      return contentsOf(folder);
    },
    close: () => rmSync(root, { recursive: true }),
  };
}

function openParts(folder: string) {
  const place = { kind: 'folder', path: folder } as const;
  const database = openDatabase(place);
  const firestore = createFirestore({
    storage: database,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
    checkpoints: 'caller',
  });
  const blobs = createBlobs(place);
  const objects = createObjectStore(createObjectIndex(database), blobs, Date.now);
  return { database, blobs, firestore, objects };
}

/** Reads a data folder as a backend does. */
async function contentsOf(folder: string): Promise<Contents> {
  const { database, firestore, objects } = openParts(folder);
  try {
    const documents: Record<string, string> = {};
    const request = {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'notes' }] },
    };
    for await (const { document } of firestore.service.serverStream('RunQuery', request, {})) {
      if (document === undefined) continue;
      const { name, fields } = Object(document);
      documents[String(name).split('/').at(-1) ?? ''] = String(fields.text.stringValue);
    }
    const files: Record<string, string> = {};
    for (const object of objects.all()) {
      // oxlint-disable-next-line no-await-in-loop -- Few.
      const bytes = await objects.read(object, { start: 0, end: object.size - 1 });
      files[object.name] = await text(bytes); // oxlint-disable-line no-await-in-loop
    }
    firestore.stop();
    return { documents, files };
  } finally {
    database.close();
  }
}

async function* streamOf(content: string) {
  yield Buffer.from(content);
}
