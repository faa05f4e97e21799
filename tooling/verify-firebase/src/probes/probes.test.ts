import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type StandIn, standIn } from '../stand-in.ts';
import { askRulesTestApi } from './ask-rules.ts';
import { observe, record } from './observe.ts';
import { PROBES } from './registry.ts';

const config = { apiKey: 'k', projectId: 'p', appId: 'a' };

/** Starts a rules test API in which exactly the conditions that contain a text hold. */
async function testApi(holding: string): Promise<StandIn> {
  return standIn((path, body) => {
    if (!path.endsWith('/projects/p:test')) return { status: 404, body: {} };
    if (body.includes('bool(')) return { status: 200, body: { issues: [{ severity: 'ERROR' }] } };
    const state = body.includes(holding) ? 'SUCCESS' : 'FAILURE';
    return { status: 200, body: { testResults: [{ state }] } };
  });
}

test('every probe has an id of its own', () => {
  const ids = PROBES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id))).toEqual([]);
});

test('rules are asked about without deploying them', async () => {
  const api = await testApi('----');
  const ask = askRulesTestApi('p', 'token', api.origin);
  expect(await ask("b'x'.toBase64() == '----'")).toBe('holds');
  expect(await ask('false')).toBe('does not hold');
  expect(await ask("bool('true')")).toBe('is refused');
  await expect(askRulesTestApi('other', 'token', api.origin)('true')).rejects.toThrow('404');
  const probe = PROBES.find(({ id }) => id === 'rules.bytes-base64');
  const probed = { config, facts: {}, origin: api.origin, askRules: ask };
  expect(await probe?.observe(probed)).toBe('base64url');
  await api.stop();
});

test('a probe that fails leaves its question open', async () => {
  const page = await standIn(() => ({ status: 404, body: '' }));
  const emulators = { auth: page.origin };
  const probed = {
    config: { ...config, emulators },
    facts: {},
    origin: page.origin,
    askRules: undefined,
  };
  const { observations, open } = await observe(probed, new Date(0));
  expect(observations).toEqual([
    {
      id: 'hosting.missing-asset-headers',
      observed: '404, no cache-control',
      date: '1970-01-01',
      project: 'p',
    },
  ]);
  expect(open).toHaveLength(PROBES.length - 1);
  await page.stop();
});

test('accesses that are not cached are told by the small commits that they leave', async () => {
  const probe = PROBES.find(({ id }) => id === 'firestore.rules.access-cache-per-commit');
  const observed = (facts: { largestCommit?: number }) =>
    probe?.observe({ config, facts, origin: '', askRules: undefined });
  expect(await observed({ largestCommit: 250 })).toBe('once');
  expect(await observed({ largestCommit: 6 })).toBe('each time');
  expect(await observed({})).toBeUndefined();
});

test('detects either byte order of a checksum', async () => {
  const probe = PROBES.find(({ id }) => id === 'rules.hashing.crc-byte-order');
  for (const [holding, order] of [
    ['2639F4CB', 'little-endian'],
    ['CBF43926', 'big-endian'],
  ] as const) {
    const api = await testApi(holding);
    const askRules = askRulesTestApi('p', 'token', api.origin);
    const probed = { config, facts: {}, origin: api.origin, askRules };
    expect(await probe?.observe(probed)).toBe(order);
    await api.stop();
  }
});

test('reports whether Hosting applies headers to reserved URLs', async () => {
  const probe = PROBES.find(({ id }) => id === 'hosting.reserved-url-headers');
  const hosting = await standIn(() => ({ status: 200, body: {} }));
  const probed = { config, facts: {}, origin: hosting.origin, askRules: undefined };
  expect(await probe?.observe(probed)).toBe('no');
  await hosting.stop();
});

test('observations are recorded in order, the newest of each probe and project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quits-observations-'));
  const file = join(folder, 'observations.json');
  record(file, [
    { id: 'b', observed: '1', date: '2026-01-01', project: 'p' },
    { id: 'a', observed: '1', date: '2026-01-01' },
  ]);
  record(file, [{ id: 'b', observed: '2', date: '2026-01-02', project: 'p' }]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { id: 'a', observed: '1', date: '2026-01-01' },
    { id: 'b', observed: '2', date: '2026-01-02', project: 'p' },
  ]);
  rmSync(folder, { recursive: true });
});
