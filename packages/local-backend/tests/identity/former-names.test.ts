import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

type Json = Readonly<Record<string, unknown>>;

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend();
});

afterAll(() => backend.stop());

async function call(name: string, body?: Json): Promise<Json> {
  const path = `/www.googleapis.com/identitytoolkit/v3/relyingparty/${name}?key=k`;
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(
    backend.addresses.identity + path,
    body === undefined ? {} : { ...post, body: JSON.stringify(body) },
  );
  return (await answer.json()) as Json;
}

it('answers clients before version 9 under the names they know', async () => {
  const account = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
  const made = await call('signupNewUser', account);
  const { localId } = made;
  expect(made).toMatchObject({ email: EMAIL, idToken: expect.any(String) as unknown });
  const { idToken } = await call('verifyPassword', account);
  expect(await call('setAccountInfo', { idToken, displayName: 'Ada' })).toMatchObject({ localId });
  const { users } = await call('getAccountInfo', { idToken });
  expect(users).toMatchObject([{ localId, displayName: 'Ada' }]);
  await call('getOobConfirmationCode', { requestType: 'VERIFY_EMAIL', idToken });
  const oobCode = new URL(backend.mailbox.list().at(-1)?.link ?? '').searchParams.get('oobCode');
  expect(await call('setAccountInfo', { oobCode })).toMatchObject({ emailVerified: true });
  expect(await call('verifyPassword', { ...account, password: 'guess' })).toMatchObject({
    error: { message: 'INVALID_LOGIN_CREDENTIALS' },
  });
  await call('deleteAccount', { idToken });
  expect(await call('getAccountInfo', { idToken })).toHaveProperty('error');
});

it('tells them about the project', async () => {
  expect(await call('getProjectConfig')).toMatchObject({
    authorizedDomains: expect.any(Array) as unknown,
  });
  expect(await call('getRecaptchaParam')).toHaveProperty('recaptchaSiteKey');
});

it('signs them in by custom token and by a number', async () => {
  const token = await backend.createCustomToken('eve');
  const custom = await call('verifyCustomToken', { token, returnSecureToken: true });
  expect(custom).toMatchObject({ isNewUser: true });
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber: '+491701234567' });
  const code = backend.mailbox.list().at(-1)?.code;
  expect(await call('verifyPhoneNumber', { sessionInfo, code })).toMatchObject({ isNewUser: true });
});
