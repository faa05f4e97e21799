import { createCipheriv, createHash, scryptSync } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_IMPORT } from '../../src/data/checked-tables.ts';
import { openDatabase } from '../../src/data/open-database.ts';
import { StartError } from '../../src/diagnostics/start-error.ts';
import { exportFromServer } from '../../src/move/export-from-server.ts';
import { importIntoServer, type ServerImport } from '../../src/move/import-into-server.ts';
import {
  documentFiles,
  readDocumentFile,
  writeFirestoreExport,
} from '../../src/transfer/firestore-export.ts';
import { canonical, oddDocument } from '../support/odd-documents.ts';
import { startServerStage } from '../support/server-stage.ts';

const COUNT = 250;
const BUCKET = 'quits.appspot.com';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-move-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

// Parameters as the Firebase console shows them, and a hash by Firebase's own scheme.
const SIGNER = Buffer.from('signer key of a project, of 64 bytes'.padEnd(64, '.')).toString(
  'base64',
);
const HASH_CONFIG = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${SIGNER},
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;

function firebaseHash(password: string, salt: string): string {
  const salted = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from('Bw==', 'base64')]);
  const key = scryptSync(password, salted, 64, { N: 2 ** 14, r: 8, p: 1, maxmem: 2 ** 26 });
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, 32), Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(SIGNER, 'base64')), cipher.final()]).toString(
    'base64',
  );
}

const SALT = Buffer.from('salt of ann').toString('base64');
const USERS = [
  {
    localId: 'ann',
    email: 'ann@example.com',
    emailVerified: true,
    passwordHash: firebaseHash('secret-1', SALT),
    salt: SALT,
    displayName: 'Ann “Ä” O’Neill',
    lastSignedInAt: '1700000001000',
    createdAt: '1600000000000',
    disabled: false,
    customAttributes: '{"role":"admin"}',
    providerUserInfo: [
      { providerId: 'google.com', rawId: '1', email: 'ann@example.com', displayName: 'Ann' },
    ],
  },
  { localId: 'ben', email: 'ben@example.com', disabled: true, createdAt: '1600000000001' },
  { localId: 'guest', createdAt: '1600000000002' },
  {
    localId: 'phone',
    phoneNumber: '+15555550100',
    createdAt: '1600000000003',
    mfaInfo: [
      { mfaEnrollmentId: 'f', phoneInfo: '+15555550101', enrolledAt: '2024-01-01T00:00:00Z' },
    ],
  },
];

/** Writes the files that `gcloud` and `firebase` write for a project. */
function firebaseFiles() {
  const documents = Array.from({ length: COUNT }, (_, n) => oddDocument(n));
  // An export is made into a bucket, which is then copied.
  mkdirSync(join(folder, 'bucket'));
  writeFirestoreExport(join(folder, 'bucket/move'), 'quits', documents, 0);
  const bytes = { 'receipts/ann/1.jpg': 'JPEG', 'a b/ü.txt': 'Hello', lost: '', 'move/other': '' };
  const list = Object.entries(bytes).map(([name, content], index) => {
    if (name !== 'lost') write(`bucket/${name}`, content);
    const md5Hash = createHash('md5').update(content).digest('base64');
    const metadata = {
      bucket: 'quits.firebasestorage.app',
      name,
      md5Hash,
      generation: `170000000000000${index}`,
      metageneration: '2',
      timeCreated: '2025-01-01T00:00:00.000Z',
      updated: '2025-01-02T00:00:00.000Z',
      contentType: 'text/plain',
      cacheControl: 'private, max-age=60',
      metadata: {
        by: 'ann, or ben; it’s "both"',
        firebaseStorageDownloadTokens: 'token-1,token-2',
      },
    };
    return { url: `gs://quits.firebasestorage.app/${name}#1`, type: 'cloud_object', metadata };
  });
  return {
    folder: join(folder, 'bucket/move'),
    accounts: write('users.json', { users: USERS }),
    hashConfig: write('hash.txt', HASH_CONFIG),
    bucket: {
      folder: join(folder, 'bucket'),
      list: write('bucket.json', list),
      bucket: BUCKET,
    },
    documents,
  };
}

async function runImport(data: string, source: Partial<ServerImport>) {
  const warnings: string[] = [];
  const imported = await importIntoServer({
    ...source,
    data: join(folder, data),
    project: 'quits',
    report: () => undefined,
    warn: (message) => warnings.push(message),
  });
  return { imported, warnings };
}

const runExport = (data: string, name: string) =>
  exportFromServer({
    data: join(folder, data),
    folder: join(folder, name),
    project: 'quits',
    warn: () => undefined,
  });

/** Contents of the files of an export, except for the names of files and times of the export itself. */
function contentsOf(name: string): Record<string, string> {
  const root = join(folder, name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !path.includes('metadata') && !path.includes('blobs') && !path.endsWith('upload-files.sh'),
    );
  return Object.fromEntries(
    files.map((path) => [path.slice(root.length), readFileSync(path).toString('base64')]),
  );
}

it('imports documents, accounts and files of Firebase, and exports them as they were', async () => {
  const { documents, ...source } = firebaseFiles();
  const { imported, warnings } = await runImport('data', source);
  expect(imported).toEqual({ documents: COUNT, accounts: 4, files: 2, wasFinished: false });
  expect(warnings).toEqual([expect.stringContaining('The object lost is left out')]);
  expect((await runImport('data', source)).imported.wasFinished).toBe(true);

  expect(await runExport('data', 'first')).toEqual({ documents: COUNT, accounts: 4, files: 2 });
  const exported = documentFiles(join(folder, 'first/firestore_export'))
    .flatMap((file) => [...readDocumentFile(file)])
    .map(({ document }) => canonical(document));
  expect(exported.toSorted()).toEqual(documents.map(canonical).toSorted());
  const auth = join(folder, 'first/auth_export');
  // The hash of an account that hasn't signed in since is still Firebase's.
  const forFirebase = JSON.parse(readFileSync(join(auth, 'auth-import-2.json'), 'utf8'));
  expect(forFirebase.users).toMatchObject([
    { ...USERS[0], providerUserInfo: [USERS[0]?.providerUserInfo?.[0]] },
  ]);
  expect(readFileSync(join(auth, 'import-accounts.sh'), 'utf8')).toContain(
    `firebase auth:import auth-import-2.json --project "$1" --hash-algo=SCRYPT --hash-key=${SIGNER} --salt-separator=Bw== --rounds=8 --mem-cost=14\n`,
  );
  const others = JSON.parse(readFileSync(join(auth, 'auth-import.json'), 'utf8'));
  expect(others.users.map(({ localId }: { localId: string }) => localId)).toEqual([
    'ben',
    'guest',
    'phone',
  ]);
  expect(others.users[2].mfaInfo).toMatchObject(USERS[3]?.mfaInfo ?? []);

  const { imported: again } = await runImport('other', { folder: join(folder, 'first') });
  expect(again).toMatchObject({ documents: COUNT, accounts: 4, files: 2 });
  await runExport('other', 'second');
  expect(contentsOf('second')).toEqual(contentsOf('first'));

  const stage = await startServerStage({ data: join(folder, 'other') });
  const signIn = (email: string, password: string) =>
    stage.send({
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
  expect((await signIn('ann@example.com', 'secret-1')).status).toBe(200);
  expect((await signIn('ann@example.com', 'secret-2')).status).toBe(400);
  const object = `/v0/b/${BUCKET}/o/${encodeURIComponent('a b/ü.txt')}?alt=media&token=token-2`;
  expect(await stage.send({ path: object })).toMatchObject({
    status: 200,
    body: 'Hello',
    headers: { 'content-type': 'text/plain', 'cache-control': 'private, max-age=60' },
  });
  await stage.stop();
});

it('goes on where an import was interrupted, and serves nothing until it is complete', async () => {
  const { documents: _documents, ...source } = firebaseFiles();
  await runImport('whole', source);
  cpSync(join(folder, 'whole'), join(folder, 'half'), { recursive: true });
  const half = openDatabase({ kind: 'folder', path: join(folder, 'half') });
  keepChecksums(half, CHECKED_IMPORT);
  half.exec(`UPDATE server_import SET is_finished = 0; DELETE FROM storage_objects;
    DELETE FROM server_import_positions; DELETE FROM identity_users WHERE uid > 'b'`);
  half.close();
  await expect(startServerStage({ data: join(folder, 'half') })).rejects.toThrow(
    /An import into .* was interrupted. Run quits-backend import again/,
  );
  await expect(runExport('half', 'out')).rejects.toThrow(/was interrupted/);
  expect((await runImport('half', source)).imported).toEqual({
    documents: COUNT,
    accounts: 4,
    files: 2,
    wasFinished: false,
  });
  await runExport('whole', 'first');
  await runExport('half', 'second');
  expect(contentsOf('second')['/firestore_export/all_namespaces/all_kinds/output-0']).toBe(
    contentsOf('first')['/firestore_export/all_namespaces/all_kinds/output-0'],
  );
});

it('refuses other files, damaged ones, and data that is there, and changes nothing', async () => {
  const { documents: _documents, ...source } = firebaseFiles();
  const output = join(source.folder, 'all_namespaces/all_kinds/output-0');
  const bytes = readFileSync(output);
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
  writeFileSync(output, damaged);
  await expect(runImport('data', source)).rejects.toThrow(/output-0 is damaged/);
  writeFileSync(output, bytes);
  expect((await runImport('data', source)).imported.documents).toBe(COUNT);
  await expect(runImport('data', { accounts: source.accounts })).rejects.toThrow(
    /is of an import from other files/,
  );
  const stage = await startServerStage();
  await stage.server.stop();
  cpSync(join(stage.folder, 'data'), join(folder, 'served'), { recursive: true });
  await expect(runImport('served', source)).rejects.toThrow(/has data of a server/);
  rmSync(stage.folder, { recursive: true });
  await expect(runImport('new', { folder: join(folder, 'bucket') })).rejects.toThrow(StartError);
  expect(readdirSync(folder)).not.toContain('new');
  // Names may not lead out of the folder.
  write('outside', 'secret');
  const metadata = { name: '../outside', bucket: BUCKET };
  const list = write('list.json', [{ type: 'cloud_object', metadata }]);
  const bucket = { folder: join(folder, 'bucket'), list, bucket: BUCKET };
  expect((await runImport('new', { bucket })).imported.files).toBe(0);
});
