import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { scryptSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from '../../src/index.ts';
import { runBackend } from '../support/run-backend.ts';

let folder: string;
const started: LocalBackend[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-transfer-'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((backend) => backend.stop()));
  rmSync(folder, { recursive: true });
});

async function start(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const backend = await startLocalBackend({ emulatorTokens: true, ...options });
  started.push(backend);
  return backend;
}

const ADMIN = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function ask(url: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers: ADMIN, ...content });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function documentUrl({ addresses, project }: LocalBackend, path: string, database = '(default)') {
  const { host, port } = addresses.firestore;
  return `http://${host}:${port}/v1/projects/${project}/databases/${database}/documents/${path}`;
}

const signIn = ({ addresses }: LocalBackend, email: string, password: string) =>
  ask(`${addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
    email,
    password,
    returnSecureToken: true,
  });

const FIELDS = {
  name: { stringValue: 'Ann' },
  age: { integerValue: '30' },
  score: { doubleValue: 0.5 },
  none: { arrayValue: { values: [] } },
  tags: {
    arrayValue: {
      values: [{ stringValue: 'a' }, { mapValue: { fields: { x: { nullValue: null } } } }],
    },
  },
  born: { timestampValue: '1996-01-01T00:00:00.123456Z' },
  place: { geoPointValue: { latitude: 1.5, longitude: -2 } },
  photo: { bytesValue: 'AAEC/w==' },
};

async function fill(backend: LocalBackend): Promise<void> {
  const { addresses, project } = backend;
  for (const [path, database] of [['users/ann'], ['users/ann/notes/1'], ['reports/1', 'archive']]) {
    await ask(documentUrl(backend, path ?? '', database), { fields: FIELDS }, 'PATCH');
  }
  const identity = `${addresses.identity}/identitytoolkit.googleapis.com/v1`;
  const account = { email: 'ann@example.com', password: 'secret-1', returnSecureToken: true };
  const { body } = await ask(`${identity}/accounts:signUp?key=k`, account);
  await ask(`${identity}/projects/${project}/accounts:update`, {
    localId: body['localId'],
    customAttributes: '{"role":"admin"}',
    emailVerified: true,
  });
  const object = `${addresses.app}/v0/b/${project}.appspot.com/o?name=${encodeURIComponent('a/b c.txt')}`;
  const headers = { ...ADMIN, 'Content-Type': 'text/plain' };
  await fetch(object, { method: 'POST', headers, body: 'Hello' });
}

async function expectFilled(backend: LocalBackend): Promise<void> {
  const { addresses, project } = backend;
  const { body: document } = await ask(documentUrl(backend, 'users/ann/notes/1'));
  expect(document['fields']).toEqual(FIELDS);
  expect((await ask(documentUrl(backend, 'reports/1', 'archive'))).status).toBe(200);
  const { status, body } = await signIn(backend, 'ann@example.com', 'secret-1');
  expect(status).toBe(200);
  const [, claims = ''] = String(body['idToken']).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    role: 'admin',
    email_verified: true,
  });
  const url = `${addresses.app}/v0/b/${project}.appspot.com/o/a%2Fb%20c.txt?alt=media`;
  const object = await fetch(url, { headers: ADMIN });
  expect(await object.text()).toBe('Hello');
  expect(object.headers.get('content-type')).toBe('text/plain');
}

it('exports everything in the format of the emulators, and imports it', async () => {
  const first = await start();
  await fill(first);
  // As `firebase emulators:export` asks for it.
  const { status } = await ask(`${first.addresses.app}/_admin/export`, {
    path: join(folder, 'out'),
  });
  expect(status).toBe(200);
  await first.exportForFirebase(join(folder, 'again'));
  const second = await start({ importFolder: join(folder, 'out'), project: 'demo-other' });
  const url = `${second.addresses.app}/v0/b/demo-quits.appspot.com/o/a%2Fb%20c.txt?alt=media`;
  expect(await (await fetch(url, { headers: ADMIN })).text()).toBe('Hello');
  const third = await start({ importFolder: join(folder, 'again') });
  await expectFilled(third);
  // In the form of `firebase auth:import`, with the hash of the backend's own algorithm.
  const exported = readFileSync(join(folder, 'again/auth_export/auth-import.json'), 'utf8');
  const [user] = (JSON.parse(exported) as { users: Record<string, string>[] }).users;
  const salt = Buffer.from(user?.['salt'] ?? '', 'base64');
  const hash = scryptSync('secret-1', salt, 32, { N: 2 ** 14, r: 8, p: 1 }).toString('base64');
  expect(user).toMatchObject({ passwordHash: hash, providerUserInfo: [] });
  expect(Object.keys(user ?? {})).not.toContain('lastLoginAt');
});

it('lets no page ask for an export', async () => {
  const { addresses } = await start();
  const body = JSON.stringify({ path: folder });
  const headers = { 'Content-Type': 'application/json', Origin: addresses.app };
  const asked = await fetch(`${addresses.app}/_admin/export`, { method: 'POST', headers, body });
  expect(asked.status).toBe(403);
  const closed = await start({ emulatorTokens: false });
  expect((await ask(`${closed.addresses.app}/_admin/export`, { path: folder })).status).toBe(404);
});

it('imports what the official emulators export', async () => {
  const write = (path: string, content: unknown) => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('firebase-export-metadata.json', {
    version: '15.0.0',
    auth: { version: '15.0.0', path: 'auth_export' },
    storage: { version: '15.0.0', path: 'storage_export' },
    database: { version: '4.11.2', path: 'database_export' },
  });
  const user = {
    localId: 'ann',
    email: 'ann@example.com',
    passwordHash: 'fakeHash:salt=fakeSaltX:password=geheim:1',
    salt: 'fakeSaltX',
    createdAt: '1700000000000',
    mfaInfo: [
      { mfaEnrollmentId: 'f', phoneInfo: '+15555550100', enrolledAt: '2024-01-01T00:00:00Z' },
    ],
    providerUserInfo: [
      { providerId: 'google.com', rawId: '1', federatedId: '1', email: 'ann@example.com' },
      { providerId: 'password', rawId: 'ann@example.com', email: 'ann@example.com' },
    ],
  };
  const other = {
    ...user,
    localId: 'ben',
    email: 'ben@example.com',
    mfaInfo: [],
    providerUserInfo: [],
  };
  write('auth_export/accounts.json', { kind: 'x', users: [user, other] });
  write('auth_export/accounts-staff.json', {
    users: [{ localId: 'cat', email: 'cat@example.com' }],
  });
  write('auth_export/config.json', { signIn: { allowDuplicateEmails: true } });
  write('storage_export/buckets.json', { buckets: [{ id: 'uploads' }] });
  // Named by the emulator's file, encoded once more for the metadata.
  write('storage_export/blobs/uploads%2Fa.txt', 'Hello');
  write('storage_export/metadata/uploads%252Fa.txt.json', {
    name: 'a.txt',
    bucket: 'uploads',
    generation: 1700000000000,
    metageneration: 2,
    contentType: 'text/plain',
    customMetadata: { by: 'ann' },
    downloadTokens: ['token-1'],
  });
  write('storage_export/metadata/lost.json', { name: 'lost', bucket: 'uploads' });

  const lines: string[] = [];
  const backend = await start({
    importFolder: folder,
    buckets: {},
    log: ({ level, message }) => level === 'warn' && lines.push(message),
  });
  expect(lines).toEqual([
    'The part "database" of the export is left out.',
    expect.stringContaining('lost.json is left out'),
  ]);
  expect((await signIn(backend, 'ben@example.com', 'geheim:1')).status).toBe(200);
  const second = await signIn(backend, 'ann@example.com', 'geheim:1');
  expect(second.body['mfaInfo']).toHaveLength(1);
  const url = `${backend.addresses.app}/v0/b/uploads/o/a.txt`;
  const { body } = await ask(url);
  expect(body).toMatchObject({
    generation: '1700000000000',
    metageneration: '2',
    metadata: { by: 'ann' },
  });
  expect(await (await fetch(`${url}?alt=media&token=token-1`)).text()).toBe('Hello');
});

it('imports the accounts of auth:export with the parameters of the console', async () => {
  const salt = Buffer.from('salt-of-ann').toString('base64');
  const hash = scryptSync('secret-1', Buffer.from(salt, 'base64'), 64, { N: 2 ** 14, r: 8, p: 1 });
  const users = [
    {
      localId: 'ann',
      email: 'ann@example.com',
      passwordHash: hash.toString('base64'),
      salt,
      lastSignedInAt: '1700000000000',
    },
    { localId: 'ben', email: 'ben@example.com' },
  ];
  const accountsFile = join(folder, 'users.json');
  writeFileSync(accountsFile, JSON.stringify({ users }));
  const hashFile = join(folder, 'hash.txt');
  writeFileSync(
    hashFile,
    'hash_config {\n  algorithm: STANDARD_SCRYPT,\n  mem_cost: 16384,\n  block_size: 8,\n  parallelization: 1,\n  dk_len: 64,\n}',
  );
  const backend = await start({ accountsFile, hashFile });
  expect((await signIn(backend, 'ann@example.com', 'secret-1')).status).toBe(200);
  expect((await signIn(backend, 'ann@example.com', 'secret-2')).status).toBe(400);

  const lines: string[] = [];
  await start({ accountsFile, log: ({ message }) => lines.push(message) });
  expect(lines).toEqual([
    'The account ann has no password: the parameters of its hash are missing.',
  ]);
});

it('keeps what is there, and names what is missing', async () => {
  const data = { kind: 'folder', path: join(folder, 'data') } as const;
  const first = await start({ data });
  await first.exportForFirebase(join(folder, 'out'));
  await first.stop();
  started.pop();
  const importFolder = join(folder, 'out');
  await expect(start({ data, importFolder })).rejects.toThrow(/There is data already/);
  rmSync(join(importFolder, 'auth_export'), { recursive: true });
  await expect(start({ importFolder })).rejects.toThrow(/lacks the folder of "auth"/);
  writeFileSync(join(folder, 'hash.txt'), 'rounds: 8');
  writeFileSync(join(folder, 'users.json'), '{"users": []}');
  const files = { accountsFile: join(folder, 'users.json'), hashFile: join(folder, 'hash.txt') };
  await expect(start(files)).rejects.toThrow(/name no algorithm/);
});

it('writes the format of the emulators at the end of the command', async () => {
  const out = join(folder, 'out');
  const backend = runBackend('--port=0', '--memory', `--export=${out}`, '--export-format=firebase');
  await backend.ready();
  backend.process.kill('SIGTERM');
  expect(await backend.ended()).toMatchObject({ code: 0 });
  const metadata = JSON.parse(readFileSync(join(out, 'firebase-export-metadata.json'), 'utf8'));
  expect(Object.keys(metadata)).toEqual(['version', 'firestore', 'auth', 'storage']);
});
