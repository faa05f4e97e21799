import { rmSync } from 'node:fs';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend, type LocalBackendOptions } from '../src/index.ts';
import { runBackend } from '../tests/support/run-backend.ts';
import { buildHostedPage } from './hosted-page.ts';
import { startNginx, type RunningNginx } from './start-nginx.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} { allow read, write: if request.auth != null; }
} }`;
const FORWARDING = `proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;`;

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await buildHostedPage();
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function start(options: LocalBackendOptions, directives: string) {
  const backend = await startLocalBackend({ hosting: { folder }, rules: RULES, ...options });
  const nginx = await startNginx({
    port: Number(new URL(backend.addresses.app).port),
    firestorePort: backend.addresses.firestore.port,
    directives,
  });
  return { backend, nginx };
}

async function open(nginx: RunningNginx): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(nginx.origin);
  await page.waitForFunction(() => 'proxied' in globalThis);
  return page;
}

describe.each([
  ['as nginx passes requests on unless told otherwise', ''],
  ['with forwarding headers', FORWARDING],
])('a development server %s', (_, directives) => {
  let backend: LocalBackend;
  let nginx: RunningNginx;

  beforeAll(async () => {
    ({ backend, nginx } = await start({ emulatorTokens: true }, directives));
  });

  afterAll(async () => {
    await nginx.stop();
    await backend.stop();
  });

  it.each([
    '/__/',
    '/__/users',
    '/__/data/notes',
    '/__/api/accounts',
    '/__/mail.json',
    '/__/auth/handler',
    '/emulator/auth/handler?providerId=google.com',
    '/emulator/auth/iframe',
    '/emulator/action?mode=signIn',
    '/emulator/v1/projects/demo-quits/oobCodes',
    '/emulators',
  ])('shows nobody %s', async (path) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const answer = await context.request.get(nginx.origin + path);
    expect(answer.status()).toBe(404);
    expect((await fetch(backend.addresses.app + path)).status).not.toBe(404);
    await context.close();
  });
});

describe('a development server that others could reach', () => {
  it.each([
    ['--trust-proxy'],
    ['--host', '0.0.0.0'],
    ['--action-url', 'https://quits.example/auth/action'],
  ])('does not start with %s, and says so in one line', async (...option) => {
    const { code, errors } = await runBackend('--memory', '--port', '0', ...option).ended();
    expect(code).toBe(1);
    expect(errors).toMatch(/^With --.* others can reach this development server.*\n$/);
  });
});

describe('a server that is closed to strangers', () => {
  let backend: LocalBackend;
  let nginx: RunningNginx;

  beforeAll(async () => {
    const closed = { trustProxy: true, providerPage: false, dashboard: false };
    ({ backend, nginx } = await start(closed, FORWARDING));
  });

  afterAll(async () => {
    await nginx.stop();
    await backend.stop();
  });

  it('hosts the app with what encrypted pages need', async () => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const answer = await context.request.get(`${nginx.origin}/notes/1`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<title>Page</title>');
    expect(answer.headers()['strict-transport-security']).toContain('max-age=');
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
    const missing = await context.request.get(`${nginx.origin}/assets/gone-DkE3kq2a.js`);
    expect(missing.status()).toBe(404);
    expect((await context.request.get(`${nginx.origin}/__/users`)).status()).toBe(404);
    await context.close();
  });

  it('streams to the SDK without being held up, and takes its writes', async () => {
    const reader = await open(nginx);
    const writer = await open(nginx);
    for (const page of [reader, writer]) {
      await page.evaluate(() => proxied.identity.signInAnonymously(proxied.auth));
    }
    await reader.evaluate(() => {
      const { collection, onSnapshot, orderBy, query } = proxied.store;
      const notes = query(collection(proxied.firestore, 'notes'), orderBy('n'));
      onSnapshot(notes, { includeMetadataChanges: true }, (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        proxied.shown = snapshot.docs.map((note) => String(note.get('n'))).join(' ') || 'empty';
      });
    });
    await reader.waitForFunction(() => proxied.shown === 'empty');
    for (const n of [1, 2, 3]) {
      await writer.evaluate(async (value) => {
        const { addDoc, collection } = proxied.store;
        await addDoc(collection(proxied.firestore, 'notes'), { n: value });
      }, n);
      await reader.waitForFunction((last) => proxied.shown.endsWith(String(last)), n);
    }
    expect(await reader.evaluate(() => proxied.shown)).toBe('1 2 3');
    const count = await writer.evaluate(async () => {
      const { collection, getCountFromServer } = proxied.store;
      return (await getCountFromServer(collection(proxied.firestore, 'notes'))).data().count;
    });
    expect(count).toBe(3);
    await reader.context().close();
    await writer.context().close();
    // nginx writes a line when a request ends.
    const streams = () =>
      nginx.requests().filter((line) => /\/Listen\/channel\?.*RID=rpc/.test(line));
    await expect.poll(streams).not.toEqual([]);
    // With a buffering proxy, the SDK would fall back to long polling.
    expect(streams().filter((line) => line.includes('CI=1'))).toEqual([]);
  });

  it('refuses what the rules refuse', async () => {
    const page = await open(nginx);
    const code = await page.evaluate(async () => {
      const { doc, getDoc } = proxied.store;
      try {
        await getDoc(doc(proxied.firestore, 'notes/1'));
        return 'allowed';
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
    await page.context().close();
    expect(code).toBe('permission-denied');
  });
});
