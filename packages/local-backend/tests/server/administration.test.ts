import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { BASES } from '../../src/backup/backup-plan.ts';
import { oneChunk } from '../../src/backup/chunks.ts';
import { folderStore } from '../../src/backup/folder-store.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sendRaw, type ServerStage, startServerStage } from '../support/server-stage.ts';

const PASSWORD = 'correct horse battery';

let stage: ServerStage;
let cookie: string;

afterEach(() => stage.stop());

/** Starts a server with Ann as its administrator. */
async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  stage = await startServerStage({ encryption: { kind: 'proxy' }, ...options });
  const link = new URL(stage.server.administratorLink ?? '').hash.slice(1);
  const made = await post('/__/setup', { link, name: 'Ann', password: PASSWORD });
  const [given = ''] = made.headers['set-cookie'] ?? [];
  cookie = given.split(';')[0] ?? '';
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return stage.send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7', ...headers },
    body: JSON.stringify(body),
  });
}

const act = (path: string, body: object) => post(path, body, { Cookie: cookie });

async function read(path: string): Promise<Record<string, unknown>> {
  const { body } = await stage.send({ path, headers: { Cookie: cookie } });
  return JSON.parse(body) as Record<string, unknown>;
}

const signUp = () => post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', {});

it('lets administrators close and open sign-up, and remembers it', async () => {
  await start();
  expect(await read('/__/api/server')).toMatchObject({
    administrators: ['Ann'],
    signUp: { mode: 'open', domains: [], guests: true, isFixed: false, modes: ['open', 'closed'] },
  });
  expect(await signUp()).toMatchObject({ status: 200 });
  const closed = await act('/__/api/server/sign-up', { mode: 'closed', guests: true });
  expect(JSON.parse(closed.body)).toEqual({ mode: 'closed', domains: [], guests: true });
  expect(await signUp()).toMatchObject({ status: 400 });
  for (const wrong of [{ mode: 'no' }, { mode: 'open' }, { mode: 'invited', guests: true }]) {
    expect(await act('/__/api/server/sign-up', wrong)).toMatchObject({ status: 400 });
  }
  expect((await signUp()).status).toBe(400);
  await act('/__/api/server/sign-up', { mode: 'open', guests: false });
  expect(await signUp()).toMatchObject({ status: 400 });
  await act('/__/api/server/sign-up', { mode: 'open', guests: true });
  expect(await signUp()).toMatchObject({ status: 200 });
});

it('leaves sign-up to the options of the command line, if they decide it', async () => {
  await start({ signUp: 'closed' });
  expect(await act('/__/api/server/sign-up', { mode: 'open', guests: true })).toMatchObject({
    status: 409,
  });
  expect(await signUp()).toMatchObject({ status: 400 });
});

it('sends a test email, or says why it could not', async () => {
  const mail = await startMailServer();
  await start({ smtp: { url: mail.url, from: 'quits@example.org' } });
  expect(await act('/__/api/server/mail', { to: 'ann@example.org' })).toMatchObject({
    status: 200,
  });
  expect(await act('/__/api/server/mail', { to: 'a@b, c@d' })).toMatchObject({ status: 400 });
  await mail.stop();
  const failed = await act('/__/api/server/mail', { to: 'ann@example.org' });
  expect(failed.status).toBe(502);
  expect(failed.body).toContain('The mail server refused');
});

it('shows the backup, and tests whether it can be restored', async () => {
  await start();
  expect(await act('/__/api/server/restore-test', {})).toMatchObject({ status: 409 });
  await stage.stop();
  const folder = mkdtempSync(join(tmpdir(), 'quits-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = folderStore(folder);
  await start({
    backup: { store, secret: Buffer.from('correct horse battery staple') },
    operations: { port: 0 },
  });
  await signUp();
  // As in a container with a read-only root, where only the data folder can be written to.
  vi.stubEnv('TMPDIR', '/nowhere');
  const tested = await act('/__/api/server/restore-test', {});
  vi.unstubAllEnvs();
  expect(JSON.parse(tested.body)).toMatchObject({ accounts: 1, documents: 0, problems: [] });
  expect(readdirSync(join(stage.folder, 'data/tmp'))).toEqual([]);
  const { backup } = await read('/__/api/server');
  expect(backup).toMatchObject({ lastTest: { accounts: 1, problems: [] } });
  const port = stage.server.operationsPort ?? 0;
  const { body } = await sendRaw(port, false, 'localhost', { path: '/metrics' });
  expect(body).toMatch(/^quits_backup_failing 0$/m);
  expect(body).toMatch(/^quits_backup_restore_test_passed 1$/m);
  const [base] = await store.list(BASES);
  await store.put(base?.name ?? '', oneChunk(Buffer.from('damaged')));
  const failed = await act('/__/api/server/restore-test', {});
  expect(JSON.parse(failed.body)).toMatchObject({
    problems: [`The file ${base?.name} of the backup is damaged.`],
  });
});

it('records what administrators do, and who tried to be one', async () => {
  await start();
  await post('/__/sign-in', { name: 'Ann', password: 'a wrong password' });
  const { localId } = JSON.parse((await signUp()).body) as { localId: string };
  await act(`/__/api/accounts/${localId}/disable`, {});
  await post('/__/sign-out', {}, { Cookie: cookie });
  const again = await post('/__/sign-in', { name: 'Ann', password: PASSWORD });
  const [given = ''] = again.headers['set-cookie'] ?? [];
  cookie = given.split(';')[0] ?? '';
  const { entries } = await read('/__/api/log/security');
  const all = entries as { data: object }[];
  const ann = { who: 'Ann', address: '192.0.2.7' };
  const ofAdministrators = all
    .map(({ data }) => data)
    .filter((data) => 'event' in data && String(data.event).startsWith('administrator-'));
  expect(ofAdministrators.toReversed()).toEqual([
    { event: 'administrator-joined', ...ann },
    { event: 'administrator-refused', reason: 'wrong', ...ann },
    { event: 'administrator-acted', act: `/__/api/accounts/${localId}/disable`, ...ann },
    { event: 'administrator-signed-out', ...ann },
    { event: 'administrator-signed-in', ...ann },
  ]);
  expect(JSON.stringify(entries)).not.toContain('password');
});

it('records sign-ins and refusals, until the account is deleted', async () => {
  await start();
  const call = (operation: string, body: object) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, body);
  const email = 'ben@example.org';
  const made = await call('signUp', { email, password: PASSWORD, returnSecureToken: true });
  const { localId, idToken } = JSON.parse(made.body) as Record<string, string>;
  await call('signInWithPassword', { email, password: 'a wrong password' });
  await call('signInWithPassword', { email: 'nobody@example.org', password: 'a wrong password' });
  const recorded = async () => {
    const { entries } = await read('/__/api/log/security');
    return (entries as { data: Record<string, unknown> }[])
      .map(({ data }) => data)
      .filter(({ event }) => event === 'signed-in' || event === 'sign-in-refused')
      .toReversed();
  };
  const reason = 'INVALID_LOGIN_CREDENTIALS';
  const refusal = { event: 'sign-in-refused', method: 'password', reason, address: '192.0.2.7' };
  const own = [
    { event: 'signed-in', uid: localId, method: 'password', isNew: true, address: '192.0.2.7' },
    { ...refusal, uid: localId },
  ];
  expect(await recorded()).toEqual([...own, refusal]);
  expect(JSON.stringify(await recorded())).not.toMatch(/wrong password|@/);
  await call('delete', { idToken });
  expect(await recorded()).toEqual([refusal]);
});

it('tells an account what is recorded about its own sign-ins, for the export of its data', async () => {
  await start();
  const call = async (operation: string, body: object) => {
    const path = `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`;
    const made = await post(path, { returnSecureToken: true, password: PASSWORD, ...body });
    return JSON.parse(made.body) as Record<string, string>;
  };
  const email = 'ben@example.org';
  const { localId, idToken = '' } = await call('signUp', { email });
  await call('signInWithPassword', { email, password: 'a wrong password' });
  await call('signUp', { email: 'eva@example.org' });
  const ask = (headers: Record<string, string>) => stage.send({ path: '/__/sign-ins', headers });
  const own = { Authorization: `Bearer ${idToken}` };
  const answer = await ask(own);
  expect(answer.headers['cache-control']).toBe('no-store');
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  const common = { at, method: 'password', address: '192.0.2.7' };
  expect(JSON.parse(answer.body)).toEqual({
    signIns: [
      { ...common, event: 'sign-in-refused', reason: 'INVALID_LOGIN_CREDENTIALS' },
      { ...common, event: 'signed-in', isNew: true },
    ],
  });
  const forged = idToken.replace(/\.[^.]*$/, '.AAAA');
  for (const other of [{}, { Authorization: `Bearer ${forged}` }, { Cookie: cookie }]) {
    expect(await ask(other)).toMatchObject({ status: 401 });
  }
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => ask(own)))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  await post(`/__/api/accounts/${localId}/disable`, {}, { Cookie: cookie });
  expect(await ask(own)).toMatchObject({ status: 401 });
});
