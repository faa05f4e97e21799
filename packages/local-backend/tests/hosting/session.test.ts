import { createUserWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';

const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{b}/o/{all=**} { allow read, write: if request.auth != null; }
}`;

let backend: LocalBackend;
let client: AuthClient;
let idToken: string;
let xsrf: string;
let time = Date.now();

beforeEach(async () => {
  time = Date.now();
  backend = await startLocalBackend({ now: () => time, storageRules: STORAGE_RULES });
  client = connectAuth(backend);
  const { user } = await createUserWithEmailAndPassword(
    client.auth,
    'ada@example.com',
    'correct horse',
  );
  idToken = await user.getIdToken();
  const answer = await fetch(`${backend.addresses.app}/__/firebase/init.json`);
  xsrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
});

afterEach(async () => {
  await client.close();
  await backend.stop();
});

function send(method: 'POST' | 'DELETE', headers: Record<string, string>, token = idToken) {
  return fetch(`${backend.addresses.app}/__session`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: JSON.stringify({ idToken: token }) } : {}),
  });
}

const proof = () => ({ 'X-XSRF-TOKEN': xsrf, Cookie: `XSRF-TOKEN=${xsrf}` });

it('exchanges an ID token for a cookie that scripts cannot read, and clears it', async () => {
  const answer = await send('POST', proof());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__session=\S+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=432000$/,
  );
  const cleared = await send('DELETE', proof());
  expect(cleared.status).toBe(204);
  expect(cleared.headers.get('set-cookie')).toMatch(/^__session=; .*Max-Age=0$/);
});

it('also takes the token as the SDK sends it', async () => {
  const answer = await fetch(`${backend.addresses.app}/__session`, {
    method: 'POST',
    headers: { ...proof(), Authorization: `Bearer ${idToken}` },
  });
  expect(answer.status).toBe(200);
});

it.each([
  ['no header', { 'X-XSRF-TOKEN': '' }],
  ['another header', { 'X-XSRF-TOKEN': 'guess' }],
  ['a planted cookie', { 'X-XSRF-TOKEN': 'a.b', Cookie: 'XSRF-TOKEN=a.b' }],
  ['a page of another origin', { Origin: 'https://evil.example' }],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
])('refuses a request with %s', async (_name, headers) => {
  expect((await send('POST', { ...proof(), ...headers })).status).toBe(403);
  expect((await send('DELETE', { ...proof(), ...headers })).status).toBe(403);
});

it('refuses a token older than five minutes, and one that is forged', async () => {
  expect((await send('POST', proof(), `${idToken}x`)).status).toBe(401);
  time += 301_000;
  expect((await send('POST', proof())).status).toBe(401);
});

it('takes reports of errors, but not many and not large ones', async () => {
  const report = (body: string, headers = proof()) =>
    fetch(`${backend.addresses.app}/__report`, { method: 'POST', headers, body });
  expect((await report('{}', { ...proof(), 'X-XSRF-TOKEN': '' })).status).toBe(403);
  expect((await report('{}', { ...proof(), 'X-XSRF-TOKEN': 'guess' })).status).toBe(403);
  expect((await report('{"message":"broken"}')).status).toBe(204);
  expect((await report(JSON.stringify({ stack: 'x'.repeat(40_000) }))).status).toBe(413);
  const foreign = await fetch(`${backend.addresses.app}/__report`, {
    method: 'POST',
    headers: { ...proof(), Origin: 'https://evil.example' },
    body: '{}',
  });
  expect(foreign.status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 30 }, () => report('{}')));
  expect(answers.map(({ status }) => status)).toContain(429);
  const page = await fetch(`${backend.addresses.app}/__/api/log/reports`);
  expect(await page.text()).toContain('broken');
});

it('opens files to elements of our own pages, and to nobody else’s', async () => {
  const file = `${backend.addresses.app}/v0/b/demo-quits.appspot.com/o`;
  await fetch(`${file}?name=photo`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${idToken}`, 'Content-Type': 'image/png' },
    body: 'pixels',
  });
  const session = await send('POST', proof());
  const Cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const load = async (headers: Record<string, string>) =>
    (await fetch(`${file}/photo?alt=media`, { headers })).status;
  expect(await load({ Cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await load({ Cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await load({ Cookie })).toBe(403);
  const removal = await fetch(`${file}/photo`, {
    method: 'DELETE',
    headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(removal.status).toBe(403);
  time += 6 * 24 * 3_600_000;
  expect(await load({ Cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe(403);
});
