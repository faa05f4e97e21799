import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))});`;

let folder: string;
let backend: LocalBackend;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-hosting-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/.env'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), '<html><head><title>App</title></head></html>');
  writeFileSync(join(folder, 'dist/assets/app-BcD3fGh1.js'), SCRIPT);
  writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{}');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'));
  backend = await startLocalBackend({ hosting: { folder: join(folder, 'dist') } });
});

afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request exactly as given, unlike `fetch`. */
function send(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.addresses.app);
    const call = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

describe('the hosted app', () => {
  it('is the page of every path that names no file', async () => {
    for (const path of ['/', '/groups/1/add', '/sign-in?next=/groups']) {
      const { status, body, headers } = await send(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>App</title>');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(['/assets/missing-AbCdEfGh.js', '/missing.png', '/__/unknown'])(
    'has nothing at %s',
    async (path) => {
      expect((await send(path)).status).toBe(404);
    },
  );

  it('keeps hashed assets for ever and sends them compressed', async () => {
    const path = '/assets/app-BcD3fGh1.js';
    const brotli = await send(path, { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await send(path, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect((await send(path)).body.toString()).toBe(SCRIPT);
  });

  it('is not sent again while it stays the same', async () => {
    const { headers } = await send('/');
    const again = await send('/', { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('comes with strict security headers', async () => {
    const { headers } = await send('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      `connect-src 'self' http://127.0.0.1:${backend.addresses.firestore.port}`,
    );
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('runs the boot script before its own', async () => {
    const { body, headers } = await send('/');
    const script = /<head><script>([^<]+)<\/script>/.exec(body.toString())?.[1] ?? '';
    expect(script).toContain('apis.google.com');
    // It is inlined, so that nothing waits for it, and the policy contains its hash.
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  it('learns its configuration at run time, by the name it was called', async () => {
    const { port } = new URL(backend.addresses.app);
    const { body } = await send('/__/firebase/init.json', { Host: `localhost:${port}` });
    expect(JSON.parse(body.toString())).toMatchObject({
      projectId: 'demo-quits',
      authDomain: `localhost:${port}`,
      emulators: {
        auth: `http://localhost:${port}`,
        firestore: { host: 'localhost', port: backend.addresses.firestore.port },
      },
    });
  });

  it.each(['localhost', '127.0.0.1'])(
    'puts the same configuration into pages at %s',
    async (name) => {
      const host = { Host: `${name}:${new URL(backend.addresses.app).port}` };
      const { body } = await send('/groups/1', host);
      const [, json = ''] =
        /<script type="application\/json" id="firebase-config">(.*?)<\/script>/.exec(
          body.toString(),
        ) ?? [];
      const served = await send('/__/firebase/init.json', host);
      expect(JSON.parse(json)).toEqual(JSON.parse(served.body.toString()));
    },
  );
});

describe('behind a proxy', () => {
  it('is believed only when it was said so, and then sends what encrypted pages need', async () => {
    const forwarded = {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'quits.example',
      'X-Forwarded-For': '192.0.2.1',
    };
    const distrusted = await send('/', forwarded);
    expect(distrusted.headers['strict-transport-security']).toBeUndefined();
    const trusting = await startLocalBackend({
      hosting: { folder: join(folder, 'dist') },
      trustProxy: true,
      providerPage: false,
      dashboard: false,
      identity: { authorizedDomains: ['quits.example'] },
    });
    const page = await fetch(trusting.addresses.app, { headers: forwarded });
    expect(page.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(page.headers.get('set-cookie')).toContain('; Secure');
    const config = await fetch(`${trusting.addresses.app}/__/firebase/init.json`, {
      headers: { ...forwarded, 'X-Forwarded-Host': 'evil.example' },
    });
    expect(config.status).toBe(421);
    await trusting.stop();
  });
});

describe('a hostile request', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/.env',
    '/%00.txt',
    '//secret.txt',
  ])('for %s gets nothing from outside the folder', async (path) => {
    const { body } = await send(path);
    expect(body.toString()).not.toBe('secret');
  });

  it('by a foreign name of this machine is refused', async () => {
    expect((await send('/', { Host: 'evil.example' })).status).toBe(421);
    const { port } = backend.addresses.firestore;
    const answer = await new Promise<number>((resolve) => {
      request(
        { hostname: '127.0.0.1', port, path: '/', headers: { Host: 'evil.example' } },
        (response) => resolve(response.statusCode ?? 0),
      ).end();
    });
    expect(answer).toBe(421);
  });

  it('of a foreign page gets no permission to read', async () => {
    const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects`;
    const foreign = await fetch(url, { headers: { Origin: 'https://evil.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const ours = await fetch(url, { headers: { Origin: 'http://localhost:5173' } });
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  it('with too large a body is refused', async () => {
    const answer = await fetch(
      `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
      { method: 'POST', body: `{"email":"${'x'.repeat(1_100_000)}"}` },
    );
    expect(answer.status).toBe(413);
  });

  it.each(['{', '[]', '"x"', '{"email":5,"password":[]}'])(
    'with the body %s is refused',
    async (body) => {
      const answer = await fetch(
        `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
        { method: 'POST', body },
      );
      expect(answer.status).toBe(400);
    },
  );

  it('without an API key is refused', async () => {
    const answer = await fetch(
      `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp`,
      { method: 'POST', body: '{}' },
    );
    expect(answer.status).toBe(403);
  });

  it('by a method that is not there is refused', async () => {
    const answer = await fetch(`${backend.addresses.app}/__/ready`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
