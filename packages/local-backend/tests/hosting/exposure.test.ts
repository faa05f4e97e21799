import { request } from 'node:http';
import { connect } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startLocalBackend,
  StartError,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../src/index.ts';

async function refusalOf(options: LocalBackendOptions): Promise<string> {
  try {
    const backend = await startLocalBackend(options);
    await backend.stop();
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

const PUBLIC = { actionUrl: 'https://quits.example/auth/action' };
const CLOSED = { providerPage: false, dashboard: false };

describe('a backend that others can reach', () => {
  it.each<[string, LocalBackendOptions, RegExp]>([
    ['behind a proxy', { trustProxy: true }, /^With --trust-proxy .* signs anyone in .* dashboard/],
    ['on every address', { host: '0.0.0.0' }, /^With --host 0\.0\.0\.0 .* the open dashboard/],
    ['of a public page', { identity: PUBLIC }, /^With --action-url https:\/\/quits\.example/],
    [
      'without a password',
      { trustProxy: true, providerPage: false, dashboardPassword: '' },
      /the open dashboard\. .* --no-dashboard or --dashboard-password\.$/,
    ],
    [
      'with the provider page',
      { host: '0.0.0.0', providerPage: true, dashboard: false },
      /signs anyone in as anyone\. .* start with --no-provider-page\.$/,
    ],
    [
      'with emulator tokens',
      { trustProxy: true, ...CLOSED, emulatorTokens: true },
      /: emulator tokens\. .* no --emulator-tokens\.$/,
    ],
  ])('does not start %s', async (_, options, message) => {
    const refusal = await refusalOf(options);
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain('\n');
  });

  it.each<[string, LocalBackendOptions]>([
    ['closed', { trustProxy: true, ...CLOSED }],
    ['with a password', { trustProxy: true, providerPage: false, dashboardPassword: 'sesame' }],
    ['of a public page', { identity: PUBLIC, ...CLOSED }],
  ])('starts %s', async (_, options) => {
    expect(await refusalOf(options)).toBe('');
  });

  it.each<[string, LocalBackendOptions]>([
    ['by its name', { host: 'localhost' }],
    ['by IPv6', { host: '::1' }],
    ['with a page of its own', { identity: { actionUrl: '/auth/action' } }],
    ['with a page on another port', { identity: { actionUrl: 'http://localhost:5173/action' } }],
    ['with emulator tokens', { emulatorTokens: true }],
  ])('is not one at this machine, %s', async (_, options) => {
    expect(await refusalOf(options)).toBe('');
  });

  it('does not start of a public page that was set by another run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quits-kept-'));
    const data = { kind: 'folder', path: folder } as const;
    const before = await startLocalBackend({ data, ...CLOSED });
    before.updateSettings(PUBLIC);
    await before.stop();
    const refusal = await refusalOf({ data });
    expect(refusal).toMatch(/^With the action URL https:\/\/quits\.example.* in its data others/);
    expect(refusal).toMatch(/\. Start with --no-provider-page, --no-dashboard or .*\.$/);
    expect(refusal).not.toContain('\n');
    expect(await refusalOf({ data, ...CLOSED })).toBe('');
    rmSync(folder, { recursive: true });
  });

  it('asks everybody for the password of the dashboard', async () => {
    const backend = await startLocalBackend({
      trustProxy: true,
      providerPage: false,
      dashboardPassword: 'sesame',
    });
    // Like a proxy that adds no header.
    expect((await fetch(`${backend.addresses.app}/__/users`)).status).toBe(401);
    await backend.stop();
  });
});

describe('a request that was passed on', () => {
  let folder: string;
  let backend: LocalBackend;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quits-passed-on-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>');
    backend = await startLocalBackend({
      hosting: { folder },
      emulatorTokens: true,
      identity: { authorizedDomains: ['quits.example'] },
    });
  });

  afterAll(async () => {
    await backend.stop();
    rmSync(folder, { recursive: true });
  });

  function statusOf(
    method: string,
    path: string,
    header: string,
    { port, value = '192.0.2.1' }: { readonly port?: number; readonly value?: string } = {},
  ): Promise<number> {
    const { port: own } = new URL(backend.addresses.app);
    const headers = { [header]: value, Authorization: 'Bearer owner' };
    return new Promise((resolve) => {
      request({ hostname: '127.0.0.1', port: port ?? own, method, path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      }).end();
    });
  }

  const FORWARDING = [
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'Via',
    'X-Forwarded',
    'X_Forwarded_For',
    'X-Original-Host',
    'X-Client-IP',
    'X-Scheme',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Envoy-External-Address',
    'CDN-Loop',
    'Tailscale-User-Login',
  ];
  const NAMES = '/emulator/v1/projects/demo-quits';

  it.each([
    ['GET', '/__'],
    ['GET', '/__/'],
    ['GET', '/__/users'],
    ['GET', '/__/data/groups'],
    ['GET', '/__/api/overview'],
    ['GET', '/__/api/data/documents?path=groups'],
    ['POST', '/__/api/data/delete'],
    ['GET', '/__/mail.json'],
    ['GET', '/__/live/mail'],
    ['GET', '/__/ready'],
    ['POST', '/__/mail/clear'],
    ['GET', '/__/auth/handler'],
    ['POST', '/__/auth/provider-token'],
    ['GET', '/emulator/auth/handler'],
    ['GET', '/emulator/auth/iframe'],
    ['GET', '/emulator/action'],
    ['GET', `${NAMES}/oobCodes`],
    ['DELETE', `${NAMES}/accounts`],
    ['OPTIONS', `${NAMES}/accounts`],
    ['GET', '/emulators'],
    ['PUT', '/internal/setRules'],
  ])('gets nothing from %s %s', async (method, path) => {
    const answers = FORWARDING.map((header) => statusOf(method, path, header));
    expect(await Promise.all(answers)).toEqual(FORWARDING.map(() => 404));
    expect(await statusOf(method, path, 'X-Other')).not.toBe(404);
  });

  it('gets nothing by the version that only proxies speak', async () => {
    const { port } = new URL(backend.addresses.app);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.once('data', (chunk: Buffer) => {
        resolve(chunk.toString());
        socket.destroy();
      });
      socket.end('GET /__/users HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.[01] 404 /);
  });

  it('gets nothing from the test paths of Firestore', async () => {
    const { port } = backend.addresses.firestore;
    const path = `${NAMES}:ruleRefusals`;
    expect(await statusOf('GET', path, 'Via', { port })).toBe(404);
    expect(await statusOf('OPTIONS', path, 'Via', { port })).toBe(404);
    expect(await statusOf('GET', path, 'X-Other', { port })).toBe(200);
  });

  // Some proxies keep the host name that the caller used, and add no header.
  it.each([
    ['GET', '/__/users', 403],
    ['GET', '/__/dashboard/index.js', 403],
    ['GET', '/__/api/accounts', 403],
    ['POST', '/__/api/data/delete', 403],
    ['GET', '/__/auth/handler', 404],
    ['POST', '/__/auth/provider-token', 404],
    ['GET', '/emulator/auth/handler', 404],
    ['GET', `${NAMES}/oobCodes`, 404],
    ['GET', '/emulators', 404],
    ['PUT', '/internal/setRules', 404],
  ])(
    'gets nothing from %s %s with the host name of another machine',
    async (method, path, status) => {
      for (const host of ['quits.example', '192.0.2.1']) {
        expect(await statusOf(method, path, 'Host', { value: host })).toBe(status);
      }
      const { port } = backend.addresses.firestore;
      const rules = `${NAMES}:ruleRefusals`;
      expect(await statusOf('GET', rules, 'Host', { port, value: 'quits.example' })).toBe(404);
    },
  );

  it.each([
    '/',
    '/groups/1',
    '/__/firebase/init.json',
    '/__/boot.js',
    '/__/auth/iframe',
    '/__/auth/jwks.json',
    '/__/assets/page.css',
  ])('gets what the app needs from %s', async (path) => {
    expect(await statusOf('GET', path, 'X-Forwarded-For')).toBe(200);
  });

  it('reaches the page of mailed links', async () => {
    // For an empty link.
    expect(await statusOf('GET', '/__/auth/action', 'X-Forwarded-For')).toBe(400);
  });
});
