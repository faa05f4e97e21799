import { signInWithCustomToken, signInWithEmailAndPassword } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAdmin, openAdmin, type AdminClient } from '../support/admin-client.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';
import { startServiceFront, type ServiceFront } from '../support/service-front.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const AN_HOUR = 3_600_000;

/** Revocations are dated by the library, so that people must have signed in before. */
const aMinuteAgo = () => Date.now() - 60_000;
let backend: LocalBackend;
let client: AuthClient;
let admin: AdminClient;

async function signIn(): Promise<string> {
  const { user } = await signInWithEmailAndPassword(client.auth, EMAIL, PASSWORD);
  return user.getIdToken();
}

describe('where unsigned tokens are issued, the library pointed at an emulator', () => {
  beforeEach(async () => {
    backend = await startLocalBackend({ emulatorTokens: 'issue', now: aMinuteAgo });
    client = connectAuth(backend);
    admin = connectAdmin(backend);
    await admin.auth.createUser({ uid: 'ada', email: EMAIL, password: PASSWORD });
  });

  afterEach(async () => {
    await client.close();
    await admin.close();
    await backend.stop();
  });

  it('verifies ID tokens', async () => {
    const token = await signIn();
    expect(await admin.auth.verifyIdToken(token, true)).toMatchObject({ uid: 'ada', email: EMAIL });
    await admin.auth.updateUser('ada', { disabled: true });
    await expect(admin.auth.verifyIdToken(token)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });

  it('verifies session cookies until they are revoked', async () => {
    const cookie = await admin.auth.createSessionCookie(await signIn(), { expiresIn: AN_HOUR });
    expect(await admin.auth.verifySessionCookie(cookie, true)).toMatchObject({ uid: 'ada' });
    await admin.auth.revokeRefreshTokens('ada');
    await expect(admin.auth.verifySessionCookie(cookie, true)).rejects.toMatchObject({
      code: 'auth/session-cookie-revoked',
    });
  });

  it('makes custom tokens whose sign-ins it verifies, claims included', async () => {
    const token = await admin.auth.createCustomToken('grace', { role: 'auditor' });
    const { user } = await signInWithCustomToken(client.auth, token);
    const verified = await admin.auth.verifyIdToken(await user.getIdToken());
    expect(verified).toMatchObject({ uid: 'grace', role: 'auditor' });
    expect(verified.firebase.sign_in_provider).toBe('custom');
  });

  it('sees the same refusals as elsewhere: time, revocation and deletion hold for these tokens too', async () => {
    const token = await signIn();
    const look = async () => {
      const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`;
      const body = JSON.stringify({ idToken: token });
      const answer = (await (await fetch(url, { method: 'POST', body })).json()) as {
        error?: { message: string };
      };
      return answer.error?.message;
    };
    expect(await look()).toBeUndefined();
    await admin.auth.revokeRefreshTokens('ada');
    expect(await look()).toBe('TOKEN_EXPIRED');
    await admin.auth.deleteUser('ada');
    expect(await look()).toBe('USER_NOT_FOUND');
  });
});

describe('where tokens are signed, the library without an emulator', () => {
  let front: ServiceFront;

  beforeEach(async () => {
    backend = await startLocalBackend({ emulatorTokens: true, now: aMinuteAgo });
    front = await startServiceFront(backend);
    client = connectAuth(backend);
    admin = openAdmin({
      projectId: backend.project,
      httpAgent: front.agent,
      credential: {
        getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
      },
    });
    await admin.auth.createUser({ uid: 'ada', email: EMAIL, password: PASSWORD });
  });

  afterEach(async () => {
    await client.close();
    await admin.close();
    await front.stop();
    await backend.stop();
  });

  it('verifies ID tokens by the published certificates', async () => {
    const token = await signIn();
    expect(await admin.auth.verifyIdToken(token, true)).toMatchObject({ uid: 'ada' });
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'eve' })).toString('base64url');
    await expect(
      admin.auth.verifyIdToken(`${header}.${claims}.${signature}`),
    ).rejects.toMatchObject({ code: 'auth/argument-error' });
    await admin.auth.revokeRefreshTokens('ada');
    await expect(admin.auth.verifyIdToken(token, true)).rejects.toMatchObject({
      code: 'auth/id-token-revoked',
    });
  });

  it('verifies session cookies by the published certificates', async () => {
    const cookie = await admin.auth.createSessionCookie(await signIn(), { expiresIn: AN_HOUR });
    expect(await admin.auth.verifySessionCookie(cookie, true)).toMatchObject({ uid: 'ada' });
    await expect(admin.auth.verifyIdToken(cookie)).rejects.toMatchObject({
      code: 'auth/argument-error',
    });
    await admin.auth.updateUser('ada', { disabled: true });
    await expect(admin.auth.verifySessionCookie(cookie, true)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
  });
});
