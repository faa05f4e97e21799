import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { startBackup } from '../../src/backup/backup-writer.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import { DATABASE_FILE, openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createFirestore } from '@quits/firestore-service';

// Run by a test, which kills it: writes numbered documents and prints each number once the backup has it.
const [root = '', first = '0', secret = ''] = process.argv.slice(2);
const DATABASE = 'projects/demo/databases/(default)';
const folder = join(root, 'data');
const place = { kind: 'folder', path: folder } as const;
const database = openDatabase(place);
const firestore = createFirestore({
  storage: database,
  rules: () => undefined,
  authenticate: () => ({ kind: 'admin' }),
  checkpoints: 'caller',
});
const backup = await startBackup(
  {
    database,
    blobs: createBlobs(place),
    file: join(folder, DATABASE_FILE),
    now: Date.now,
    log: ({ message }) => writeSync(2, `${message}\n`),
  },
  { store: folderStore(join(root, 'backup')), secret: Buffer.from(secret), interval: 5 },
);
for (let n = Number(first); ; n += 1) {
  const name = `${DATABASE}/documents/notes/${n}`;
  const writes = [{ update: { name, fields: { text: { stringValue: `text ${n}` } } } }];
  // oxlint-disable no-await-in-loop -- One commit after the other.
  await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  if (n % 10 === 0) {
    await backup.flush();
    writeSync(1, `${n}\n`);
  }
  // oxlint-enable no-await-in-loop
}
