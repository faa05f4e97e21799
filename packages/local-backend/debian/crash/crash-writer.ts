import { writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createFirestore } from '@quits/firestore-service';
import { createIdentity } from '@quits/identity-service';
import { openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createObjectIndex } from '../../src/storage/object-index.ts';
import { createObjectStore } from '../../src/storage/object-store.ts';
import { contentsOf, DATABASE } from './crash-contents.ts';

// Run under strace by a test: writes documents and objects and prints what it has acknowledged, in one system call each, so
// that the trace has the acknowledgements between the calls that made them true.
const [folder = '', rounds = '0', durability = 'power'] = process.argv.slice(2);
const place = { kind: 'folder', path: folder } as const;
const database = openDatabase(place, durability === 'power' ? 'power' : 'process');
const firestore = createFirestore({
  storage: database,
  rules: () => undefined,
  authenticate: () => ({ kind: 'admin' }),
});
// Checkpoints happen often enough to be in the trace.
database.exec('PRAGMA wal_autocheckpoint = 60');
const blobs = createBlobs(place);
const objects = createObjectStore(createObjectIndex(database), blobs, Date.now);

const { users } = createIdentity({
  database,
  project: 'demo',
  sendMessage: () => undefined,
  emulatorTokens: false,
  providerPage: false,
  now: Date.now,
}).context;

const acknowledge = (what: string) => writeSync(1, `${what}\n`);

async function commit(n: number): Promise<void> {
  const writes = ['left', 'right'].map((side) => ({
    update: {
      name: `${DATABASE}/documents/${side}/${n}`,
      fields: { text: { stringValue: contentsOf(n) } },
    },
  }));
  await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  acknowledge(`commit ${n}`);
}

async function upload(n: number): Promise<void> {
  const name = blobs.newUpload();
  await blobs.append(name, asStream(contentsOf(n)), 1_000_000);
  await objects.commit(await objects.draft(name, { bucket: 'files', name: String(n), own: {} }));
  acknowledge(`object ${n}`);
}

/** Creates an account and its session; a later round changes it. */
function signUp(n: number): void {
  const user = {
    uid: `user-${n}`,
    email: `user-${n}@example.com`,
    emailVerified: false,
    disabled: false,
    displayName: contentsOf(n),
    providers: [{ providerId: 'google.com', rawId: String(n) }],
    secondFactors: [],
    validSince: 0,
    createdAt: n,
  };
  users.put(user);
  acknowledge(`account ${n}`);
  if (n === 0) return;
  const former = users.get(`user-${n - 1}`);
  if (former === undefined) throw new Error('An account is missing.');
  users.put({ ...former, emailVerified: true });
  acknowledge(`verified ${n - 1}`);
}

async function* asStream(text: string) {
  yield Buffer.from(text);
}

for (let round = 0; round < Number(rounds); round += 1) {
  const first = round * 4;
  // oxlint-disable-next-line no-await-in-loop -- Rounds follow each other.
  await Promise.all([commit(first), commit(first + 1), commit(first + 2)]);
  // oxlint-disable-next-line no-await-in-loop
  await commit(first + 3);
  if (round % 4 === 0) await upload(round); // oxlint-disable-line no-await-in-loop
  // Replaces the bytes of an object: a file is removed once the database names the other.
  if (round % 12 === 4) await upload(round - 4); // oxlint-disable-line no-await-in-loop
  signUp(round);
  // Works the journal into the tables, as a query would.
  if (round % 5 === 0) firestore.get(`${DATABASE}/documents/left/0`);
  if (round % 5 === 0) await query(); // oxlint-disable-line no-await-in-loop
}

async function query(): Promise<void> {
  const request = {
    parent: `${DATABASE}/documents`,
    structuredQuery: { from: [{ collectionId: 'left' }], limit: 1 },
  };
  const answers = firestore.service.serverStream('RunQuery', request, {});
  for await (const answer of answers) if (answer['done'] === true) return;
}

writeFileSync(join(folder, 'end-of-trace'), '');
