import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BASES, CHANGES, listPoints } from '../../src/backup/backup-plan.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { SECRET } from '../../tests/support/backup-stage.ts';
import { type ServerStage, startServerStage } from '../../tests/support/server-stage.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ben@example.org';
/** Time of the backup's first state, in ms. */
const FIRST = 1_800_000_000_000;

let root = '';
let stage: ServerStage;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quits-setup-'));
});

afterEach(async () => {
  await stage.stop();
  rmSync(root, { recursive: true });
});

const store = () => folderStore(join(root, 'backup'));
const own = () => ({ store: store(), secret: SECRET });

async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  stage = await startServerStage({ encryption: { kind: 'proxy' }, drainTime: 1000, ...options });
  return new URL(stage.server.administratorLink ?? 'https://x.example').hash.slice(1);
}

async function post(path: string, body: object) {
  const { status, body: text } = await stage.send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status, ...(JSON.parse(text) as Record<string, unknown>) };
}

const account = (operation: string) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
    email: EMAIL,
    password: PASSWORD,
  });
const signIn = () => post('/__/sign-in', { name: 'Ann', password: PASSWORD });

/** Backs up a server with an administrator, an account and a file. Returns a time before the account, in ms. */
async function backUp(): Promise<number> {
  let now = FIRST;
  const link = await start({ backup: { ...own(), interval: 20 }, now: () => now });
  await eventually(async () => expect((await store().list(BASES)).length).toBeGreaterThan(0));
  now += 1000;
  await post('/__/setup', { link, name: 'Ann', password: PASSWORD });
  // A change of an earlier time doesn't contain her yet.
  await eventually(async () =>
    expect((await listPoints(store(), CHANGES)).map(({ time }) => time)).toContain(now),
  );
  const before = now;
  now += 59_000;
  expect(await account('signUp')).toMatchObject({ status: 200 });
  await stage.stop();
  return before;
}

const restored = (link: string) =>
  eventually(async () => {
    const state = await post('/__/setup/state', { link });
    expect(state).toMatchObject({ kind: 'restored' });
    return state;
  });

it('restores the backup of a lost server from the first page, and serves nothing before', async () => {
  await backUp();
  const bases = await store().list(BASES);
  const link = await start({ backup: own() });
  // A device that found an empty server would take its account for deleted.
  expect(await account('signInWithPassword')).toMatchObject({ status: 503 });
  expect(await stage.send({ path: '/', headers: { Accept: 'text/html' } })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '30' },
  });
  expect((await stage.send({ path: '/__/setup' })).body).toContain('Restore a backup');
  expect(await post('/__/setup/backup', { link: 'x', place: 'own' })).toMatchObject({
    status: 403,
  });
  expect(await post('/__/setup/backup', { link, place: 'own' })).toMatchObject({
    from: FIRST,
    to: FIRST + 60_000,
  });
  expect(await store().list(BASES)).toEqual(bases);
  expect(await post('/__/setup/restore', { link, place: 'own' })).toMatchObject({ status: 200 });
  await restored(link);
  expect(await account('signInWithPassword')).toMatchObject({ status: 200, email: EMAIL });
  expect(await signIn()).toMatchObject({ status: 200 });
  expect(await stage.send({ path: '/__/setup' })).toMatchObject({ status: 404 });
  // It backs up again, after all former states.
  await eventually(async () =>
    expect((await store().list(BASES)).length).toBeGreaterThan(bases.length),
  );
  expect(await post('/__/setup/restore', { link, place: 'own' })).toMatchObject({ status: 403 });
});

it('restores a typed folder as of a time into a server without a backup, unless it has data', async () => {
  const before = await backUp();
  const link = await start();
  const place = { place: 'folder', folder: join(root, 'backup'), secret: String(SECRET) };
  const wrong = await post('/__/setup/backup', { link, ...place, secret: 'another passphrase' });
  expect(wrong).toMatchObject({ status: 409 });
  const nowhere = await post('/__/setup/backup', { link, ...place, folder: join(root, 'no') });
  expect(nowhere).toMatchObject({ status: 409, error: { message: 'There is no backup.' } });
  expect(await post('/__/setup/restore', { link, ...place, at: FIRST - 1 })).toMatchObject({
    status: 409,
  });
  expect(await post('/__/setup/restore', { link, ...place, at: before })).toMatchObject({
    status: 200,
  });
  expect(await restored(link)).toMatchObject({ time: before });
  expect(await account('signInWithPassword')).toMatchObject({ status: 400 });
  expect(await signIn()).toMatchObject({ status: 200 });
  await stage.stop();

  const other = await start();
  await account('signUp');
  expect(await post('/__/setup/restore', { link: other, ...place })).toMatchObject({
    status: 409,
  });
  expect((await stage.send({ path: '/__/setup' })).body).not.toContain('Restore a backup');
});

it('starts empty beside a backup when an administrator wants it, and keeps its states', async () => {
  await backUp();
  const bases = await store().list(BASES);
  const link = await start({ backup: own() });
  expect(await post('/__/setup', { link, name: 'Eve', password: PASSWORD })).toMatchObject({
    status: 200,
  });
  await eventually(async () => expect(await account('signUp')).toMatchObject({ status: 200 }));
  await eventually(async () => {
    const all = await store().list(BASES);
    expect(all.length).toBeGreaterThan(bases.length);
    expect(all).toEqual(expect.arrayContaining(bases));
  });
});

it('waits when a restore fails and after a restart, until another is complete', async () => {
  await backUp();
  const [base] = await store().list(BASES);
  const damaged = {
    ...store(),
    get: (name: string) => store().get(name === base?.name ? 'x' : name),
  };
  const backup = { store: damaged, secret: SECRET };
  const data = join(root, 'data');
  const first = await start({ backup, data });
  await post('/__/setup/restore', { link: first, place: 'own' });
  await eventually(async () =>
    expect(await post('/__/setup/state', { link: first })).toMatchObject({ kind: 'failed' }),
  );
  expect(await account('signInWithPassword')).toMatchObject({ status: 503 });
  await stage.stop();
  const link = await start({ backup, data });
  expect(await account('signInWithPassword')).toMatchObject({ status: 503 });
  const place = { place: 'folder', folder: join(root, 'backup'), secret: String(SECRET) };
  expect(await post('/__/setup/restore', { link, ...place })).toMatchObject({ status: 200 });
  await restored(link);
});
