import type { LocalBackendOptions } from '@quits/local-backend';
import { toAppError } from '@quits/errors';
import { setLogLevel } from 'firebase/app';
import { setLogLevel as setFirestoreLogLevel } from 'firebase/firestore';
import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ref, uploadBytes } from 'firebase/storage';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDevice } from './device.ts';
import { startEmbedded } from './embedded.ts';
import type { JourneyId } from './journeys/journey.ts';
import { play } from './play.ts';
import { projectConfig } from './project-config.ts';
import { adviceOn, type Refusal, refusalOf } from './refusal.ts';
import { type StandIn, standIn } from './stand-in.ts';

const FIREBASE = new URL('../../../apps/web/firebase/', import.meta.url);
const RULES = readFileSync(new URL('firestore.rules', FIREBASE), 'utf8');
const SCALE = { rows: 8, people: 14 };
const folder = mkdtempSync(join(tmpdir(), 'quits-verify-test-'));
const NO_INDEXES = join(folder, 'firestore.indexes.json');

const stops: (() => Promise<void>)[] = [];

beforeAll(() => {
  setLogLevel('silent');
  setFirestoreLogLevel('silent');
  writeFileSync(NO_INDEXES, '{ "indexes": [], "fieldOverrides": [] }');
  return () => rmSync(folder, { recursive: true });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options: LocalBackendOptions = {}) {
  const embedded = await startEmbedded(options);
  stops.push(embedded.stop);
  return embedded;
}

async function stand(answer: Parameters<typeof standIn>[0]): Promise<StandIn> {
  const server = await standIn(answer);
  stops.push(server.stop);
  return server;
}

const PROJECTS: readonly (readonly [string, LocalBackendOptions, JourneyId, Refusal])[] = [
  ['guests are off', { identity: { anonymous: false } }, 'guest', 'provider'],
  ['passwords are off', { identity: { password: false } }, 'password', 'provider'],
  [
    'no rules are deployed',
    { rules: "rules_version = '2'; service cloud.firestore {}" },
    'guest',
    'rules',
  ],
  [
    'rules of another version are deployed',
    { rules: RULES.replace('match /months/', 'match /sums/') },
    'add',
    'rules',
  ],
  ['indexes are not deployed', { indexesFile: NO_INDEXES }, 'lists', 'index'],
  [
    'rules of files are not deployed',
    { storageRules: "rules_version = '2'; service firebase.storage {}" },
    'receipt',
    'storage rules',
  ],
];

describe('a project is told what to do', () => {
  test.each(PROJECTS)('where %s', async (_, options, id, refusal) => {
    const { config } = await start(options);
    const { outcomes, left } = await play(config, { scale: SCALE, only: [id] });
    const outcome = outcomes.find((one) => one.id === id);
    expect(outcome).toMatchObject({ state: 'failed', advice: adviceOn(refusal) });
    expect(outcomes.filter((one) => one.id !== id && one.state !== 'passed')).toEqual([]);
    // Documents that the rules don't let be listed can't be found.
    expect(left.filter((one) => !/^groups\/\w+\/months /.test(one))).toEqual([]);
  });

  test.each([
    ['the API key is wrong', 400, 'API key not valid. Please pass a valid API key.', 'key'],
    [
      'the API key is for web pages only',
      403,
      'Requests from referer <empty> are blocked.',
      'domain',
    ],
    ['Authentication was never set up', 400, 'CONFIGURATION_NOT_FOUND', 'authentication'],
    ['too many accounts were made', 400, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'sign-ups'],
  ] as const)('where %s', async (_, status, message, refusal) => {
    const { config } = await start();
    const { origin } = await stand(() => ({ status, body: { error: { code: status, message } } }));
    const emulators = { ...config.emulators, auth: origin };
    const run = await play({ ...config, emulators }, { scale: SCALE, only: ['guest'] });
    expect(run.outcomes).toMatchObject([{ state: 'failed', advice: adviceOn(refusal) }]);
  });

  test.each([
    ['the bucket needs billing', 402, 'billing'],
    ['there is no bucket', 404, 'bucket'],
  ] as const)('where %s', async (_, status, refusal) => {
    const { port } = await stand(() => ({ status, body: { error: { code: status } } }));
    const emulators = { storage: { host: '127.0.0.1', port } };
    const config = { apiKey: 'k', projectId: 'p', appId: 'a', storageBucket: 'p', emulators };
    const device = openDevice(config, () => false);
    const upload = uploadBytes(ref(device.storage, 'file'), new Uint8Array(1));
    const error: unknown = await upload.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(refusalOf(error)).toBe(refusal);
    await device.close();
  });

  test('where the bucket lets no page read files', async () => {
    const { config, backend } = await start();
    const { port } = await stand({
      forwardTo: backend.addresses.app,
      without: 'access-control-allow-origin',
    });
    const emulators = { ...config.emulators, storage: { host: '127.0.0.1', port } };
    const run = await play({ ...config, emulators }, { scale: SCALE, only: ['receipt'] });
    expect(run.outcomes.at(-1)).toMatchObject({ state: 'failed', advice: adviceOn('cors') });
    expect(run.left).toEqual([]);
  });

  test('where there is no network', async () => {
    const { config, stop } = await startEmbedded();
    await stop();
    const run = await play(config, { scale: SCALE, only: ['guest'] });
    expect(run.outcomes).toMatchObject([{ state: 'failed', advice: adviceOn('network') }]);
    expect(run.left).toEqual([]);
  });

  test('where nothing answers in time', async () => {
    const { config } = await start();
    const { origin } = await stand(() => undefined);
    const emulators = { ...config.emulators, auth: origin };
    const how = { scale: SCALE, only: ['guest'], patience: 50 } as const;
    const run = await play({ ...config, emulators }, how);
    expect(run.outcomes).toMatchObject([{ state: 'failed', advice: adviceOn('no answer') }]);
  });
});

// The SDK uses gRPC for these, which the fake server doesn't support.
test.each([
  [
    '7 PERMISSION_DENIED: Cloud Firestore API has not been used in project x before or it is disabled.',
    'api',
  ],
  ['5 NOT_FOUND: The database (default) does not exist for project x', 'database'],
  ['9 FAILED_PRECONDITION: The query requires an index. That index is currently building', 'index'],
] as const)('%s is told as what it is', (message, refusal) => {
  const cause = Object.assign(new Error(message), { code: 'permission-denied' });
  expect(refusalOf(toAppError(cause))).toBe(refusal);
});

describe('the configuration of a project', () => {
  test('is what its hosting serves', async () => {
    const { config, backend } = await start();
    const source = { project: 'demo-quits', origin: backend.addresses.app };
    expect(await projectConfig(source)).toEqual(config);
    const other = { ...source, project: 'another' };
    await expect(projectConfig(other)).rejects.toThrow('of the project demo-quits, not of another');
  });

  test('is missing where hosting is not set up, or not reached', async () => {
    const page = await stand(() => ({ status: 200, body: '<!doctype html>' }));
    const asked = projectConfig({ project: 'p', origin: page.origin });
    await expect(asked).rejects.toThrow(adviceOn('hosting'));
    await page.stop();
    const again = projectConfig({ project: 'p', origin: page.origin });
    await expect(again).rejects.toThrow(adviceOn('network'));
  });

  test('is made of an API key, or read from a file', async () => {
    const made = await projectConfig({ project: 'p', apiKey: 'k' });
    expect(made).toMatchObject({ projectId: 'p', storageBucket: 'p.firebasestorage.app' });
    const file = join(folder, 'config.json');
    writeFileSync(file, JSON.stringify(made));
    expect(await projectConfig({ project: 'p', file })).toEqual(made);
  });
});
