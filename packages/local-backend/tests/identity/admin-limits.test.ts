import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

// The official library validates most of these before the request; other clients don't.

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
});

afterAll(() => backend.stop());

async function codeOf(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/projects/demo-quits${path}`;
  const answer = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // An import responds with the errors of its parts.
  if (answer.ok) return 'OK';
  const { error } = (await answer.json()) as { error: { message: string } };
  return error.message.split(' : ')[0] ?? '';
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `u${at}`);
const claims = (length: number) => JSON.stringify({ x: 'x'.repeat(length - 8) });

it('deletes 1,000 accounts at once and no more', async () => {
  const path = '/accounts:batchDelete';
  expect(await codeOf('POST', path, { localIds: many(1000) })).toBe('OK');
  expect(await codeOf('POST', path, { localIds: many(1001) })).toBe('LOCAL_ID_LIST_EXCEEDS_LIMIT');
});

it('imports 1,000 accounts at once and no more', async () => {
  const users = (count: number) => many(count).map((localId) => ({ localId }));
  const path = '/accounts:batchCreate';
  expect(await codeOf('POST', path, { users: users(1001) })).toBe('MAXIMUM_USER_COUNT_EXCEEDED');
  expect(await codeOf('POST', path, { users: users(1000) })).toBe('OK');
});

it('lists 1,000 accounts a page and no more', async () => {
  expect(await codeOf('GET', '/accounts:batchGet?maxResults=1000')).toBe('OK');
  expect(await codeOf('GET', '/accounts:batchGet?maxResults=1001')).toBe('INVALID_ARGUMENT');
});

it('keeps 1,000 characters of custom claims and no more', async () => {
  const set = (customAttributes: string) =>
    codeOf('POST', '/accounts:update', { localId: 'u0', customAttributes });
  expect(await set(claims(1000))).toBe('OK');
  expect(await set(claims(1001))).toBe('CLAIMS_TOO_LARGE');
});

it('takes a uid of 128 characters and none that is longer', async () => {
  const create = (localId: string) => codeOf('POST', '/accounts', { localId });
  expect(await create('x'.repeat(128))).toBe('OK');
  expect(await create('x'.repeat(129))).toBe('INVALID_LOCAL_ID');
});

it('makes session cookies for five minutes to two weeks', async () => {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`;
  const answer = await fetch(url, { method: 'POST', body: '{}' });
  const { idToken } = (await answer.json()) as { idToken: string };
  const make = (validDuration: number) =>
    codeOf('POST', ':createSessionCookie', { idToken, validDuration });
  expect(await make(300)).toBe('OK');
  expect(await make(14 * 24 * 3600)).toBe('OK');
  expect(await make(299)).toBe('INVALID_DURATION');
  expect(await make(14 * 24 * 3600 + 1)).toBe('INVALID_DURATION');
});
