import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFirestore } from '@quits/firestore-service';
import { type BackupWriter, startBackup } from '../../src/backup/backup-writer.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import { DATABASE_FILE, openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { DATABASE, expenseWrite } from './expense-write.ts';

// Run by a benchmark in a process of its own: writes at a steady rate with or without a backup, and prints a line of JSON for each phase.
const [folder = '', backupFolder = '', documents = '0', rate = '0', seconds = '0'] =
  process.argv.slice(2);
const place = { kind: 'folder', path: folder } as const;
const database = openDatabase(place, 'power');
const firestore = createFirestore({
  storage: database,
  rules: () => undefined,
  authenticate: () => ({ kind: 'admin' }),
  checkpoints: backupFolder === '' ? 'automatic' : 'caller',
});

async function commit(size: number): Promise<void> {
  const writes = Array.from({ length: size }, () => expenseWrite(Number(documents)));
  await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
}

/** Commits one document at a time at the rate; times count from when each was due. */
async function load(phase: string, backup: BackupWriter | undefined): Promise<void> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const begun = performance.now();
  const total = Number(rate) * Number(seconds);
  let lag = 0;
  for (let n = 0; n < total;) {
    const now = performance.now();
    for (; n < total && begun + (1000 * n) / Number(rate) <= now; n += 1) {
      const due = begun + (1000 * n) / Number(rate);
      running.push(commit(1).then(() => void times.push(performance.now() - due)));
    }
    const until = backup?.state().completeUntil;
    if (until !== undefined) lag = Math.max(lag, Date.now() - until);
    await pause(1); // oxlint-disable-line no-await-in-loop -- Waits for the next commits to be due.
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)];
  console.log(JSON.stringify({ phase, p50: at(0.5), p99: at(0.99), worst: times.at(-1), lag }));
}

const STEP = 500;
const count = Number(
  database.prepare('SELECT count(*) AS n FROM firestore_documents').get()?.['n'],
);
for (let n = count; n < Number(documents); n += STEP) await commit(STEP); // oxlint-disable-line no-await-in-loop
database.exec('PRAGMA wal_checkpoint(PASSIVE)');
if (backupFolder === '') {
  await load('warm-up', undefined);
  await load('quiet', undefined);
} else {
  const backup = await startBackup(
    {
      database,
      blobs: createBlobs(place),
      file: join(folder, DATABASE_FILE),
      now: Date.now,
      log: ({ message }) => console.error(message),
    },
    { store: folderStore(backupFolder), secret: Buffer.from('correct horse battery staple') },
  );
  await load('base', backup);
  await load('steady', backup);
  firestore.stop();
  await backup.finish();
  database.close();
  backup.close();
}
