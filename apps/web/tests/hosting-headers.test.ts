import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalBackend } from '@quits/local-backend';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { STYLE_SCRIPT } from '../build/inline-styles.ts';
import { preloadScript } from '../build/preloads/preloads.ts';
import { buildSnapshotScript } from '../build/snapshot-script.ts';

const configSchema = v.object({
  hosting: v.object({
    rewrites: v.array(v.object({ source: v.string(), destination: v.string() })),
    headers: v.array(
      v.object({
        source: v.string(),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

let hosting: v.InferOutput<typeof configSchema>['hosting'];
let deployed: Headers;
let served: Headers;
let inlined: string[];
let worker: Headers;

beforeAll(async () => {
  const file = resolve(import.meta.dirname, '../firebase/firebase.json');
  ({ hosting } = v.parse(configSchema, JSON.parse(readFileSync(file, 'utf8'))));
  const everywhere = hosting.headers.find(({ source }) => source === '!/__/**');
  deployed = new Headers(everywhere?.headers.map(({ key, value }) => [key, value]));

  const folder = mkdtempSync(join(tmpdir(), 'quits-hosting-'));
  inlined = [await buildSnapshotScript(), preloadScript(), STYLE_SCRIPT];
  const scripts = inlined.map((script) => `<script>${script}</script>`).join('');
  const page = `<!doctype html><title>Quits</title>${scripts}`;
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, 'assets/wasm/any'), { recursive: true });
  writeFileSync(join(folder, 'assets/wasm/any/worker.js'), '');
  const backend = await startLocalBackend({ hosting: { folder } });
  try {
    served = (await fetch(backend.addresses.app)).headers;
    worker = (await fetch(`${backend.addresses.app}/assets/wasm/any/worker.js`)).headers;
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true });
  }
});

function policy(headers: Headers): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? '';
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('Firebase gets the same directives as the embedded backend sends', () => {
  expect([...policy(deployed).keys()].sort()).toEqual([...policy(served).keys()].sort());
});

test('what Firebase needs more is named hosts only', () => {
  for (const [name, sources] of policy(deployed)) {
    const known = policy(served).get(name) ?? [];
    const more = sources.filter((source) => !known.includes(source));
    expect([name, more.filter((source) => !source.startsWith('https://'))]).toEqual([name, []]);
  }
});

test('Firebase allows the scripts of the page, by their hashes', () => {
  for (const script of inlined) {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy(deployed).get('script-src')).toContain(`'sha256-${hash}'`);
  }
});

test.each([
  'cache-control',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
])('%s is the same in both', (name) => {
  expect(deployed.get(name)).not.toBeNull();
  expect(deployed.get(name)).toBe(served.get(name));
});

test('a file of an older build is missing, instead of being the page', () => {
  expect(hosting.rewrites).toEqual([{ source: '!/assets/**', destination: '/index.html' }]);
});

test('nothing inline runs anywhere', () => {
  for (const headers of [deployed, served]) {
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test('only workers of one folder may compile WebAssembly, and connect to the app alone', () => {
  const found = hosting.headers.find(({ source }) => source.startsWith('/assets/wasm/'));
  const [header] = found?.headers ?? [];
  expect(worker.get('content-security-policy')).toBe(header?.value);
  expect(policy(worker).get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy(worker).get('connect-src')).toEqual(["'self'"]);
  expect(worker.get('cross-origin-resource-policy')).toBe('same-origin');
});
