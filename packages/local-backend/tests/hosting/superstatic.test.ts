import { createServer, IncomingMessage, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Socket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import superstatic from 'superstatic';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../src/hosting/site/create-site.ts';
import { createStaticFiles } from '../../src/hosting/static-file.ts';
import { readFirebaseJson } from '../../src/project/read-project.ts';

const FILES = [
  '404.html',
  'a.html',
  'a/b.html',
  'a/index.html',
  'b/c/d.js',
  'b/c/index.html',
  'c',
  'index.html',
  'lang/ALL_ca/a.html',
  'lang/fr/a.html',
  'lang/fr/index.html',
  'lang/fr_ca/b.html',
];

let folder: string;
let server: Server;
let origin: string;
let config: Readonly<Record<string, unknown>>;

// Firebase's own server of sites, which its command line uses.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-superstatic-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, 'public', file)), { recursive: true });
    writeFileSync(join(folder, 'public', file), file);
  }
  server = createServer((request, response) => {
    // It changes the configuration that it gets.
    const handle = superstatic({ cwd: folder, config: structuredClone(config) });
    // Its type has a variant for errors, which this is not.
    Reflect.apply(handle, undefined, [request, response, () => response.writeHead(404).end()]);
  });
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

interface Seen {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
  readonly headers: readonly (string | null)[];
}

const HEADERS = ['x-one', 'x-two', 'cache-control'];

async function theirs(path: string, sent: Record<string, string>): Promise<Seen> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: sent });
  const isFile = response.headers.has('etag');
  const text = await response.text();
  return {
    status: response.status,
    // It leaves the root out in front of a query, which redirects a page to itself, and ends some with an empty one.
    location: response.headers.get('location')?.replace(/^\?/u, '/?').replace(/&$/u, '') ?? null,
    body: isFile ? text : '',
    headers: HEADERS.map((name) => response.headers.get(name)),
  };
}

async function ours(path: string, sent: Record<string, string>): Promise<Seen> {
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify({ hosting: config }));
  const { hosting } = readFirebaseJson(file).options;
  if (hosting?.config === undefined) throw new Error('The site was not read.');
  const site = createSite(hosting.config, createStaticFiles(hosting.folder));
  const request = new IncomingMessage(new Socket());
  request.headers = sent;
  const url = new URL(origin + path);
  const reply = await site({ method: 'GET', url, params: {}, address: '127.0.0.1', request });
  if (reply === undefined)
    return { status: 404, location: null, body: '', headers: [null, null, null] };
  const { answer } = reply;
  const byName = Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const set = new Map(byName.map(([name = '', value = '']) => [name, value]));
  return {
    status: 'status' in answer ? (answer.status ?? 200) : 501,
    location: answer.kind === 'redirect' ? answer.location : null,
    body: answer.kind === 'file' ? answer.file.body.toString('utf8') : '',
    headers: HEADERS.map((name) => set.get(name) ?? null),
  };
}

const glob = fc.constantFrom(
  '/**',
  '/*',
  '/a',
  '/a/**',
  '/a/*',
  '!/a/**',
  '/@(a|b)/**',
  '/{a,c}',
  '/b/**/*.js',
  '/x/?',
  '**',
  '/**/c',
  '/a/b',
  '/404.html',
  '/index',
  '/no',
  '/A',
);
const capturing = fc.constantFrom(
  '/:one',
  '/:one/:two',
  '/a/:one*',
  '/:one?',
  '/:one(\\d+)',
  '/x/:one+',
  '/**',
  '/:one/**',
);
const regex = fc.constantFrom(
  '^/a',
  '/[bc]/?$',
  '^/(?<one>[^/]+)/(?<two>.+)$',
  '^/(\\w+)$',
  '\\.js$',
);
const destination = fc.constantFrom('/a', '/new?x=1', 'https://example.com/y', '/404', '/é');
const filled = fc.constantFrom(
  '/z/:one',
  '/:two/:one',
  'https://example.com/:one',
  '/:1',
  '/q/:one*',
);
const status = fc.constantFrom({}, { type: 301 }, { type: 302 }, { type: 307 });

const redirect = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.record({ source: glob }), destination),
      fc.tuple(fc.record({ source: capturing }), filled),
      fc.tuple(fc.record({ regex }), fc.oneof(destination, filled)),
    ),
    status,
  )
  .map(([[pattern, to], type]) => ({ ...pattern, destination: to, ...type }));
const rewrite = fc.record({
  source: glob.filter((one) => one !== '**'),
  destination: fc.constantFrom('/index.html', '/a/b.html', '/404.html', '/none.html'),
});
const header = fc.record({
  source: glob,
  headers: fc.array(
    fc.record({
      key: fc.constantFrom('X-One', 'x-two', 'Cache-Control'),
      value: fc.constantFrom('1', 'no-store', 'a, b'),
    }),
    { maxLength: 2 },
  ),
});
const site = fc.record(
  {
    public: fc.constant('public'),
    redirects: fc.array(redirect, { maxLength: 2 }),
    rewrites: fc.array(rewrite, { maxLength: 2 }),
    headers: fc.array(header, { maxLength: 3 }),
    cleanUrls: fc.boolean(),
    trailingSlash: fc.boolean(),
    i18n: fc.constant({ root: '/lang' }),
  },
  { requiredKeys: ['public'] },
);
const path = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/a',
      '/a/',
      '/a.html',
      '/a/b',
      '/a/b/',
      '/a/b.html',
      '/a/index',
      '/a/index.html',
      '/b',
      '/b/c',
      '/b/c/',
      '/b/c/d.js',
      '/c',
      '/c/',
      '/index',
      '/index.html',
      '/404',
      '/404.html',
      '/no',
      '/no/such/',
      '/no/such.js',
      '/x/1',
      '/x/1/2',
      '//a//b',
      '/A',
      '/%C3%A9',
      '/12',
    ),
    fc.constantFrom('', '?q=1&r=%20'),
  )
  .map((parts) => parts.join(''));
const sent = fc.constantFrom<Record<string, string>>(
  {},
  { 'accept-language': 'fr' },
  { 'accept-language': 'de,fr' },
  { 'accept-language': 'fr-CA,fr', 'x-country-code': 'ca' },
  { 'accept-language': 'de', cookie: 'x=1; firebase-language-override=fr' },
);

it('serves random sites like superstatic', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      site,
      fc.array(path, { minLength: 4, maxLength: 4 }),
      sent,
      async (one, paths, headers) => {
        config = one;
        for (const asked of paths) {
          const expected = await theirs(asked, headers);
          const answer = await ours(asked, headers);
          seen.add(`${expected.status} ${expected.body}`);
          expect({ asked, ...answer }).toEqual({ asked, ...expected });
        }
      },
    ),
    { numRuns: 120 },
  );
  // The cases reach files, redirects and the page for missing ones.
  expect([...seen].map((one) => one.slice(0, 3))).toEqual(
    expect.arrayContaining(['200', '301', '404']),
  );
});
