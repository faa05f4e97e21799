import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { startMailServer } from '../support/mail-server.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

let stage: ServerStage;

afterEach(() => stage.stop());

async function start(options: Partial<ServerOptions>): Promise<void> {
  stage = await startServerStage({ encryption: { kind: 'proxy' }, ...options });
}

function post(path: string, fields: object, headers: Record<string, string> = {}) {
  return stage.send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1', ...headers },
    body: JSON.stringify(fields),
  });
}

/** Returns the status of a sign-up, and the reason of a refusal. */
async function signUp(fields: object, headers: Record<string, string> = {}) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
  const { status, body } = await post(path, fields, headers);
  const { error } = JSON.parse(body) as { error?: { message: string } };
  return { status, reason: error?.message };
}

const ANN = { email: 'ann@example.org', password: 'correct horse' };

it('lets everyone in unless told otherwise', async () => {
  await start({});
  expect(await signUp({})).toMatchObject({ status: 200 });
  expect(await signUp(ANN)).toMatchObject({ status: 200 });
});

it('lets nobody create an account once sign-up is closed', async () => {
  await start({ signUp: 'closed' });
  for (const fields of [{}, ANN]) {
    expect(await signUp(fields)).toEqual({ status: 400, reason: 'ADMIN_ONLY_OPERATION' });
  }
});

it('lets nobody begin as a guest where there are none', async () => {
  await start({ guests: false });
  expect(await signUp({})).toEqual({ status: 400, reason: 'ADMIN_ONLY_OPERATION : GUESTS_OFF' });
  expect(await signUp(ANN)).toMatchObject({ status: 200 });
});

const PATTERN = 'notes/{link}';
const SECRET = 'a-secret-in-a-fragment';

/** Starts a server that had an account before it admitted only holders of a link. */
async function startInvited(links: Readonly<Record<string, object>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-links-'));
  const options = { data: join(folder, 'data'), signUpLinks: PATTERN } as const;
  await start(options);
  const made = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', {});
  const { idToken } = JSON.parse(made.body) as { idToken: string };
  const fields = {
    secretHash: { bytesValue: createHash('sha256').update(SECRET).digest('base64') },
    expiresAt: { timestampValue: new Date(Date.now() + 60_000).toISOString() },
    usesLeft: { integerValue: '1' },
  };
  for (const [id, changes] of Object.entries(links)) {
    const path = `/v1/projects/quits/databases/(default)/documents/notes?documentId=${id}`;
    const headers = { Authorization: `Bearer ${idToken}` };
    const written = await post(path, { fields: { ...fields, ...changes } }, headers);
    expect(written.status).toBe(200);
  }
  await stage.stop();
  await start({ ...options, signUp: 'invited' });
}

/** Returns the cookie of a pass for a link. */
async function passFor(document: string, secret = SECRET, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await post('/__/pass', { document, secret }, headers);
  const [cookie = ''] = answered['set-cookie'] ?? [];
  return { status, cookie };
}

it('lets in one person per pass, which only the holder of a valid link gets', async () => {
  await startInvited({ link: {} });
  const refused = { status: 400, reason: 'ADMIN_ONLY_OPERATION : PASS_REQUIRED' };
  expect(await signUp({})).toEqual(refused);
  expect(await signUp(ANN, { Cookie: '__Host-quits-pass=guessed' })).toEqual(refused);
  for (const [document, secret] of [
    ['notes/link', 'another secret'],
    ['notes/other', SECRET],
    ['notes/link/parts/link', SECRET],
    ['users/link', SECRET],
  ] as const) {
    expect(await passFor(document, secret)).toEqual({ status: 403, cookie: '' });
  }
  const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  expect(await passFor('notes/link', SECRET, elsewhere)).toEqual({ status: 403, cookie: '' });
  const { status, cookie } = await passFor('notes/link');
  expect(status).toBe(204);
  expect(cookie).toMatch(
    /^__Host-quits-pass=[\w-]{24}; Path=\/; Secure; HttpOnly; SameSite=Strict;/,
  );
  const headers = { Cookie: `other=1; ${cookie.split(';')[0]}` };
  expect(await signUp({}, headers)).toMatchObject({ status: 200 });
  expect(await signUp({}, headers)).toEqual(refused);
});

it('gives no pass for a link that ended, or that proves nothing', async () => {
  const ended = { timestampValue: '2026-01-01T00:00:00Z' };
  const links = {
    expired: { expiresAt: ended },
    used: { usesLeft: { integerValue: '0' } },
    revoked: { revokedAt: ended },
    bare: { secretHash: { stringValue: SECRET } },
    endless: { expiresAt: { stringValue: 'never' } },
  };
  await startInvited({ ...links, kept: { revokedAt: { nullValue: null } } });
  for (const id of Object.keys(links)) {
    expect(await passFor(`notes/${id}`)).toEqual({ status: 403, cookie: '' });
  }
  expect(await passFor('notes/kept')).toMatchObject({ status: 204 });
});

it('lets in people who prove an address of one of its domains', async () => {
  const mail = await startMailServer();
  await start({
    signUp: 'domains',
    signUpDomains: ['Example.org'],
    smtp: { url: mail.url, from: 'quits@example.net' },
  });
  const refused = { status: 400, reason: 'ADMIN_ONLY_OPERATION : DOMAIN_REQUIRED' };
  expect(await signUp({})).toEqual(refused);
  expect(await signUp(ANN)).toEqual(refused);
  const byLink = async (email: string) => {
    const mailed = mail.next();
    await post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k', {
      requestType: 'EMAIL_SIGNIN',
      email,
      continueUrl: stage.server.url,
    });
    const code = /oobCode=([\w-]+)/.exec(await mailed)?.[1];
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=k';
    const { status, body } = await post(path, { email, oobCode: code });
    return { status, reason: (JSON.parse(body) as { error?: { message: string } }).error?.message };
  };
  expect(await byLink('ann@example.org')).toMatchObject({ status: 200 });
  expect(await byLink('ann@example.org')).toMatchObject({ status: 200 });
  expect(await byLink('eve@example.org.evil.net')).toEqual(refused);
  await mail.stop();
});

/** Solves a puzzle of the server, and returns the App Check token. */
async function attest(): Promise<string> {
  const { body } = await post('/__/puzzle', {});
  const { challenge, difficulty } = JSON.parse(body) as { challenge: string; difficulty: number };
  const zerosOf = (n: number) =>
    Math.clz32(createHash('sha256').update(`${challenge}.${n}`).digest().readInt32BE(0));
  let solution = 0;
  while (zerosOf(solution) < difficulty) solution += 1;
  for (const wrong of [solution + 0.5, -1, String(solution)]) {
    expect(await post('/__/app-check', { challenge, solution: wrong })).toMatchObject({
      status: 403,
    });
  }
  const easier = challenge.replace(/^\d+/, '1');
  expect(await post('/__/app-check', { challenge: easier, solution })).toMatchObject({
    status: 403,
  });
  const given = await post('/__/app-check', { challenge, solution });
  expect(await post('/__/app-check', { challenge, solution })).toMatchObject({ status: 403 });
  return (JSON.parse(given.body) as { token: string }).token;
}

it('asks for a solved puzzle only during a flood, and takes a token five times', async () => {
  let time = Date.now();
  await start({ now: () => time });
  for (let n = 0; n < 60; n += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${n}` };
    expect(await signUp({}, headers)).toMatchObject({ status: 200 });
  }
  const refused = { status: 401, reason: 'Firebase App Check token is invalid.' };
  expect(await signUp({})).toEqual(refused);
  expect(await signUp({}, { 'X-Firebase-AppCheck': 'made.up.token' })).toEqual(refused);
  const headers = { 'X-Firebase-AppCheck': await attest() };
  for (let n = 0; n < 5; n += 1) expect(await signUp({}, headers)).toMatchObject({ status: 200 });
  expect(await signUp({}, headers)).toEqual(refused);
  time += 10 * 60_000 + 1;
  expect(await signUp({})).toMatchObject({ status: 200 });
});

it('always asks for a puzzle if told so, and no longer takes an old token', async () => {
  let time = Date.now();
  await start({ now: () => time, puzzles: 'always' });
  const headers = { 'X-Firebase-AppCheck': await attest() };
  time += 10 * 60_000 + 1;
  expect(await signUp({}, headers)).toMatchObject({ status: 401 });
});

it('stops an address after a hundred sign-ups in an hour, and no other', async () => {
  await start({ puzzles: 'never' });
  const answers = [];
  for (let n = 0; n < 101; n += 1) answers.push(await signUp({}));
  expect(answers.at(99)).toMatchObject({ status: 200 });
  expect(answers.at(100)).toEqual({ status: 400, reason: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  expect(await signUp({}, { 'X-Forwarded-For': '192.0.2.2' })).toMatchObject({ status: 200 });
});
