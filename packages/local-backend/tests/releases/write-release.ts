import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../src/server/start-server.ts';
import { CONTENTS, nameOfRelease, noteOf, packFolder, RELEASES } from './release-data.ts';

// Writes the data of this release's schema version, which later releases must open:
// node --conditions=@quits/source tests/releases/write-release.ts
// The data is as a killed process leaves it, with commits in the write-ahead log and in the journal.

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{document=**} { allow read, write: if request.auth != null; }
} }`;
const FILE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /{path=**} { allow read, write: if request.auth != null; }
} }`;
const DOCUMENTS = 'projects/quits/databases/(default)/documents';

const folder = mkdtempSync(join(tmpdir(), 'quits-release-'));
const data = join(folder, 'data');
const rulesFile = join(folder, 'firestore.rules');
const storageRulesFile = join(folder, 'storage.rules');
writeFileSync(rulesFile, RULES);
writeFileSync(storageRulesFile, FILE_RULES);
const server = await startServer({
  url: 'https://quits.example.org',
  data,
  encryption: { kind: 'proxy' },
  port: 0,
  rulesFile,
  storageRulesFile,
});

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Record<string, string>;
}

async function commit(
  token: string,
  ...documents: readonly (readonly [path: string, n: number])[]
) {
  const writes = documents.map(([path, n]) => ({
    update: {
      name: `${DOCUMENTS}/${path}`,
      fields: { text: { stringValue: noteOf(n) }, n: { integerValue: String(n) } },
    },
  }));
  await post(`/v1/${DOCUMENTS}:commit`, JSON.stringify({ writes }), {
    Authorization: `Bearer ${token}`,
  });
}

const { email, password, administrator } = CONTENTS;
const link = new URL(server.administratorLink ?? '').hash.slice(1);
await post('/__/setup', JSON.stringify({ link, name: administrator, password }));
const { idToken = '' } = await post(
  '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
  JSON.stringify({ email, password, returnSecureToken: true }),
);
await post('/v0/b/quits.appspot.com/o?name=receipts%2Fa.txt', CONTENTS.file, {
  Authorization: `Firebase ${idToken}`,
  'Content-Type': 'text/plain',
});
const notes = Array.from({ length: CONTENTS.notes }, (_, n) => [`notes/n${n}`, n] as const);
// The first ones at once, so that they aren't in the journal.
await commit(idToken, ...notes.slice(0, 10), ['notes/n0/comments/c0', 0]);
await commit(idToken, ['notes/n1', 0]);
await commit(idToken, ['notes/n1', 1]);
for (const note of notes.slice(10)) await commit(idToken, note); // oxlint-disable-line no-await-in-loop
const started = await fetch(
  `http://127.0.0.1:${server.port}/v0/b/quits.appspot.com/o?name=receipts%2Fb.txt`,
  {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${idToken}`,
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
    },
  },
);
if (!started.ok) throw new Error(`The upload was refused: ${started.status}`);
const killed = join(folder, 'killed');
cpSync(data, killed, { recursive: true });
await server.stop();

const database = new DatabaseSync(join(data, 'quits.sqlite'), { readOnly: true });
const row = database.prepare("SELECT value FROM firestore_meta WHERE key = 'schema'").get();
database.close();
const target = join(RELEASES, nameOfRelease(Number(row?.['value'])));
if (existsSync(target)) throw new Error(`${target} exists. Data of a release is never replaced.`);
packFolder(killed, target);
rmSync(folder, { recursive: true });
