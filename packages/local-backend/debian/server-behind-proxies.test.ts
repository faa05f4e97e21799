import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEVELOPMENT_REQUESTS,
  INSIDER_HEADERS,
  madeUpPath,
} from '../tests/support/development-paths.ts';
import { buildHostedPage } from '../tests/support/hosted-page.ts';
import {
  launchForServer,
  listenToNotes,
  openServed,
  timeOfNote,
} from '../tests/support/server-browser.ts';
import {
  freePort,
  PUBLIC_NAME,
  type RawAnswer,
  type RawRequest,
  sendRaw,
  type ServerStage,
  startServerStage,
} from '../tests/support/server-stage.ts';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';
import type { RunningProxy } from './start-proxy.ts';

const NGINX_FORWARDS = `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host $host;`;
const CADDY_FORWARDS_NOTHING = ['For', 'Proto', 'Host'].map(
  (name) => `header_up -X-Forwarded-${name}`,
);

type Start = (upstream: string, port: number) => Promise<RunningProxy>;

/** Returns how nginx is started with directives for its upstream. */
function nginx(directives = ''): Start {
  return (upstream, port) =>
    startNginx(`location / { ${directives} proxy_pass http://${upstream}; }`, port);
}

function caddy(...directives: string[]): Start {
  return (upstream, port) =>
    startCaddy(`reverse_proxy ${upstream} {\n${directives.join('\n')}\n}`, port);
}

/** How proxies pass requests on, and whether they name the caller. */
const PROXIES: readonly (readonly [name: string, start: Start, namesCaller: boolean])[] = [
  ['nginx with proxy_pass alone', nginx(), false],
  ['nginx with X-Forwarded headers', nginx(NGINX_FORWARDS), true],
  ['nginx with the host kept', nginx('proxy_set_header Host $http_host;'), false],
  [
    'Caddy without X-Forwarded headers',
    caddy('header_up Host {upstream_hostport}', ...CADDY_FORWARDS_NOTHING),
    false,
  ],
  ['Caddy with X-Forwarded headers', caddy('header_up Host {upstream_hostport}'), true],
  ['Caddy with the host kept', caddy(), true],
];

let folder: string;
let browser: Browser;

beforeAll(async () => {
  [folder, browser] = await Promise.all([buildHostedPage(), launchForServer()]);
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Returns the parts of a response from which a caller could learn something. */
function learned({ status, headers, body }: RawAnswer) {
  const { date: _, 'set-cookie': __, ...rest } = headers;
  return { status, headers: rest, body };
}

describe.each(PROXIES)('a server behind %s', (_, start, namesCaller) => {
  let stage: ServerStage;
  let proxy: RunningProxy;
  let origin: string;

  const send = (request: RawRequest) =>
    sendRaw(proxy.port, true, `${PUBLIC_NAME}:${proxy.port}`, request);

  beforeAll(async () => {
    const port = await freePort();
    origin = `https://${PUBLIC_NAME}:${port}`;
    stage = await startServerStage({
      url: origin,
      encryption: { kind: 'proxy' },
      hosting: { folder },
    });
    proxy = await start(`127.0.0.1:${stage.server.port}`, port);
  });

  afterAll(async () => {
    await proxy.stop();
    await stage.stop();
  });

  it('answers requests of development as if they did not exist', async () => {
    for (const [method, path] of DEVELOPMENT_REQUESTS) {
      for (const headers of [{}, INSIDER_HEADERS]) {
        const [answer, other] = await Promise.all([
          send({ method, path, headers }),
          send({ method, path: madeUpPath(path), headers }),
        ]);
        expect({ method, path, ...learned(answer) }).toEqual({ method, path, ...learned(other) });
      }
    }
  });

  it('names its public address, and hosts the app with what encrypted pages need', async () => {
    const config = await send({ path: '/__/firebase/init.json' });
    expect(JSON.parse(config.body)).toMatchObject({ authDomain: new URL(origin).host });
    const page = await send({ path: '/groups/1' });
    expect(page.status).toBe(200);
    expect(page.body).toContain('<script data-server>');
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    const missing = await send({ path: '/assets/gone-DkE3kq2a.js' });
    expect(missing.status).toBe(404);
  });

  it('shows a change within a second, with nothing held up', async () => {
    const reader = await openServed(browser, origin);
    const writer = await openServed(browser, origin);
    await listenToNotes(reader);
    await listenToNotes(writer);
    for (const n of [1, 2, 3]) expect(await timeOfNote(writer, reader, n)).toBeLessThan(1000);
    expect(await reader.evaluate(() => served.shown)).toBe('1 2 3');
    await reader.context().close();
    await writer.context().close();
    // A proxy writes a line when a request ends. With a buffering proxy, the SDK would fall back to long polling
    // (CI=1) in every session; on a busy machine it does so in some.
    const sessions = () => {
      const lines = proxy.requests().filter((line) => /\/Listen\/channel\?.*RID=rpc/.test(line));
      const idOf = (line: string) => /SID=([\w-]+)/.exec(line)?.[1];
      const polling = new Set(lines.filter((line) => line.includes('CI=1')).map(idOf));
      return lines.map(idOf).filter((id) => !polling.has(id));
    };
    await expect.poll(sessions).not.toEqual([]);
  });

  it.runIf(namesCaller)('tells callers apart by the address that the proxy adds', async () => {
    const guess = (sender: (request: RawRequest) => Promise<RawAnswer>, said: string) =>
      sender({
        method: 'POST',
        path: '/__/sign-in',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': said },
        body: JSON.stringify({ name: 'Ann', password: 'guess' }),
      });
    for (let n = 0; n < 8; n += 1) await guess(send, `198.51.100.${n}`);
    // Another address that the caller claims is no way out, and nobody else has to wait.
    expect(await guess(send, '198.51.100.9')).toMatchObject({ status: 429 });
    expect(await guess((request) => stage.send(request), '198.51.100.9')).toMatchObject({
      status: 403,
    });
  });
});
