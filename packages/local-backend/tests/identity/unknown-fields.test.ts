import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
});

afterAll(() => backend.stop());

async function messageOf(path: string, body: unknown): Promise<[number, string]> {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/${path}?key=k`;
  const headers = path.includes('/projects/') ? { Authorization: 'Bearer owner' } : undefined;
  const answer = await fetch(url, {
    method: 'POST',
    ...(headers === undefined ? {} : { headers }),
    body: JSON.stringify(body),
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return [answer.status, error?.message ?? 'no error'];
}

const UNKNOWN = 'Invalid JSON payload received. Unknown name "emial": Cannot find field.';
const ADMIN = 'v1/projects/demo-quits';

it.each([
  'v1/accounts:createAuthUri',
  'v1/accounts:delete',
  'v1/accounts:lookup',
  'v1/accounts:resetPassword',
  'v1/accounts:sendOobCode',
  'v1/accounts:sendVerificationCode',
  'v1/accounts:signInWithCustomToken',
  'v1/accounts:signInWithEmailLink',
  'v1/accounts:signInWithIdp',
  'v1/accounts:signInWithPassword',
  'v1/accounts:signInWithPhoneNumber',
  'v1/accounts:signUp',
  'v1/accounts:update',
  'v2/accounts/mfaEnrollment:finalize',
  'v2/accounts/mfaEnrollment:start',
  'v2/accounts/mfaEnrollment:withdraw',
  'v2/accounts/mfaSignIn:finalize',
  'v2/accounts/mfaSignIn:start',
  'v2/accounts:revokeToken',
  `${ADMIN}/accounts`,
  `${ADMIN}/accounts:batchCreate`,
  `${ADMIN}/accounts:batchDelete`,
  `${ADMIN}/accounts:delete`,
  `${ADMIN}/accounts:lookup`,
  `${ADMIN}/accounts:query`,
  `${ADMIN}/accounts:sendOobCode`,
  `${ADMIN}/accounts:update`,
  `${ADMIN}:createSessionCookie`,
])('%s refuses a field that its message does not have', async (path) => {
  expect(await messageOf(path, { emial: 'ada@example.com' })).toEqual([400, UNKNOWN]);
});

it('a refused message changes nothing', async () => {
  const account = { email: 'ada@example.com', password: 'correct horse' };
  expect(await messageOf('v1/accounts:signUp', { ...account, emial: '' })).toEqual([400, UNKNOWN]);
  expect(await messageOf('v1/accounts:signUp', { ...account, returnSecureToken: true })).toEqual([
    200,
    'no error',
  ]);
});

it('messages under the former names have other fields too', async () => {
  const url = `${backend.addresses.identity}/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser?key=k`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ emial: 'x' }) });
  expect(answer.status).toBe(200);
});
