import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import {
  type LocalBackend,
  type LocalBackendOptions,
  readFirebaseJson,
  startLocalBackend,
} from '../../src/index.ts';

const rules = (condition: string) => `rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents/{document=**} { allow read: if ${condition}; }
  }`;
const storageRules = (condition: string) => `rules_version = '2';
  service firebase.storage { match /b/{bucket}/o/{name=**} { allow read: if ${condition}; } }`;
const PAGE = '<html><head><title>Shop</title></head></html>';

let folder: string;
let backend: LocalBackend | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-project-'));
  mkdirSync(join(folder, 'public/.well-known'), { recursive: true });
  mkdirSync(join(folder, 'public/private'));
  for (const [name, content] of Object.entries({
    'open.rules': rules('true'),
    'closed.rules': rules('false'),
    'open.storage.rules': storageRules('true'),
    'closed.storage.rules': storageRules('false'),
    'public/index.html': PAGE,
    'public/.well-known/security.txt': 'Contact: us',
    'public/.env': 'SECRET=1',
    'public/private/notes.txt': 'private',
  })) {
    writeFileSync(join(folder, name), content);
  }
});

afterEach(async () => {
  await backend?.stop();
  backend = undefined;
});

afterAll(() => rmSync(folder, { recursive: true }));

async function start(config: unknown, more: LocalBackendOptions = {}): Promise<LocalBackend> {
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config));
  backend = await startLocalBackend({ ...readFirebaseJson(file).options, ...more });
  return backend;
}

it('decides about each database by its own rules', async () => {
  const { addresses, project } = await start({
    firestore: [
      { database: '(default)', rules: 'closed.rules' },
      { database: 'reports', rules: 'open.rules' },
    ],
  });
  const { host, port } = addresses.firestore;
  const statusIn = async (database: string) => {
    const path = `projects/${project}/databases/${database}/documents/a/b`;
    return (await fetch(`http://${host}:${port}/v1/${path}`)).status;
  };
  // Allowed, but not there.
  expect(await statusIn('reports')).toBe(404);
  expect(await statusIn('(default)')).toBe(403);
  expect(await statusIn('another')).toBe(403);
});

it('decides about each bucket by its own rules', async () => {
  const { addresses } = await start({
    storage: [
      { bucket: 'demo-quits.appspot.com', rules: 'closed.storage.rules' },
      { bucket: 'uploads', rules: 'open.storage.rules' },
    ],
  });
  const statusIn = async (bucket: string) =>
    (await fetch(`${addresses.app}/v0/b/${bucket}/o/a.txt`)).status;
  expect(await statusIn('uploads')).toBe(404);
  expect(await statusIn('demo-quits.appspot.com')).toBe(403);
  expect(await statusIn('demo-quits.firebasestorage.app')).toBe(403);
});

it('names a rule file that is missing, of whichever database', async () => {
  const config = { firestore: [{ database: 'reports', rules: 'none.rules' }] };
  await expect(start(config)).rejects.toThrow(/none\.rules does not exist/);
});

it('serves a site under its own policy, with the addresses of this machine', async () => {
  const policy = "default-src 'none'; script-src https://cdn.example; connect-src 'self'";
  const { addresses } = await start({
    hosting: {
      public: 'public',
      ignore: ['private/**'],
      headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] }],
    },
  });
  const response = await fetch(addresses.app);
  expect(await response.text()).toMatch(/<head><script>.*<\/script><title>Shop/su);
  const sent = response.headers.get('content-security-policy') ?? '';
  expect(sent).toMatch(/script-src https:\/\/cdn\.example 'sha256-[^']+'/u);
  expect(sent).toContain(`connect-src 'self' http://127.0.0.1:${addresses.firestore.port}`);
  const statusOf = async (path: string) => (await fetch(addresses.app + path)).status;
  expect(await statusOf('/.well-known/security.txt')).toBe(200);
  expect(await statusOf('/.env')).toBe(404);
  expect(await statusOf('/private/notes.txt')).toBe(404);
  expect(await statusOf('/groups/1')).toBe(404);
});

it('leaves the policy of a site without one to the site', async () => {
  const { addresses } = await start({ hosting: { public: 'public' } });
  expect((await fetch(addresses.app)).headers.get('content-security-policy')).toBeNull();
});

it('says at once that it runs no functions', async () => {
  const rewrites = [
    { source: '/api/**', function: 'api' },
    { source: '**', destination: '/index.html' },
  ];
  const { addresses } = await start({ hosting: { public: 'public', rewrites } });
  const response = await fetch(`${addresses.app}/api/users`);
  expect(response.status).toBe(501);
  expect(await response.text()).toContain('the function api');
  expect((await fetch(`${addresses.app}/groups/1`)).status).toBe(200);
});

it('tells the command line of Firebase where its hub is', async () => {
  const probe = createServer();
  const hub = await listen(probe, 0, '127.0.0.1');
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  const project = `demo-hub-${process.pid}`;
  const file = join(tmpdir(), `hub-${project}.json`);
  await start({ emulators: { hub: { port: hub } } }, { emulatorTokens: true, project });
  const origin = `http://127.0.0.1:${hub}`;
  const located = { origins: [origin], pid: process.pid };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(located);
  expect(await (await fetch(origin)).json()).toMatchObject(located);
  await backend?.stop();
  backend = undefined;
  expect(existsSync(file)).toBe(false);
  // Without tokens of test tools there is nothing to export.
  await start({ emulators: { hub: { port: hub } } }, { project });
  expect(existsSync(file)).toBe(false);
});

it('is found by the tools of the emulators', async () => {
  const { addresses } = await start({}, { emulatorTokens: true });
  const found = (await (await fetch(`${addresses.app}/emulators`)).json()) as object;
  const { port } = addresses.firestore;
  const listen = [{ address: '127.0.0.1', family: 'IPv4', port }];
  expect(found).toMatchObject({
    firestore: { name: 'firestore', host: '127.0.0.1', port, listen },
  });
  expect(Object.keys(found).toSorted()).toEqual(
    ['auth', 'firestore', 'hosting', 'hub', 'storage', 'ui'].toSorted(),
  );
});
