import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../src/index.ts';
import { sendRaw } from '../tests/support/server-stage.ts';
import { runBackend } from '../tests/support/run-backend.ts';
import { startNginx } from './start-nginx.ts';
import type { RunningProxy } from './start-proxy.ts';

const FORWARDING = `proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;`;

describe.each([
  ['as nginx passes requests on unless told otherwise', ''],
  ['with forwarding headers', FORWARDING],
])('a development server %s', (_, directives) => {
  let backend: LocalBackend;
  let nginx: RunningProxy;

  beforeAll(async () => {
    backend = await startLocalBackend({ emulatorTokens: true });
    nginx = await startNginx(
      `${directives} location / { proxy_pass ${backend.addresses.app.replace('localhost', '127.0.0.1')}; }`,
    );
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
    const answer = await sendRaw(nginx.port, true, `localhost:${nginx.port}`, { path });
    expect(answer.status).toBe(404);
    expect((await fetch(backend.addresses.app + path)).status).not.toBe(404);
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
