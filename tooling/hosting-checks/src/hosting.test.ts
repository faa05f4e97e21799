import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import connect from 'connect';
import superstatic from 'superstatic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPLOYED } from './deployed.ts';

let folder: string;
let server: Server;
let origin: string;

// Firebase's own middleware, used by its command line to serve a site locally.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-superstatic-'));
  mkdirSync(join(folder, 'public/assets'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), '<!doctype html><title>Quits</title>');
  writeFileSync(join(folder, 'public/sw.js'), 'self;');
  writeFileSync(join(folder, 'public/assets/app-DkE3kq2a.js'), 'export {};');
  const { hosting } = JSON.parse(readFileSync(join(DEPLOYED, 'firebase.json'), 'utf8'));
  server = createServer(connect().use(superstatic({ cwd: folder, config: hosting })));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  rmSync(folder, { recursive: true });
});

async function ask(path: string) {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Returns for how many seconds a response may be cached. */
function kept(headers: Headers): number {
  return Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
}

describe('the deployed site', () => {
  it.each(['/', '/groups/1/expenses', '/auth/action?mode=signIn', '/join/abc.def'])(
    'answers %s with the page, which is asked for each time',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(body).toContain('<title>Quits</title>');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    },
  );

  it('asks for the service worker each time', async () => {
    const { body, headers } = await ask('/sw.js');
    expect(body).toBe('self;');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps a file with a hash in its name for an hour, under the policy', async () => {
    const { status, headers } = await ask('/assets/app-DkE3kq2a.js');
    expect(status).toBe(200);
    expect(kept(headers)).toBe(3600);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
  });

  it('lets no device keep for long that a file is missing', async () => {
    const { status, headers, body } = await ask('/assets/app-ofAnOlder.js');
    expect(status).toBe(404);
    expect(body).not.toContain('<title>Quits</title>');
    expect(kept(headers)).toBeLessThanOrEqual(3600);
    expect(headers.get('cache-control')).not.toContain('immutable');
  });

  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'])(
    'puts no header of ours on %s, which Firebase answers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toBeNull();
      expect(headers.get('x-content-type-options')).toBeNull();
    },
  );
});

describe('the content security policy', () => {
  async function sourcesOf(name: string): Promise<string[]> {
    const { headers } = await ask('/');
    const directives = headers.get('content-security-policy')?.split('; ') ?? [];
    return directives.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
  }

  it('lets the sign-in frame of the own domain in, and that of the project', async () => {
    const frames = await sourcesOf('frame-src');
    expect(frames).toEqual(expect.arrayContaining(["'self'", 'https://*.firebaseapp.com']));
  });

  it('lets the app call the services and itself', async () => {
    const targets = await sourcesOf('connect-src');
    expect(targets).toEqual(expect.arrayContaining(["'self'", 'https://*.googleapis.com']));
  });

  it('lets the loader of the sign-in frame run', async () => {
    expect(await sourcesOf('script-src')).toContain('https://apis.google.com');
  });

  it('runs nothing inline', async () => {
    const { headers } = await ask('/');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
  });
});
