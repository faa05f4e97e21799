import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /teams/{document=**} { allow read, write; }
} }`;
const FILE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /teams/{file=**} { allow read, write; } } }`;
const DOCUMENTS = '/v1/projects/quits/databases/(default)/documents';

let stage: ServerStage;
let time: number;
let options: Partial<ServerOptions>;

afterEach(() => stage.stop());

async function start(limits: ServerOptions['limits']): Promise<void> {
  time = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'quits-limits-'));
  const [rulesFile, storageRulesFile] = [join(folder, 'a.rules'), join(folder, 'b.rules')];
  writeFileSync(rulesFile, RULES);
  writeFileSync(storageRulesFile, FILE_RULES);
  options = {
    encryption: { kind: 'proxy' },
    data: join(folder, 'data'),
    rulesFile,
    storageRulesFile,
    now: () => time,
    ...(limits === undefined ? {} : { limits }),
  };
  stage = await startServerStage(options);
}

interface Sent {
  readonly token?: string;
  readonly address?: string;
}

async function send(method: string, path: string, body: object | string, sent: Sent = {}) {
  const { token, address = '192.0.2.1' } = sent;
  const answer = await stage.send({
    method,
    path,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { error } = JSON.parse(answer.body) as { error?: { status?: string; message: string } };
  return { status: answer.status, reason: error?.status, message: error?.message };
}

async function signUp(): Promise<string> {
  const { body } = await stage.send({
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  return (JSON.parse(body) as { idToken: string }).idToken;
}

const write = (path: string, sent?: Sent, text = '') =>
  send('PATCH', `${DOCUMENTS}/${path}`, { fields: { text: { stringValue: text } } }, sent);
const read = (path: string, sent?: Sent) => send('GET', `${DOCUMENTS}/${path}`, '', sent);
const remove = (path: string) => send('DELETE', `${DOCUMENTS}/${path}`, '');
const upload = (name: string, bytes: number) =>
  send('POST', `/v0/b/quits.appspot.com/o?name=${encodeURIComponent(name)}`, 'x'.repeat(bytes));

const EXHAUSTED = { status: 429, reason: 'RESOURCE_EXHAUSTED' };

it('limits what an account, or a visitor’s address, reads in a minute', async () => {
  await start({ reads: 4 });
  const [ann, ben] = [await signUp(), await signUp()];
  await write('teams/t');
  for (let n = 0; n < 4; n += 1)
    expect(await read('teams/t', { token: ann })).toMatchObject({ status: 200 });
  expect(await read('teams/t', { token: ann })).toMatchObject(EXHAUSTED);
  expect(await read('teams/t', { token: ben })).toMatchObject({ status: 200 });
  // A visitor can't use up what is an account's, nor another visitor's.
  for (let n = 0; n < 4; n += 1) expect(await read('teams/no')).toMatchObject({ status: 404 });
  expect(await read('teams/t')).toMatchObject(EXHAUSTED);
  expect(await read('teams/t', { token: `${ben.slice(0, -4)}AAAA` })).toMatchObject(EXHAUSTED);
  expect(await read('teams/t', { address: '192.0.2.2' })).toMatchObject({ status: 200 });
  expect(await read('teams/t', { token: ben })).toMatchObject({ status: 200 });
  time += 15_001;
  expect(await read('teams/t', { token: ann })).toMatchObject({ status: 200 });
});

it('counts every document of a query', async () => {
  await start({ reads: 5 });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await write(`teams/${id}`);
  const query = { structuredQuery: { from: [{ collectionId: 'teams' }] } };
  const run = () => send('POST', `${DOCUMENTS}:runQuery`, query);
  expect((await run()).status).toBe(200);
  const { body } = await stage.send({
    method: 'POST',
    path: `${DOCUMENTS}:runQuery`,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1' },
    body: JSON.stringify(query),
  });
  expect(JSON.parse(body)).toMatchObject([{ error: { status: 'RESOURCE_EXHAUSTED' } }]);
});

it('limits what is written in a minute, and stored in a day', async () => {
  await start({ writes: 3, megabytes: 1 });
  for (let n = 0; n < 3; n += 1) expect(await write('teams/t')).toMatchObject({ status: 200 });
  expect(await write('teams/t')).toMatchObject({
    ...EXHAUSTED,
    message: expect.stringContaining('writes') as string,
  });
  time += 60_000;
  for (const [id, size] of [
    ['a', 600_000],
    ['b', 500_000],
  ] as const) {
    expect(await write(`teams/${id}`, {}, 'x'.repeat(size))).toMatchObject({ status: 200 });
  }
  expect(await write('teams/c')).toMatchObject({
    ...EXHAUSTED,
    message: expect.stringContaining('today') as string,
  });
  time += 24 * 3_600_000;
  expect(await write('teams/c')).toMatchObject({ status: 200 });
  expect(await upload('teams/t/file', 1_200_000)).toMatchObject({ status: 200 });
  expect(await upload('teams/t/other', 10)).toMatchObject({ status: 402 });
});

it('limits the documents below a document, also after a restart', async () => {
  await start({ documents: 3 });
  await write('teams/t');
  for (const id of ['a', 'b', 'b/parts/c']) {
    expect(await write(`teams/t/parts/${id}`)).toMatchObject({ status: 200 });
  }
  const full = { status: 400, reason: 'FAILED_PRECONDITION' };
  expect(await write('teams/t/parts/d')).toMatchObject(full);
  expect(await write('teams/t')).toMatchObject({ status: 200 });
  expect(await write('teams/u/parts/a')).toMatchObject({ status: 200 });
  await stage.stop();
  stage = await startServerStage(options);
  expect(await write('teams/t/parts/d')).toMatchObject(full);
  expect(await remove('teams/t/parts/a')).toMatchObject({ status: 200 });
  expect(await write('teams/t/parts/d')).toMatchObject({ status: 200 });
});

it('limits the bytes of documents and files below a document', async () => {
  await start({ room: 1 });
  expect(await upload('teams/t/one', 700_000)).toMatchObject({ status: 200 });
  expect(await upload('teams/t/two', 400_000)).toMatchObject({ status: 402 });
  expect(await upload('teams/u/two', 400_000)).toMatchObject({ status: 200 });
  const large = 'x'.repeat(400_000);
  expect(await write('teams/t/parts/a', {}, large)).toMatchObject({ status: 400 });
  expect(await write('teams/u/parts/a', {}, large)).toMatchObject({ status: 200 });
});

it('writes nothing into the last of the disk, and still deletes', async () => {
  await start({});
  await write('teams/t/parts/a');
  await stage.stop();
  stage = await startServerStage({ ...options, limits: { free: 999_999_999 } });
  expect(await write('teams/t/parts/b')).toMatchObject({
    ...EXHAUSTED,
    message: expect.stringContaining('disk') as string,
  });
  expect(await upload('teams/t/one', 10)).toMatchObject({ status: 402 });
  expect(await remove('teams/t/parts/a')).toMatchObject({ status: 200 });
});

it('slows down an address that sends too many requests, and no other', async () => {
  await start({ requests: 6000 });
  const ask = async (address: string) => {
    const { status } = await read('teams/t', { address });
    return status;
  };
  const began = performance.now();
  // The first 100 at once, then one in 10 ms.
  const flood = await Promise.all(Array.from({ length: 150 }, () => ask('192.0.2.1')));
  expect(performance.now() - began).toBeGreaterThan(490);
  expect(new Set(flood)).toEqual(new Set([404]));
  const again = performance.now();
  const [slow] = await Promise.all([
    ask('192.0.2.1').then(() => performance.now() - again),
    ask('192.0.2.1'),
    ask('192.0.2.2').then(() => expect(performance.now() - again).toBeLessThan(400)),
  ]);
  expect(slow).toBeLessThan(400);
});
