import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RawAnswer, type ServerStage, startServerStage } from '../support/server-stage.ts';

const HOUR = 3_600_000;
const PASSWORD = 'correct horse battery';

let stage: ServerStage;
let now = Date.now();
let link: string;

beforeAll(async () => {
  stage = await startServerStage({ encryption: { kind: 'proxy' }, now: () => now });
  link = linkOf(stage.server.administratorLink);
});

afterAll(() => stage.stop());

function linkOf(address: string | undefined): string {
  const { origin, pathname, hash } = new URL(address ?? '');
  expect(origin + pathname).toBe(`${stage.server.url}/__/setup`);
  return hash.slice(1);
}

function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return stage.send({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function cookieOf({ headers }: RawAnswer): string {
  const [cookie = ''] = headers['set-cookie'] ?? [];
  return cookie.split(';')[0] ?? '';
}

const overview = (cookie: string) =>
  stage.send({ path: '/__/api/overview', headers: { Cookie: cookie } });

it('makes an administrator by a link that works once', async () => {
  expect(await stage.send({ path: '/__/setup' })).toMatchObject({ status: 200 });
  const wrong = await post('/__/setup', { link: 'x', name: 'Ann', password: PASSWORD });
  expect(wrong).toMatchObject({ status: 403 });
  const short = await post('/__/setup', { link, name: 'Ann', password: 'short' });
  expect(JSON.parse(short.body)).toMatchObject({ problem: 'password-short' });
  const made = await post('/__/setup', { link, name: 'Ann', password: PASSWORD });
  expect(made.status).toBe(200);
  expect(made.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-quits-administrator=\S+; Path=\/; Secure; HttpOnly; SameSite=Strict/,
    ),
  ]);
  expect(await overview(cookieOf(made))).toMatchObject({ status: 200 });
  const again = await post('/__/setup', { link, name: 'Eve', password: PASSWORD });
  expect(JSON.parse(again.body)).toMatchObject({ problem: 'link-invalid' });
  expect(await stage.send({ path: '/__/setup' })).toMatchObject({ status: 404 });
});

it('lets one of two people have a link that both use at once', async () => {
  const other = await startServerStage({ encryption: { kind: 'proxy' } });
  const secret = new URL(other.server.administratorLink ?? '').hash.slice(1);
  const answers = await Promise.all(
    ['Ann', 'Eve'].map((name) =>
      other.send({
        method: 'POST',
        path: '/__/setup',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ link: secret, name, password: PASSWORD }),
      }),
    ),
  );
  await other.stop();
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

it('signs an administrator in for half a day, and out', async () => {
  expect(await post('/__/sign-in', { name: 'Ann', password: 'wrong' })).toMatchObject({
    status: 403,
  });
  const cookie = cookieOf(await post('/__/sign-in', { name: 'Ann', password: PASSWORD }));
  expect(await overview(cookie)).toMatchObject({ status: 200 });
  const page = await stage.send({ path: '/__/sign-in', headers: { Cookie: cookie } });
  expect(page.body).toContain('<h1>Ann</h1>');
  const out = await post('/__/sign-out', {}, { Cookie: cookie });
  expect(out.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')]);
  expect(await overview(cookie)).toMatchObject({ status: 404 });

  const second = cookieOf(await post('/__/sign-in', { name: 'Ann', password: PASSWORD }));
  now += 12 * HOUR;
  expect(await overview(second)).toMatchObject({ status: 404 });
});

it('takes acts from its own pages only', async () => {
  const cookie = cookieOf(await post('/__/sign-in', { name: 'Ann', password: PASSWORD }));
  const remove = (headers: Record<string, string>) =>
    post('/__/api/accounts/nobody/delete', {}, { Cookie: cookie, ...headers });
  expect(await remove({ Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await remove({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ status: 403 });
  expect(await remove({ Origin: stage.server.url })).toMatchObject({ status: 200 });
});

it('shows no messages, which contain links that sign in', async () => {
  const cookie = cookieOf(await post('/__/sign-in', { name: 'Ann', password: PASSWORD }));
  for (const path of ['/__/mail', '/__/mail.json', '/__/api/mail', '/__/live/mail']) {
    expect(await stage.send({ path, headers: { Cookie: cookie } })).toMatchObject({ status: 404 });
  }
});

it('slows the guessing of a password, parallel guesses included', async () => {
  const guesses = Array.from({ length: 30 }, () =>
    post('/__/sign-in', { name: 'Ann', password: 'guess' }, { 'X-Forwarded-For': '192.0.2.7' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403).length).toBeLessThan(10);
  expect(statuses).toContain(429);
  // Someone else isn't slowed.
  const other = await post(
    '/__/sign-in',
    { name: 'Ann', password: PASSWORD },
    { 'X-Forwarded-For': '192.0.2.8' },
  );
  expect(other.status).toBe(200);
});

it('stores no secret as it is', async () => {
  const signedIn = await post(
    '/__/sign-in',
    { name: 'Ann', password: PASSWORD },
    { 'X-Forwarded-For': '192.0.2.9' },
  );
  const [, session = ''] = cookieOf(signedIn).split('=');
  expect(session.length).toBeGreaterThan(40);
  const stored = ['quits.sqlite', 'quits.sqlite-wal'].map((name) =>
    readFileSync(join(stage.folder, 'data', name), 'latin1'),
  );
  for (const secret of [session, link, PASSWORD]) expect(stored.join('')).not.toContain(secret);
});

it('gives no link that works after an hour', async () => {
  const other = await startServerStage({ encryption: { kind: 'proxy' }, now: () => now });
  const secret = new URL(other.server.administratorLink ?? '').hash.slice(1);
  now += HOUR;
  const late = await other.send({
    method: 'POST',
    path: '/__/setup',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ link: secret, name: 'Ann', password: PASSWORD }),
  });
  expect(late.status).toBe(403);
  expect(await other.send({ path: '/__/setup' })).toMatchObject({ status: 404 });
  await other.stop();
});
